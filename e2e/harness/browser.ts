import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { signInApi, type JourneyUser } from './api.ts';
import { journeyPassword, type JourneyService } from './service.ts';

export type Theme = 'light' | 'dark';

/** Storage key of the session; changing it signs every user out. */
const sessionKey = 'ooh-planner@0.0.1/session';

/**
 * Features of Chromium that the tests do without. The list takes the place of Playwright's own, which it therefore
 * repeats; the last two would load the pages of an address bar, invisible here, beside every context.
 */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

const browserArguments = [
  '--no-sandbox',
  `--disable-features=${disabledFeatures.join(',')}`,
  // Pages live for seconds: optimised code costs more than it saves.
  '--js-flags=--no-turbofan,--no-maglev',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser: without windows if there is one, which costs less time. */
function chromiumPath(): string {
  const given = process.env['CHROMIUM_PATH'];
  if (given) return given;
  const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];
  for (const name of names) {
    const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim();
    if (found !== '') return found;
  }
  throw new Error('no Chromium found: install it or set CHROMIUM_PATH');
}

let started: Promise<Browser> | undefined;

/** The browser that the files of a worker share; it ends with the worker. Each file closes the contexts that it opened. */
export async function sharedBrowser(): Promise<Browser> {
  const known = await started;
  if (known?.isConnected()) return known;
  started = chromium.launch({ executablePath: chromiumPath(), headless: true, args: browserArguments });
  return started;
}

/** A page that records all its errors. */
export interface JourneyPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Console errors and uncaught errors since the page was opened, or since they were last cleared. */
  readonly troubles: () => readonly string[];
  /** Removes the problems that a journey provoked intentionally; others are kept. */
  forgive(expected: RegExp): void;
  /** Fails if there are recorded errors. */
  expectNoTrouble(): void;
  close(): Promise<void>;
}

export interface PageOptions {
  readonly theme?: Theme;
  readonly width?: number;
  readonly height?: number;
  /** Stops transitions, for screenshots. */
  readonly isStill?: boolean;
}

/** A browser context with the language, time zone and colour scheme of a planner. */
export function openContext(
  browser: Browser,
  service: JourneyService,
  { theme = 'light', width = 1440, height = 900, isStill = true }: PageOptions = {},
): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: service.url,
    viewport: { width, height },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    colorScheme: theme,
    reducedMotion: isStill ? 'reduce' : 'no-preference',
    acceptDownloads: true,
  });
}

/** Another page of a context; closing it leaves the context open. */
export async function openPageIn(context: BrowserContext): Promise<JourneyPage> {
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  let troubles: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => troubles.push(`uncaught: ${error.stack ?? error.message}`));
  return {
    page,
    context,
    troubles: () => troubles,
    forgive(expected) {
      troubles = troubles.filter((trouble) => !expected.test(trouble));
    },
    expectNoTrouble: () => expect(troubles).toEqual([]),
    close: () => page.close(),
  };
}

/** A page in a context of its own; both are closed together. */
export async function openPage(
  browser: Browser,
  service: JourneyService,
  options?: PageOptions,
): Promise<JourneyPage> {
  const context = await openContext(browser, service, options);
  return { ...(await openPageIn(context)), close: () => context.close() };
}

/** Signs in through the form. */
export async function signIn({ page }: JourneyPage, userName: JourneyUser = 'planner'): Promise<void> {
  await page.goto('/login');
  await page.getByRole('textbox', { name: '账号' }).fill(userName);
  await page.getByRole('textbox', { name: '密码' }).fill(journeyPassword);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** Signs in without the form: the session as the pages would have stored it. */
export async function enterSignedIn(
  { context }: Pick<JourneyPage, 'context'>,
  service: JourneyService,
  userName: JourneyUser = 'planner',
  theme: Theme | null = null,
): Promise<string> {
  const { token } = await signInApi(service, userName);
  const stored = JSON.stringify({ userName, nickName: '', avatar: null, token, theme });
  const write = `if (!sessionStorage.getItem('test-entered')) {
    sessionStorage.setItem('test-entered', '1');
    localStorage.setItem(${JSON.stringify(sessionKey)}, ${JSON.stringify(stored)});
  }`;
  await context.addInitScript(write);
  return token;
}

export interface SavedDownload {
  readonly fileName: string;
  readonly bytes: Buffer;
}

/** The download that `act` starts. */
export async function downloadOf({ page }: JourneyPage, act: () => Promise<void>): Promise<SavedDownload> {
  const [download] = await Promise.all([page.waitForEvent('download', { timeout: 180_000 }), act()]);
  return { fileName: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}
