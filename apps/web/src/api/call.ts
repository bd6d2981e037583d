import { isPrivacyRefusal } from '@ooh/contract/domain/privacy';
import { callAddress } from './call-address.ts';
import { getSession } from '../session/session-store.ts';
import { localCodes, readAnswer, readFailure } from './answer.ts';
import { buildRequest } from './build-request.ts';
import type { CallInput, CallKey, CallOptions, CallOutput, CallResult, KeysOfKind } from './call-types.ts';
import { readFileAnswer, type DownloadedFile } from './file-answer.ts';
import { goToSecondFactor } from './factor-required.ts';
import { takeFirstAnswer } from './first-answer.ts';
import { publishNotice, requestFailureNotice } from './notice.ts';
import { requestKeys } from './request-keys.ts';
import { loseSession, SessionLostError } from './session-lost.ts';
import { isUserIdle } from './user-idle.ts';

export const requestTimeoutMs = 120_000;

interface Exchange {
  readonly method: string;
  readonly url: string;
  readonly body: string | FormData | undefined;
  /** Sent as Idempotency-Key: the service gives a change with the same key one effect. */
  readonly requestKey?: string;
}

const keys = requestKeys();

function headersOf({ body, requestKey }: Exchange, token: string | null): Headers {
  const headers = new Headers({ Accept: 'application/json' });
  if (typeof body === 'string') headers.set('Content-Type', 'application/json');
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  if (requestKey !== undefined) headers.set('Idempotency-Key', requestKey);
  if (isUserIdle()) headers.set('X-User-Idle', '1');
  return headers;
}

/**
 * Sends one request with the token and cookies. Rejects with SessionLostError on 403 and with the
 * AbortError when the caller gives up.
 */
export async function send(exchange: Exchange, signal: AbortSignal): Promise<Response> {
  const { token } = getSession();
  const response = await (takeFirstAnswer(exchange.url, token) ??
    fetch(exchange.url, {
      method: exchange.method,
      headers: headersOf(exchange, token),
      credentials: 'include',
      signal,
      body: exchange.body,
    }));
  if (response.status === 403) {
    loseSession(token);
    throw new SessionLostError(readAnswer(403, await response.text()).message);
  }
  return response;
}

async function exchangeFor<Body>(
  exchange: Exchange,
  read: (response: Response) => Promise<CallResult<Body>>,
  { signal, unnotified, showsWithheld, timeoutMs = requestTimeoutMs }: CallOptions,
): Promise<CallResult<Body>> {
  const limit = AbortSignal.timeout(timeoutMs);
  let result: CallResult<Body>;
  try {
    result = await read(await send(exchange, signal ? AbortSignal.any([signal, limit]) : limit));
  } catch (error) {
    if (error instanceof SessionLostError || signal?.aborted) throw error;
    result = readFailure(error, timeoutMs);
  }
  if (result.code === '16') goToSecondFactor();
  const isWithheld = showsWithheld && isPrivacyRefusal(result.message);
  if (result.code !== '01' && !unnotified && !isWithheld) publishNotice(requestFailureNotice(result.message));
  return result;
}

function exchangeOf<Key extends CallKey>(key: Key, input: CallInput<Key>): Exchange {
  const [method, urlTemplate] = callAddress(key);
  return { method, ...buildRequest(method, urlTemplate, input) };
}

/** Codes of exchanges without an answer of the service: no connection, time-out, or a gateway error. */
const isUnanswered = (code: string): boolean =>
  code === localCodes.network || code === localCodes.timeout || /^5\d\d$/.test(code);

/** Sends a possible change with a key that stays the same until an answer arrives. */
async function keyed<Body>(
  exchange: Exchange,
  work: (exchange: Exchange) => Promise<CallResult<Body>>,
): Promise<CallResult<Body>> {
  if (exchange.method === 'GET') return work(exchange);
  const request = `${exchange.method} ${exchange.url} ${String(exchange.body)}`;
  const requestKey = keys.keyOf(request);
  const result = await work({ ...exchange, requestKey });
  keys.settle(request, requestKey, !isUnanswered(result.code));
  return result;
}

/**
 * Makes a call of the contract. Resolves to `{code, message, body}`: `body` is set only when `code` is "01".
 * A failure is notified, also where the page shows it in place. Rejects only on 403 (session lost) and on an aborted signal.
 */
export function call<Key extends CallKey>(
  key: Key,
  input: CallInput<Key>,
  options: CallOptions = {},
): Promise<CallResult<CallOutput<Key>>> {
  const read = async (response: Response) =>
    readAnswer(response.status, await response.text()) as CallResult<CallOutput<Key>>;
  return keyed(exchangeOf(key, input), (exchange) => exchangeFor(exchange, read, options));
}

/** Uploads one file beside the call's fields; with a request key it has one effect however often it is sent. */
export function upload<Key extends KeysOfKind<'upload'>>(
  key: Key,
  input: CallInput<Key>,
  file: File,
  { requestKey, ...options }: CallOptions & { readonly requestKey?: string } = {},
): Promise<CallResult<CallOutput<Key>>> {
  const [method, url] = callAddress(key);
  const body = new FormData();
  for (const [name, value] of Object.entries(input as Record<string, unknown>)) {
    if (value !== undefined) body.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  body.set('file', file);
  const read = async (response: Response) =>
    readAnswer(response.status, await response.text()) as CallResult<CallOutput<Key>>;
  return exchangeFor(
    { method, url, body, ...(requestKey === undefined ? {} : { requestKey }) },
    read,
    options,
  );
}

/** Fetches a file with the name the server gives it; JSON answers are read as the failures they are. */
export function fetchFile<Key extends KeysOfKind<'file'>>(
  key: Key,
  input: CallInput<Key>,
  options: CallOptions = {},
): Promise<CallResult<DownloadedFile>> {
  const read = async (response: Response): Promise<CallResult<DownloadedFile>> => {
    const disposition = response.headers.get('content-disposition');
    if (!response.ok || disposition === null) {
      return { ...readAnswer(response.status, await response.text()), body: null };
    }
    return readFileAnswer(await response.blob(), disposition);
  };
  return exchangeFor(exchangeOf(key, input), read, options);
}
