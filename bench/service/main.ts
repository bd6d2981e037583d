/**
 * Mixed reads of the service by many connections at once, against a service that runs:
 *   REQUESTS_PER_MINUTE=10000000 DEMO_PASSWORD=… npm start
 *   DEMO_PASSWORD=… node bench/service/main.ts [--url http://127.0.0.1:8080] [--connections 50] [--seconds 20]
 */
import { parseArgs } from 'node:util';
import { urlTemplateOf } from '@ooh/contract/core/endpoint';
import { registry, type CallInput, type CallKey } from '@ooh/contract/registry';
import { tableText } from '../harness/table.ts';

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:8080' },
    user: { type: 'string', default: 'planner' },
    connections: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '20' },
  },
});
const password = process.env['DEMO_PASSWORD'];
if (!password) throw new Error('DEMO_PASSWORD is not set');

/** The part of autocannon that is used; it is installed for the benchmark only. */
interface LoadResult {
  readonly errors: number;
  readonly timeouts: number;
  readonly non2xx: number;
  readonly requests: { readonly average: number };
  readonly latency: { readonly p50: number; readonly p99: number; readonly max: number };
}
interface LoadClient {
  setRequests(requests: readonly object[]): void;
}
type LoadMaker = (options: {
  url: string;
  connections: number;
  duration: number;
  setupClient(client: LoadClient): void;
}) => Promise<LoadResult>;

interface Request {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
}

/** A call as an HTTP request. */
function requestOf<Key extends CallKey>(key: Key, input: CallInput<Key>): Request {
  const call = registry[key];
  const path = urlTemplateOf(call);
  if (call.method === 'POST') return { method: 'POST', path, body: JSON.stringify(input) };
  const query = new URLSearchParams(
    Object.entries(input).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  return { method: 'GET', path: query === '' ? path : `${path}?${query}` };
}

const cities = ['440300', '310100', '420100', '110100', '510100', '330100', '440100', '320500'];

/** Calls of normal office use: lists, dictionaries, inventories and analyses of several cities. */
const requests: Request[] = [
  requestOf('account/get-user-info', {}),
  requestOf('common-dict-region/getMainDictRegionsList', {}),
  requestOf('common/getCrowdLabelList', {}),
  requestOf('common/getFromItemList', {}),
  requestOf('ai-option-mode/list', {}),
  ...[1, 2, 3].map((pageNo) => requestOf('mediaOrder/list', { pageNo })),
  ...['银行', '汽车', 'c'].map((keyword) => requestOf('common/getBrandNameList', { keyword })),
  ...cities.map((cityCode) => requestOf('v1/media-inventory/search', { cityCode })),
  ...cities.map((cityCode) =>
    requestOf('v1/media-inventory/search', { cityCode, availability: 'free', pageNo: 2 }),
  ),
  requestOf('v1/bus-lines', { cityCode: '440300' }),
  requestOf('json/gdp.json', {}),
  requestOf('v1/data-releases', {}),
];

async function signIn(): Promise<string> {
  const { method, path, body } = requestOf('access/login', { userName: values.user, password: password! });
  const answer = await fetch(values.url + path, {
    method,
    body,
    headers: { 'content-type': 'application/json' },
  });
  const {
    code,
    message,
    body: session,
  } = (await answer.json()) as {
    code: string;
    message: string;
    body: { token: string } | null;
  };
  if (session === null) throw new Error(`signing in failed: ${code} ${message}`);
  return session.token;
}

const token = await signIn();
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
for (const { method, path, body } of requests) {
  const answer = await fetch(values.url + path, { method, body, headers });
  const { code } = (await answer.json()) as { code: string };
  if (code !== '01') throw new Error(`${method} ${path}: ${answer.status} ${code}`);
}
const packageName = 'autocannon';
const { default: load } = (await import(packageName)) as { default: LoadMaker };
const wired = requests.map((request) => ({ ...request, headers }));
let clients = 0;
const result = await load({
  url: values.url,
  connections: Number(values.connections),
  duration: Number(values.seconds),
  // Each client begins at another call: users do not all send the same call at the same time.
  setupClient(client) {
    const first = (clients++ * 7) % wired.length;
    client.setRequests([...wired.slice(first), ...wired.slice(0, first)]);
  },
});
const failed = result.errors + result.timeouts + result.non2xx;
console.log(
  tableText(
    ['reads', 'connections', 'requests/s', 'median', 'p99', 'longest', 'failed'].map((title) => ({
      title,
      align: 'right',
    })),
    [
      [
        String(requests.length),
        values.connections,
        result.requests.average.toFixed(0),
        `${result.latency.p50} ms`,
        `${result.latency.p99} ms`,
        `${result.latency.max} ms`,
        String(failed),
      ],
    ],
  ),
);
if (failed > 0) process.exitCode = 1;
