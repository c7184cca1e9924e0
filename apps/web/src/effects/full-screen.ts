/** Whether the browser lets a page fill the screen. */
export function canFillScreen(): boolean {
  return document.fullscreenEnabled === true;
}

export function fillsScreen(): boolean {
  return document.fullscreenElement != null;
}

/** Fills the screen, or gives it back. Browsers may refuse; the page then stays as it is. */
export function toggleFullScreen(): void {
  const done = fillsScreen() ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  done.catch(() => {
    // Not allowed here, for instance inside a frame.
  });
}
