/** What was typed beside the line goes into it. */
export function typeIntoLine(key: string): void {
  const field = document.querySelector<HTMLInputElement>('#text-line');
  if (field === null) return;
  field.value += key;
  field.focus();
}
