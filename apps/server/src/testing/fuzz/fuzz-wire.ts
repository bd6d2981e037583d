import { request } from 'node:http';
import { request as requestSecurely } from 'node:https';
import { json } from 'node:stream/consumers';
import type { Envelope } from '@ooh/contract/core/envelope';
import { callOf, multipartOf, textOf, wireOf, type SentFile } from '../wire.ts';
import type { CallKey, CallOutput } from '@ooh/contract/registry';
import { envelopeOf, type FuzzAnswer } from './check-answer.ts';

export interface SentAnswer {
  /** Null when nothing came, or the connection broke. */
  readonly answer: FuzzAnswer | null;
  readonly milliseconds: number;
}

/** A signed-in way to a service. */
export interface Wire {
  /** Name and ids of the account that asks. */
  readonly own: ReadonlySet<unknown>;
  send(key: CallKey, input: unknown, file?: SentFile | null): Promise<SentAnswer>;
}

interface Account {
  readonly url: string;
  readonly userName: string;
  readonly password: string;
}

const answerSeconds = 120;
/** Events are listened to for this long. */
const eventSeconds = 0.3;
const signInAddress = '127.0.0.2';

async function answerOf(response: Response, isEvents: boolean, stop: AbortController): Promise<FuzzAnswer> {
  const { status, headers } = response;
  const mediaType = headers.get('content-type') ?? '';
  const fileName = /filename\*?=(?:UTF-8'')?"?([^";]+)/.exec(headers.get('content-disposition') ?? '')?.[1];
  let bytes = Buffer.alloc(0);
  if (isEvents && status === 200) {
    setTimeout(() => stop.abort(), eventSeconds * 1_000);
    await response.text().catch(() => '');
  } else bytes = Buffer.from(await response.arrayBuffer());
  return { status, mediaType, fileName: fileName === undefined ? null : decodeURIComponent(fileName), bytes };
}

function bodyOf(key: CallKey, input: unknown, file: SentFile | null | undefined) {
  const call = callOf(key);
  if (call.kind !== 'upload') {
    const { url, payload } = wireOf(call, input);
    if (payload === undefined) return { url, headers: {} };
    return { url, headers: { 'content-type': 'application/json' }, body: JSON.stringify(payload) };
  }
  const fields = typeof input === 'object' && input !== null ? Object.entries(input) : [];
  const texts = Object.fromEntries(fields.map(([name, value]) => [name, textOf(value ?? '').toWellFormed()]));
  const { payload, contentType } = multipartOf(texts, file ?? null);
  return { url: wireOf(call, input).url, headers: { 'content-type': contentType }, body: payload };
}

/**
 * Signs in. Sign-ins with made-up passwords are among what is asked, and delay the next one from the same address, so
 * a service on this machine is asked for the session from an address of its own.
 */
function sessionToken({ url, userName, password }: Account): Promise<string> {
  const { url: path, payload } = wireOf(callOf('access/login'), { userName, password });
  const isLocal = new URL(url).hostname === '127.0.0.1';
  return new Promise((resolve, reject) => {
    const asked = (url.startsWith('https:') ? requestSecurely : request)(
      url + path,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        ...(isLocal ? { localAddress: signInAddress } : {}),
      },
      (response) => {
        const exchange = async () => {
          const envelope = (await json(response)) as Envelope<{ token?: string }>;
          const token = envelope.body?.token;
          if (token === undefined) throw new Error(`signing in failed: ${envelope.message}`);
          return token;
        };
        exchange().then(resolve, reject);
      },
    );
    asked.on('error', reject);
    asked.end(JSON.stringify(payload));
  });
}

/** Signs in, and again whenever a call has ended the session. */
export async function openWire({ url, userName, password }: Account): Promise<Wire> {
  let token = '';

  async function exchange(key: CallKey, input: unknown, file?: SentFile | null): Promise<SentAnswer> {
    const call = callOf(key);
    const { url: path, headers, body } = bodyOf(key, input, file);
    const stop = new AbortController();
    const late = setTimeout(() => stop.abort(), answerSeconds * 1_000);
    const started = performance.now();
    let answer: FuzzAnswer | null = null;
    try {
      const response = await fetch(url + path, {
        method: call.method,
        headers: { ...headers, ...(token === '' ? {} : { authorization: `Bearer ${token}` }) },
        ...(body === undefined ? {} : { body }),
        signal: stop.signal,
      });
      answer = await answerOf(response, call.kind === 'events', stop);
    } catch {
      // The missing answer reports it.
    } finally {
      clearTimeout(late);
    }
    return { answer, milliseconds: performance.now() - started };
  }

  async function signIn(): Promise<void> {
    token = await sessionToken({ url, userName, password });
  }

  await signIn();
  const { answer } = await exchange('v1/admin/users/list', { keyword: userName, pageSize: 200 });
  const listed =
    answer === null ? null : (envelopeOf(answer)?.body as CallOutput<'v1/admin/users/list'> | null);
  const self = listed?.rows.find((user) => user.userName === userName);
  return {
    own: new Set<unknown>([userName, self?.userId, self?.roleId, self?.organisationId]),
    async send(key, input, file) {
      let sent = await exchange(key, input, file);
      for (let again = 0; again < 3 && sent.answer?.status === 403; again += 1) {
        await signIn();
        sent = await exchange(key, input, file);
      }
      return sent;
    },
  };
}
