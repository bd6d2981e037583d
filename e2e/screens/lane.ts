import type { JourneyUser } from '../harness/api.ts';
import { enterSignedIn, openContext, openPageIn, type JourneyPage } from '../harness/browser.ts';
import type { Workspace } from '../harness/journey.ts';
import { takesAll, type Look } from './look-at.ts';
import type { Screen } from './screen.ts';

/** Screens that are tested one after the other, in parallel with other lanes. */
export interface Lane {
  /** Opens a screen at an address, in the window of a look. */
  open(screen: Screen, path: string, look: Look): Promise<JourneyPage>;
  close(): Promise<void>;
}

const signedOut = 'signed-out';

/** Clears storage including the session; a script at the start of every document stores the session again. */
const forget = 'localStorage.clear(); sessionStorage.clear();';

/** A document without scripts. One of the service itself: for another site Chromium would start another process. */
const plainDocument = '/city-net.svg';

/** What an address is about: its page and the things that it names. */
function subjectOf(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://here');
  return [pathname, ...[...searchParams].filter(([name]) => name.endsWith('Id')).flat()].join(' ');
}

/** In the page: goes to an address as by a link. */
const goTo = (path: string) => history.pushState({}, '', path);

interface OpenedPage {
  readonly tab: JourneyPage;
  /** What it shows and nobody has touched; null where something was opened or changed. */
  shown: string | null;
}

/**
 * A user has one page in a lane, so that scripts and styles are fetched and compiled once. Between two screens the
 * document, its storage, its recorded errors, and the positions of window and pointer are reset; `npm test` goes from
 * one state of a page to another within the document, as a user would.
 */
export function openLane({ browser, service }: Workspace): Lane {
  const pages = new Map<JourneyUser | typeof signedOut, OpenedPage>();
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
    async open({ as, prepare, dialogs }, path, look) {
      const subject = subjectOf(path);
      const known = pages.get(as ?? signedOut);
      const opened = known ?? { tab: await firstOf(as, look), shown: null };
      pages.set(as ?? signedOut, opened);
      const { page } = opened.tab;
      if (opened.shown === subject && !takesAll) await page.evaluate(goTo, path);
      else {
        if (known) await clear(opened.tab, look);
        await page.goto(path);
      }
      opened.shown = prepare || dialogs ? null : subject;
      return opened.tab;
    },
    async close() {
      for (const { tab } of pages.values()) await tab.context.close();
    },
  };
}
