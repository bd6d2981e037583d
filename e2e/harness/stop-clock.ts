import type { Page } from 'playwright-core';

/** Time allowed between setting the page's clock and stopping it. */
const leapMs = 30_000;

/** Stops the clock of a page: its timers wait for `clock.runFor` or `clock.resume`. */
export async function stopClock({ clock }: Page): Promise<void> {
  const now = Date.now();
  await clock.install({ time: now });
  await clock.pauseAt(now + leapMs);
}
