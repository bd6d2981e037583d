import type { Page } from 'playwright-core';

/** Room for the way from setting the page's clock to stopping it. */
const leapMs = 30_000;

/** Stops the clock of a page: what it would do after a while waits for `clock.runFor` or `clock.resume`. */
export async function stopClock({ clock }: Page): Promise<void> {
  const now = Date.now();
  await clock.install({ time: now });
  await clock.pauseAt(now + leapMs);
}
