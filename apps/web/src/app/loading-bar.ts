import { BProgress } from '@bprogress/core';
import '@bprogress/core/css';
import './loading-bar.css';

const appearAfterMs = 120;
const errorShownMs = 600;

let appearTimer: ReturnType<typeof setTimeout> | undefined;
let errorTimer: ReturnType<typeof setTimeout> | undefined;

BProgress.configure({
  showSpinner: false,
  minimum: 0.1,
  template:
    '<div class="bar" role="progressbar" aria-label="页面加载中" aria-valuemin="0" aria-valuemax="100"><div class="peg"></div></div>',
  barSelector: '.bar',
});

function setFailed(isFailed: boolean): void {
  document.documentElement.toggleAttribute('data-navigation-failed', isFailed);
}

/** A navigation began. The bar appears only when it takes longer than a blink. */
export function startLoadingBar(): void {
  clearTimeout(errorTimer);
  clearTimeout(appearTimer);
  setFailed(false);
  appearTimer = setTimeout(() => BProgress.start(), appearAfterMs);
}

export function finishLoadingBar(): void {
  clearTimeout(appearTimer);
  if (BProgress.isStarted() && !document.documentElement.hasAttribute('data-navigation-failed'))
    BProgress.done();
}

/** A navigation failed: the bar turns to the error colour and leaves after a moment. */
export function failLoadingBar(): void {
  clearTimeout(appearTimer);
  clearTimeout(errorTimer);
  setFailed(true);
  BProgress.start();
  BProgress.set(0.99);
  errorTimer = setTimeout(() => {
    BProgress.done(true);
    setFailed(false);
  }, errorShownMs);
}
