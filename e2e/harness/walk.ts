import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { signInApi, type Api, type WalkUser } from './api.ts';
import { enterSignedIn, openPage, startBrowser, type PageOptions, type WalkedPage } from './browser.ts';
import { screenshot } from './screenshot.ts';
import { startService, type ServiceOptions, type WalkedService } from './service.ts';

/** What the tests of a file share; there from the first test on. */
export interface Desk {
  readonly service: WalkedService;
  readonly browser: Browser;
  /** The planner beside the browser. */
  readonly api: Api;
}

/** A desk with the page that every test goes on with. */
export type Walk = Desk & WalkedPage;

export interface DeskOptions extends ServiceOptions {
  /** Stores by calls what the walk needs, before its page is opened. */
  readonly arrange?: (desk: Desk) => Promise<void>;
}

export interface WalkOptions extends DeskOptions {
  /** Whom the page belongs to; null leaves it signed out. Default: the planner. */
  readonly as?: WalkUser | null;
  readonly window?: PageOptions;
}

/** A service and a browser for the tests of this file, where each test opens the pages that it needs. */
export function startDesk({ arrange, ...options }: DeskOptions): Desk {
  // Whatever was started before a fault is stopped too.
  const started: { service?: WalkedService; browser?: Browser } = {};
  const desk = {} as Desk;
  beforeAll(async () => {
    started.service = await startService(options);
    started.browser = await startBrowser();
    const api = await signInApi(started.service);
    Object.assign(desk, started, { api });
    await arrange?.(desk);
  });
  afterAll(async () => {
    await started.browser?.close();
    await started.service?.stop();
  });
  return desk;
}

/**
 * One service and one page for the tests of this file: each goes on where the one before it ended. A test that fails
 * leaves a screenshot under the walk's name.
 */
export function startWalk(name: string, { as = 'planner', window, ...options }: WalkOptions): Walk {
  const walk = startDesk(options) as Walk;
  beforeAll(async () => {
    const walked = await openPage(walk.browser, walk.service, window);
    Object.assign(walk, walked);
    if (as !== null) await enterSignedIn(walked, walk.service, as);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await screenshot(walk.page, `${name}-failed`);
  });
  return walk;
}
