import { BProgress } from '@bprogress/core';
import '@bprogress/core/css';
import './loading-bar.css';

BProgress.configure({
  showSpinner: false,
  minimum: 0.1,
  template:
    '<div class="bar" role="progressbar" aria-label="页面加载中" aria-valuemin="0" aria-valuemax="100"><div class="peg"></div></div>',
  barSelector: '.bar',
});

/** The bar at the top of the page; its code comes when a navigation first takes longer than a blink. */
export const loadingBar = BProgress;
