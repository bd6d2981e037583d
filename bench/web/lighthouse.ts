/**
 * Lighthouse on sign-in, order list, smart-select list and plan-bus of a service that runs with demonstration data:
 *   DEMO_PASSWORD=… node bench/web/lighthouse.ts [--url http://127.0.0.1:8080] [--form desktop|mobile] [--runs 3]
 *     [--only login,orders,plans,plan-bus] [--plan PLAN_ID]
 * Prints the median of the runs for each page. Without a computed bus plan one is made.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { urlTemplateOf } from '@ooh/contract/core/endpoint';
import { registry, type CallInput, type CallKey, type CallOutput } from '@ooh/contract/registry';
import { chromium } from 'playwright-core';
import { loadPerMinute } from '../harness/machine.ts';
import { tableText } from '../harness/table.ts';

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:8080' },
    user: { type: 'string', default: 'planner' },
    form: { type: 'string', default: 'desktop' },
    runs: { type: 'string', default: '3' },
    only: { type: 'string' },
    plan: { type: 'string' },
  },
});
const password = process.env['DEMO_PASSWORD'];
if (!password) throw new Error('DEMO_PASSWORD is not set');
const cityCode = '440300';
const debuggingPort = 9333;

/** The part of Lighthouse that is used; it is installed for the benchmark only. */
interface Report {
  readonly runtimeError?: { readonly message: string };
  readonly environment: { readonly benchmarkIndex: number };
  readonly categories: Readonly<Record<'performance' | 'accessibility', { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number } | undefined>>;
}
type Lighthouse = (
  url: string,
  flags: object,
  config?: object,
) => Promise<{ readonly lhr: Report } | undefined>;

let token: string | undefined;

async function call<Key extends CallKey>(key: Key, input: CallInput<Key>): Promise<CallOutput<Key>> {
  const { method } = registry[key];
  const template = urlTemplateOf(registry[key]);
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => String(input[name as keyof typeof input]));
  const answer = await fetch(values.url + path, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
    },
    ...(method === 'GET' ? {} : { body: JSON.stringify(input) }),
  });
  const { code, message, body } = (await answer.json()) as {
    code: string;
    message: string;
    body: CallOutput<Key>;
  };
  if (code !== '01') throw new Error(`${key}: ${answer.status} ${code} ${message}`);
  return body;
}

/** A computed bus plan: one that is there, or one made for women in the city. */
async function busPlan(): Promise<string> {
  const { rows } = await call('ai-option-mode/list', {});
  const there = rows.find(({ kind, state }) => kind === 'bus' && state === 'ready');
  if (there) return there.planId;
  const tree = await call('ai-option-mode/getCrowdLabelList', {});
  const labels = tree.flatMap(({ dimensions }) => dimensions.flatMap((dimension) => dimension.labels));
  const [brand] = await call('common/getBrandNameList', { keyword: '' });
  const women = labels.find(({ name }) => name === '女性');
  if (!brand || !women) throw new Error('the service has no demonstration data');
  const plan = await call('ai-option-mode/insert', {
    brief: {
      name: 'Lighthouse',
      kind: 'bus',
      brandId: brand.brandId,
      goal: 'brand',
      cityCodes: [cityCode],
      startDate: '2027-03-01',
      weeks: 4,
      budgetFen: 60_000_000,
      targetAudience: { groups: [{ conditions: [{ labelIds: [women.labelId] }] }] },
    },
  });
  const { planId, version } = plan;
  const { jobId } = await call('ai-option-mode/submitRequirements', { planId, version });
  for (;;) {
    const { state, message } = await call('v1/jobs/{jobId}', { jobId });
    if (state === 'done') return plan.planId;
    if (state !== 'queued' && state !== 'running') throw new Error(`the plan was not computed: ${message}`);
    await sleep(500);
  }
}

const middle = (list: readonly number[]): number =>
  list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN;

/** One visit with an empty cache, signed in if the page needs it. */
async function visit(path: string, isSignedIn: boolean, lighthouse: Lighthouse, config: object | undefined) {
  const profile = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-quic', `--remote-debugging-port=${debuggingPort}`],
    locale: 'zh-CN',
    viewport: null,
  });
  try {
    if (isSignedIn) {
      const session = { userName: values.user, nickName: '', avatar: null, token, theme: null };
      const page = await browser.newPage();
      await page.goto(`${values.url}/favicon.svg`);
      await page.evaluate(
        (text) => localStorage.setItem('ooh-planner@0.0.1/session', text),
        JSON.stringify(session),
      );
      await page.close();
    }
    const flags = {
      port: debuggingPort,
      output: 'json',
      logLevel: 'error',
      disableStorageReset: true,
      onlyCategories: ['performance', 'accessibility'],
    };
    const result = await lighthouse(values.url + path, flags, config);
    if (!result) throw new Error(`Lighthouse gave no report on ${path}`);
    if (result.lhr.runtimeError) throw new Error(result.lhr.runtimeError.message);
    return result.lhr;
  } finally {
    await browser.close();
    await rm(profile, { recursive: true, force: true });
  }
}

// Names in variables: the checks of types do without the package.
const [packageName, configName] = ['lighthouse', 'lighthouse/core/config/desktop-config.js'];
const { default: lighthouse } = (await import(packageName)) as { default: Lighthouse };
const desktop = ((await import(configName)) as { default: object }).default;
const config = values.form === 'mobile' ? undefined : desktop;

({ token } = await call('access/login', { userName: values.user, password }));
const only = values.only?.split(',');
const isWanted = (name: string) => only === undefined || only.includes(name);
const planId = isWanted('plan-bus') ? (values.plan ?? (await busPlan())) : '';
const pages = [
  ['login', '/login'],
  ['orders', '/marketing/order'],
  ['plans', '/marketing/smart-select'],
  ['plan-bus', `/marketing/smart-select/plan-bus?planId=${encodeURIComponent(planId)}`],
] as const;

const timings = ['first-contentful-paint', 'largest-contentful-paint', 'speed-index', 'total-blocking-time'];
const rows: string[][] = [];
for (const [name, path] of pages.filter(([page]) => isWanted(page))) {
  const reports: Report[] = [];
  for (let run = 0; run < Number(values.runs); run += 1)
    reports.push(await visit(path, name !== 'login', lighthouse, config));
  const median = (of: (report: Report) => number | null | undefined) =>
    middle(reports.map((report) => of(report) ?? 0));
  const audit = (id: string) => median((report) => report.audits[id]?.numericValue);
  rows.push([
    name,
    String(Math.round(100 * median(({ categories }) => categories.performance.score))),
    String(Math.round(100 * median(({ categories }) => categories.accessibility.score))),
    ...timings.map((id) => `${Math.round(audit(id))} ms`),
    audit('cumulative-layout-shift').toFixed(3),
    `${Math.round(audit('total-byte-weight') / 1000)} kB`,
    String(Math.round(median(({ environment }) => environment.benchmarkIndex))),
  ]);
}
console.log(`${values.form}, median of ${values.runs}; load ${loadPerMinute()}\n`);
const titles = [
  'performance',
  'accessibility',
  'FCP',
  'LCP',
  'speed index',
  'blocked',
  'shift',
  'bytes',
  'index',
];
console.log(
  tableText([{ title: 'page' }, ...titles.map((title) => ({ title, align: 'right' as const }))], rows),
);
