/**
 * What others notice while one user floods the service: 200 writes and 1,000 requests for what does not exist, all at once,
 * while another user reads. Against a service that runs:
 *   REQUESTS_PER_MINUTE=10000000 DEMO_PASSWORD=… npm start
 *   DEMO_PASSWORD=… node bench/service/pressure.ts [--url http://127.0.0.1:8080] [--rounds 3]
 */
import { parseArgs } from 'node:util';
import { urlTemplateOf } from '@ooh/contract/core/endpoint';
import { registry, type CallInput, type CallKey } from '@ooh/contract/registry';
import { tableText } from '../harness/table.ts';

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:8080' },
    rounds: { type: 'string', default: '3' },
  },
});
const password = process.env['DEMO_PASSWORD'];
if (!password) throw new Error('DEMO_PASSWORD is not set');

interface Timed {
  readonly status: number;
  readonly milliseconds: number;
}

async function send<Key extends CallKey>(
  key: Key,
  input: CallInput<Key>,
  token?: string,
): Promise<Timed & { readonly text: string }> {
  const call = registry[key];
  const path = urlTemplateOf(call);
  const query = new URLSearchParams(
    Object.entries(input).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const isBody = call.method === 'POST';
  const headers = {
    'content-type': 'application/json',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  const started = performance.now();
  const answer = await fetch(values.url + path + (isBody ? '' : `?${query.toString()}`), {
    method: call.method,
    headers,
    ...(isBody ? { body: JSON.stringify(input) } : {}),
  });
  const text = await answer.text();
  return { status: answer.status, milliseconds: performance.now() - started, text };
}

async function signIn(userName: string): Promise<string> {
  const { status, text } = await send('access/login', { userName, password: password ?? '' });
  if (status !== 200) throw new Error(`${userName} cannot sign in: ${text}`);
  return (JSON.parse(text) as { body: { token: string } }).body.token;
}

/** Normal office use, one call after the other until the flood is over. */
async function workWhile(token: string, isFlooding: () => boolean): Promise<Timed[]> {
  const taken: Timed[] = [];
  for (let round = 0; isFlooding(); round += 1) {
    taken.push(await send('account/get-user-info', {}, token));
    taken.push(await send('mediaOrder/list', {}, token));
    taken.push(await send('common/getBrandNameList', { keyword: '汽车' }, token));
    taken.push(await send('v1/favourites/change', { kind: 'position', add: [`own-${round % 50}`] }, token));
  }
  return taken;
}

const writes = 200;
const notFounds = 1000;
/** An id that nothing has. */
const nothing = '0198c0de-0000-7000-8000-00000000dead';

/** One user floods; two others work meanwhile. */
async function flood(flooder: string, others: readonly string[]) {
  let isFlooding = true;
  const working = others.map((token) => workWhile(token, () => isFlooding));
  const flooded = await Promise.all([
    ...Array.from({ length: writes }, (_, at) =>
      send('v1/favourites/change', { kind: 'position', add: [`flood-${at}`] }, flooder),
    ),
    ...Array.from({ length: notFounds }, () =>
      send('ai-option-mode/getBasePlanDetail', { planId: nothing }, flooder),
    ),
  ]);
  isFlooding = false;
  return { flooded, worked: (await Promise.all(working)).flat() };
}

function quantile(milliseconds: readonly number[], share: number): number {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

const flooder = await signIn('planner');
const others = [await signIn('customer'), await signIn('admin')];
const rows: string[][] = [];
for (let round = 1; round <= Number(values.rounds); round += 1) {
  const { flooded, worked } = await flood(flooder, others);
  const times = worked.map(({ milliseconds }) => milliseconds);
  const of = (from: readonly Timed[], status: number) => from.filter((one) => one.status === status).length;
  rows.push([
    String(round),
    `${of(flooded, 200)} / ${of(flooded, 404)} / ${of(flooded, 429)} / ${of(flooded, 503)}`,
    `${(Math.max(...flooded.map(({ milliseconds }) => milliseconds)) / 1000).toFixed(1)} s`,
    String(worked.length),
    `${quantile(times, 0.5).toFixed(0)} ms`,
    `${quantile(times, 0.99).toFixed(0)} ms`,
    `${Math.max(...times).toFixed(0)} ms`,
    String(of(worked, 503)),
  ]);
  if (of(worked, 503) > 0 || of(worked, 200) < worked.length) process.exitCode = 1;
}
console.log(
  tableText(
    ['round', 'flood 200/404/429/503', 'last', 'others', 'median', 'p99', 'longest', '503'].map((title) => ({
      title,
      align: 'right',
    })),
    rows,
  ),
);
