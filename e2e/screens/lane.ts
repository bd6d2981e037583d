import type { BrowserContext } from 'playwright-core';
import type { JourneyUser } from '../harness/api.ts';
import { enterSignedIn, openContext, openPageIn, type JourneyPage } from '../harness/browser.ts';
import type { Workspace } from '../harness/journey.ts';
import { firstLook } from './look-at.ts';

/** A row of pages, one after the other, beside those of other lanes. */
export interface Lane {
  /** A page as a browser that has just been signed in would show it. */
  open(as: JourneyUser | null): Promise<JourneyPage>;
  close(): Promise<void>;
}

const signedOut = 'signed-out';

/** Pages of a user share a browser context, so that scripts and styles are fetched once; what pages store goes. */
export function openLane({ browser, service }: Workspace): Lane {
  const contexts = new Map<JourneyUser | typeof signedOut, BrowserContext>();
  const contextFor = async (as: JourneyUser | null) => {
    const known = contexts.get(as ?? signedOut);
    if (known) return known;
    const context = await openContext(browser, service, firstLook);
    contexts.set(as ?? signedOut, context);
    await context.addInitScript(`if (!sessionStorage.getItem('walk-cleared')) {
      sessionStorage.setItem('walk-cleared', '1');
      localStorage.clear();
    }`);
    if (as !== null) await enterSignedIn({ context }, service, as);
    return context;
  };
  return {
    open: async (as) => openPageIn(await contextFor(as)),
    async close() {
      for (const context of contexts.values()) await context.close();
    },
  };
}
