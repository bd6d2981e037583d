import type { CallInput, CallKey, CallOutput } from '@ooh/contract/registry';
import type { Browser, BrowserContext } from 'playwright-core';
import { overWire } from '../../apps/server/src/testing/over-wire.ts';

export type Theme = 'light' | 'dark';
export type Account = 'planner' | 'customer';

export interface Window {
  readonly width: number;
  readonly height: number;
}

/** A service that runs with the demonstration, as one of its accounts. */
export interface RunningService {
  readonly url: string;
  /** The body of a call; throws on any other answer than success. */
  call<Key extends CallKey>(key: Key, input: CallInput<Key>): Promise<CallOutput<Key>>;
  /** A browser context that is signed in. */
  open(browser: Browser, theme: Theme, window: Window): Promise<BrowserContext>;
}

/** Storage key of the session. */
const sessionKey = 'ooh-planner@0.0.1/session';

async function bodyOf<Key extends CallKey>(url: string, key: Key, input: CallInput<Key>, token?: string) {
  const { status, code, message, body } = await overWire(url, key, input, token);
  if (code !== '01' || body === null) throw new Error(`${key}: ${status} ${code} ${message}`);
  return body;
}

export async function signIn(url: string, userName: Account, password: string): Promise<RunningService> {
  const { token } = await bodyOf(url, 'access/login', { userName, password });
  return {
    url,
    call: (key, input) => bodyOf(url, key, input, token),
    async open(browser, theme, viewport) {
      const context = await browser.newContext({
        baseURL: url,
        viewport,
        locale: 'zh-CN',
        timezoneId: 'Asia/Shanghai',
        colorScheme: theme,
        reducedMotion: 'reduce',
      });
      const stored = JSON.stringify({ userName, nickName: '', avatar: null, token, theme });
      await context.addInitScript(
        `localStorage.setItem(${JSON.stringify(sessionKey)}, ${JSON.stringify(stored)});`,
      );
      return context;
    },
  };
}
