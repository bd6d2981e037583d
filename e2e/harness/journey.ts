import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { signInApi, type Api, type JourneyUser } from './api.ts';
import { enterSignedIn, openPage, sharedBrowser, type PageOptions, type JourneyPage } from './browser.ts';
import { screenshot } from './screenshot.ts';
import { startService, type ServiceOptions, type JourneyService } from './service.ts';

/** Shared by the tests of a file; available from the first test on. */
export interface Workspace {
  readonly service: JourneyService;
  readonly browser: Browser;
  /** Calls as the planner, without the browser. */
  readonly api: Api;
}

/** A fixture with the page on which every test continues. */
export type Journey = Workspace & JourneyPage;

export interface FixtureOptions extends ServiceOptions {
  /** Prepares data by calls before the page of the journey is opened. */
  readonly arrange?: (desk: Workspace) => Promise<void>;
}

export interface JourneyOptions extends FixtureOptions {
  /** User of the page; null for signed out. Default: the planner. */
  readonly as?: JourneyUser | null;
  readonly window?: PageOptions;
}

/** A service and a browser for the tests of this file, where each test opens the pages that it needs. */
export function openFixture({ arrange, ...options }: FixtureOptions): Workspace {
  // What was started before an error is stopped too.
  const started: { service?: JourneyService; browser?: Browser } = {};
  const desk = {} as Workspace;
  beforeAll(async () => {
    started.service = await startService(options);
    started.browser = await sharedBrowser();
    const api = await signInApi(started.service);
    Object.assign(desk, started, { api });
    await arrange?.(desk);
  });
  afterAll(async () => {
    await Promise.all(started.browser?.contexts().map((context) => context.close()) ?? []);
    await started.service?.stop();
  });
  return desk;
}

/**
 * One service and one page for the tests of this file: each continues where the one before it ended. A test that fails
 * saves a screenshot under the journey's name.
 */
export function startJourney(name: string, { as = 'planner', window, ...options }: JourneyOptions): Journey {
  const journey = openFixture(options) as Journey;
  beforeAll(async () => {
    const tab = await openPage(journey.browser, journey.service, window);
    Object.assign(journey, tab);
    if (as !== null) await enterSignedIn(tab, journey.service, as);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await screenshot(journey.page, `${name}-failed`);
  });
  return journey;
}
