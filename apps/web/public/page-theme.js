// Runs before anything is painted: a chosen light or dark page must not flash in the other.
try {
  const { page } = JSON.parse(localStorage.getItem('nardy.preferences') ?? '{}');
  if (page === 'light' || page === 'dark') document.documentElement.dataset.page = page;
} catch {
  // Nothing is stored, or nothing may be: the page follows the system.
}
