/** Root font size of a window: width / 750 × 100 px. Nothing in the style sheets uses rem. */
export function rootFontSizePx(windowWidthPx: number): number {
  return (windowWidthPx / 750) * 100;
}

/** Keeps the root font size and `--app-vh`, the full height of the window, in step with the window. */
export function followViewport(): void {
  const apply = () => {
    const root = document.documentElement;
    root.style.fontSize = `${rootFontSizePx(window.innerWidth)}px`;
    root.style.setProperty('--app-vh', `${window.innerHeight}px`);
  };
  window.addEventListener('resize', apply);
  apply();
}
