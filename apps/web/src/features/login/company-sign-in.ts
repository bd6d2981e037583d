import type { CallOutput } from '@ooh/contract/registry';
import { call } from '../../api/call.ts';
import { readStored, writeStored } from '../../session/stored-json.ts';
import { storageKey } from '../../session/product-identity.ts';

const key = storageKey('company-sign-in');

/** What the page keeps while its user is with the provider. */
interface Attempt {
  readonly attempt: string;
  /** Where the user goes once signed in. */
  readonly target: string;
}

function keptAttempt(): Attempt | undefined {
  const stored = readStored(sessionStorage, key) as Partial<Attempt> | undefined;
  if (typeof stored?.attempt !== 'string' || typeof stored.target !== 'string') return undefined;
  return { attempt: stored.attempt, target: stored.target };
}

/** What the provider has sent the user back with. */
export interface ProviderAnswer {
  readonly state: string;
  readonly code?: string | undefined;
  readonly issuer?: string | undefined;
  readonly error?: string | undefined;
}

/** The provider's answer in the query of the page; undefined where there is none. */
export function readProviderAnswer(query: string): ProviderAnswer | undefined {
  const params = new URLSearchParams(query);
  const state = params.get('state');
  const [code, error] = [params.get('code') ?? undefined, params.get('error') ?? undefined];
  if (state === null || (code === undefined && error === undefined)) return undefined;
  return { state, code, error, issuer: params.get('iss') ?? undefined };
}

/** Leaves for the provider; returns why not where that fails. */
export async function leaveForProvider(target: string): Promise<string> {
  // Unnotified: said above the form.
  const { body, message } = await call('v1/company-sign-in/begin', {}, { unnotified: true });
  if (body === null) return message;
  writeStored(sessionStorage, key, { attempt: body.attempt, target });
  location.assign(body.address);
  // The page is left: nothing is to be said any more.
  return new Promise(() => undefined);
}

export type Finished =
  | { readonly user: CallOutput<'v1/company-sign-in/finish'>; readonly target: string }
  | { readonly user: null; readonly message: string };

/** Signs in with what the provider answered. */
export async function finishCompanySignIn(answer: ProviderAnswer): Promise<Finished> {
  const kept = keptAttempt();
  sessionStorage.removeItem(key);
  if (kept === undefined) return { user: null, message: '本次企业账号登录已失效，请重新登录' };
  const { attempt, target } = kept;
  // Unnotified: said above the form.
  const result = await call('v1/company-sign-in/finish', { ...answer, attempt }, { unnotified: true });
  return result.body === null ? { user: null, message: result.message } : { user: result.body, target };
}
