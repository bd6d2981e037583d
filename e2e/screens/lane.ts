import type { JourneyUser } from '../harness/api.ts';
import { enterSignedIn, openContext, openPageIn, type JourneyPage } from '../harness/browser.ts';
import type { Workspace } from '../harness/journey.ts';
import type { Look } from './look-at.ts';

/** Screens that are tested one after the other, in parallel with other lanes. */
export interface Lane {
  /** A page as after a new sign-in, in the window of a look; the user's previous page is closed. */
  open(as: JourneyUser | null, look: Look): Promise<JourneyPage>;
  close(): Promise<void>;
}

const signedOut = 'signed-out';

/** Clears storage including the session; a script at the start of every document stores the session again. */
const forget = 'localStorage.clear(); sessionStorage.clear();';

/** A document without scripts. One of the service itself: for another site Chromium would start another process. */
const plainDocument = '/city-net.svg';

/**
 * A user has one page in a lane, so that scripts and styles are fetched and compiled once. Between two screens the
 * document, its storage, its recorded errors, and the positions of window and pointer are reset.
 */
export function openLane({ browser, service }: Workspace): Lane {
  const pages = new Map<JourneyUser | typeof signedOut, JourneyPage>();
  const firstOf = async (as: JourneyUser | null, look: Look) => {
    const context = await openContext(browser, service, look);
    if (as !== null) await enterSignedIn({ context }, service, as);
    return openPageIn(context);
  };
  const clear = async (tab: JourneyPage, { width, height, theme }: Look) => {
    const { page } = tab;
    await page.evaluate(forget);
    await page.goto(plainDocument);
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: theme });
    await page.mouse.move(0, 0);
    tab.forgive(/./s);
  };
  return {
    async open(as, look) {
      const known = pages.get(as ?? signedOut);
      if (known) await clear(known, look);
      const tab = known ?? (await firstOf(as, look));
      pages.set(as ?? signedOut, tab);
      return tab;
    },
    async close() {
      for (const { context } of pages.values()) await context.close();
    },
  };
}
