import type { loadingBar } from './drawn-loading-bar.ts';

type LoadingBar = typeof loadingBar;

const appearAfterMs = 120;
const errorShownMs = 600;

let appearTimer: ReturnType<typeof setTimeout> | undefined;
let errorTimer: ReturnType<typeof setTimeout> | undefined;
/** Counts requests to the bar, so that code that loads late does not draw outdated ones. */
let asked = 0;

/** Draws on the bar once its code is loaded, unless a newer request has arrived. */
async function draw(work: (bar: LoadingBar) => void): Promise<void> {
  asked += 1;
  const turn = asked;
  try {
    const drawn = await import('./drawn-loading-bar.ts');
    if (turn === asked) work(drawn.loadingBar);
  } catch {
    // A page without its bar is still a page.
  }
}

function setFailed(isFailed: boolean): void {
  document.documentElement.toggleAttribute('data-navigation-failed', isFailed);
}

/** A navigation began. The bar appears only when it takes longer than a blink. */
export function startLoadingBar(): void {
  clearTimeout(errorTimer);
  clearTimeout(appearTimer);
  setFailed(false);
  appearTimer = setTimeout(() => void draw((bar) => bar.start()), appearAfterMs);
}

export function finishLoadingBar(): void {
  clearTimeout(appearTimer);
  const isShown = asked > 0 && !document.documentElement.hasAttribute('data-navigation-failed');
  if (isShown) void draw((bar) => bar.isStarted() && bar.done());
}

/** A navigation failed: the bar turns to the error colour and leaves after a moment. */
export function failLoadingBar(): void {
  clearTimeout(appearTimer);
  clearTimeout(errorTimer);
  setFailed(true);
  void draw((bar) => {
    bar.start();
    bar.set(0.99);
  });
  errorTimer = setTimeout(() => {
    void draw((bar) => bar.done(true));
    setFailed(false);
  }, errorShownMs);
}
