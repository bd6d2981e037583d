/**
 * Calls every endpoint of a service with inputs generated from its schema, and reports invalid answers:
 *   npm run fuzz [-- --per-call 300] [--only 'v1/orders'] [--seed 1] [--connections 2]
 * starts a separate service with two small demonstration cities in a temporary folder. The calls also write, so
 * `--url` with DEMO_PASSWORD set is only for services with disposable data.
 */
import { parseArgs } from 'node:util';
import { certain } from '@ooh/contract/core/certain';
import { firstCity, smallCity } from '../demo/demo-cities.ts';
import { seedCities } from '../demo/seed-cities.ts';
import { seedCommerce } from '../demo/seed-commerce.ts';
import { fuzzCalls, type FuzzResult } from '../testing/fuzz/fuzz-calls.ts';
import { prepareFolder } from '../testing/prepare-folder.ts';
import { processPassword, startProcess, temporaryFolder } from '../testing/service-process.ts';

const { values } = parseArgs({
  options: {
    'per-call': { type: 'string', default: '300' },
    'limit-seconds': { type: 'string', default: '5' },
    only: { type: 'string', default: '.' },
    seed: { type: 'string', default: '1' },
    connections: { type: 'string', default: '2' },
    url: { type: 'string' },
  },
});

/** Panel persons of the coarse city, in addition to a small complete one. */
const persons = 2_000;

/** A service with a small demonstration, and its stop function. */
async function ownService(): Promise<{ url: string; password: string; end(): Promise<void> }> {
  const folder = await temporaryFolder();
  await prepareFolder(folder.path, async (context) => {
    await seedCities(context, [smallCity, { ...firstCity, depth: 'glance', persons }], {
      progress: () => undefined,
    });
    await seedCommerce(context);
  });
  const service = await startProcess(folder.path, { REQUESTS_PER_MINUTE: '10000000', LOG_LEVEL: 'error' });
  return {
    url: service.url,
    password: processPassword,
    async end() {
      await service.end('SIGTERM');
      const errors = service
        .output()
        .split('\n')
        .filter((line) => line.includes('unforeseen error'));
      for (const line of errors.slice(0, 40)) console.log(line.slice(0, 1_500));
      await folder.remove();
    },
  };
}

const perSecond = 1_000;
const lineWidth = 700;

function report({ tallies, faults }: FuzzResult, seconds: number): void {
  const byStatus = new Map<number, number>();
  for (const tally of tallies)
    for (const [status, count] of tally.byStatus) byStatus.set(status, (byStatus.get(status) ?? 0) + count);
  const asked = tallies.reduce((sum, tally) => sum + tally.asked, 0);
  const slowOnce = tallies.filter((tally) => tally.slowOnce > 0);
  const never = tallies.filter((tally) => !tally.byStatus.has(200));
  const grouped = Map.groupBy(faults, ({ key, what }) => `${key}: ${what}`);
  for (const [title, all] of grouped)
    console.log(`${all.length} × ${title}\n  ${all[0].input}`.slice(0, lineWidth));
  console.log(`asked ${asked} inputs of ${tallies.length} calls in ${Math.round(seconds)} s`);
  console.log(
    `answers by status: ${[...byStatus]
      .toSorted()
      .map(([status, n]) => `${status}: ${n}`)
      .join(', ')}`,
  );
  console.log(`never answered with success (${never.length}): ${never.map(({ key }) => key).join(', ')}`);
  console.log(`accepted at least once: ${tallies.length - never.length} of ${tallies.length} calls`);
  const inAll = tallies.toSorted((a, b) => b.totalMilliseconds - a.totalMilliseconds).slice(0, 16);
  console.log(
    `most time: ${inAll.map((one) => `${one.key} ${Math.round(one.totalMilliseconds / perSecond)} s`).join(', ')}`,
  );
  const longest = tallies.toSorted((a, b) => b.longestMilliseconds - a.longestMilliseconds).slice(0, 8);
  console.log(
    `longest: ${longest.map((one) => `${one.key} ${Math.round(one.longestMilliseconds)} ms`).join(', ')}`,
  );
  console.log(
    `late once, in time when asked again: ${slowOnce.map((one) => `${one.key} × ${one.slowOnce}`).join(', ') || 'none'}`,
  );
  console.log(`faults: ${faults.length}`);
}

/** 厦门, the small city. */
const center = [118.12, 24.48] as const;

let reported = 0;
const ending = new AbortController();
process.once('SIGINT', () => ending.abort());

const password = process.env['DEMO_PASSWORD'];
if (values.url !== undefined && !password) throw new Error('DEMO_PASSWORD is not set');
const service =
  values.url === undefined
    ? await ownService()
    : {
        url: values.url,
        password: certain(password, 'password of the service'),
        end: () => Promise.resolve(),
      };
try {
  const started = performance.now();
  const result = await fuzzCalls({
    url: service.url,
    userName: 'admin',
    password: service.password,
    perCall: Number(values['per-call']),
    seed: Number(values.seed),
    connections: Number(values.connections),
    city: { cityCode: smallCity.cityCode, center },
    signal: ending.signal,
    only: new RegExp(values.only),
    limitMilliseconds: Number(values['limit-seconds']) * perSecond,
    onRound: (round, faults) => {
      for (const { key, what, input } of faults.slice(reported)) console.log(`${key}: ${what}\n  ${input}`);
      reported = faults.length;
      if (round % 5 === 0) {
        const seconds = Math.round((performance.now() - started) / perSecond);
        console.log(`round ${round}, ${seconds} s, faults ${reported}`);
      }
    },
  });
  report(result, (performance.now() - started) / perSecond);
  if (result.faults.length > 0) process.exitCode = 1;
} finally {
  await service.end();
}
