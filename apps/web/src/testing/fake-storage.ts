/** The methods of the browser's storage that are used, each key a property as there. */
export function fakeStorage(): Record<string, unknown> {
  const methods = {
    getItem: (key: string) => (Object.hasOwn(storage, key) ? storage[key] : null),
    setItem: (key: string, text: string) => {
      storage[key] = text;
    },
  };
  const storage: Record<string, unknown> = Object.create(methods);
  return storage;
}
