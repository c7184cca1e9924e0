/** What the modules of the application ask a browser when they are loaded, answered for a page drawn at build. */
const STILL = {
  location: { pathname: '/', hash: '', origin: '' },
  history: { pushState: () => {} },
  navigator: { languages: ['ru'], language: 'ru' },
  matchMedia: () => ({ matches: false, addEventListener: () => {} }),
  scrollTo: () => {},
};

for (const [name, value] of Object.entries(STILL)) {
  if (!(name in globalThis)) Object.defineProperty(globalThis, name, { value, configurable: true });
}
