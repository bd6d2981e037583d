import type { CallInput, CallKey } from '@ooh/contract/registry';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from './context.ts';
import { seedSampleBrands } from './reference/brand/brand-store.ts';
import { overWire } from './testing/over-wire.ts';
import { prepareFolder } from './testing/prepare-folder.ts';
import { briefOf } from './testing/seeded-plan.ts';
import { processPassword, startProcess } from './testing/service-process.ts';
import { seedSmallCity } from './testing/small-city.ts';
import { smallOrder } from './testing/small-order.ts';
import { emptyStores, temporaryStores, type TemporaryStores } from './testing/test-stores.ts';

/**
 * Each rule is implemented in one place: changing it there, in a separate service, changes every area. The same
 * requests are sent to an unchanged service and to one with the change.
 */
const cityCode = '440300';
const targetAudience = { groups: [{ conditions: [{ labelIds: [102] }] }] };
const changes = {
  interval: ['/measurement/src/interval.ts', '= 1.959963984540054', '= 3.5'],
  minimumCell: ['/measurement/src/minimum-cell.ts', 'panelPersons >= minimumCell', 'panelPersons >= 1e9'],
  tgi: ['/measurement/src/media-metrics.ts', '(100 * share) / baseShare', '(200 * share) / baseShare'],
} as const;

let stores: TemporaryStores;
let orderId: string;
let planId: string | undefined;

beforeAll(async () => {
  stores = await temporaryStores();
  await emptyStores(stores);
  const fill = async (context: Context) => {
    await seedSampleBrands(context.db);
    const { lines } = await seedSmallCity(context, cityCode, { persons: 1200, lines: 6, seed: 71 });
    const planner = await context.db
      .selectFrom('app_user')
      .select('id')
      .where('user_name', '=', 'planner')
      .executeTakeFirstOrThrow();
    ({ orderId } = await smallOrder(
      { context, userIds: { planner: planner.id } as never },
      {
        audience: { groups: [{ join: 'and', conditions: [{ join: 'and', labelIds: [102] }] }] },
        items: lines.slice(0, 2).map(({ lineId }) => ({
          cityCode,
          lineId,
          quantity: 3,
          fromDay: -14,
          toDay: 13,
          units: [{ state: 'posted' }, { state: 'posted' }, { state: 'posted' }],
        })),
      },
    ));
  };
  await prepareFolder(stores.folder, fill, stores.env);
});
afterAll(() => stores?.remove());

type Answers = Readonly<Record<string, unknown>>;

/** Figures about people in a plan, an order's effect, the city, an audience and a pack. */
async function answersOf(change: readonly string[] | null): Promise<Answers> {
  const preload = new URL('./testing/planted-change.ts', import.meta.url).href;
  const planted: Record<string, string> =
    change === null ? {} : { NODE_OPTIONS: `--import=${preload}`, PLANTED_CHANGE: JSON.stringify(change) };
  // Each service measures the order itself.
  const forget = ({ db }: Context) => db.deleteFrom('effect_result').execute();
  await prepareFolder(stores.folder, forget, stores.env);
  const service = await startProcess(stores.folder, { ...stores.env, ...planted });
  try {
    let token: string | undefined;
    const ask = async <Key extends CallKey>(key: Key, input: CallInput<Key>) => {
      const answer = await overWire(service.url, key, input, token);
      if (answer.code !== '01') throw new Error(`${key}: ${answer.status} ${answer.message}`);
      return answer.body!;
    };
    ({ token } = await ask('access/login', { userName: 'planner', password: processPassword }));
    planId ??= (await ask('ai-option-mode/insert', { brief: briefOf() })).planId;
    const { rows } = await ask('v1/bus-lines', { cityCode });
    const flights = [{ startDate: '2027-03-01', endDate: '2027-03-28' }];
    const lines = rows
      .slice(0, 3)
      .map(({ lineId }) => ({ lineId, formId: 1, deck: 'single' as const, vehicles: 1, flights }));
    const role = 'residents';
    const city = { cityCode, targetAudience, role } as const;
    const rule = { parts: [{ kind: 'labels' as const, targetAudience }] };
    return {
      plan: await ask('v1/bus-plan/evaluate', { planId, cityCode, delivery: { lines } }),
      'lines of a plan': await ask('bus-plan/v1/getBusLineByPlanCity', { planId, cityCode }),
      'effect of an order': await ask('effectestimate/{orderId}/getExpandIndicatorData', { orderId }),
      'exposure of an order': await ask('effectestimate/{orderId}/entiretyExposureCrowd', { orderId }),
      'portrait of the reached': await ask('effectestimate/{orderId}/getBasicsGroupImageData', { orderId }),
      'districts of a city': await ask('city-perspective/getTaAreaSumHeatData', {
        ...city,
        unit: 'district',
      }),
      'portrait of a city': await ask('city-perspective/getChartData', city),
      pack: await ask('v1/crowd-packs/estimate', { cityCodes: [cityCode], rule }),
    };
  } finally {
    await service.end('SIGTERM');
  }
}

interface Figure {
  readonly value: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

/** Every number of an answer by its path; rows are identified by ids, because a changed figure may reorder them. */
function found<Value>(
  answer: unknown,
  pick: (name: string, value: unknown) => Value | undefined,
): Map<string, Value> {
  const all = new Map<string, Value>();
  const walk = (value: unknown, path: string, name: string) => {
    const picked = pick(name, value);
    if (picked !== undefined) return void all.set(path, picked);
    if (Array.isArray(value)) {
      value.forEach((one, index) => {
        const { lineId, labelId, areaId, indicator } = (one ?? {}) as Record<string, unknown>;
        walk(one, `${path}[${String(lineId ?? labelId ?? areaId ?? indicator ?? index)}]`, name);
      });
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, one] of Object.entries(value)) walk(one, `${path}.${key}`, key);
    }
  };
  walk(answer, '', '');
  return all;
}

const isFigure = (value: unknown): value is Figure =>
  typeof value === 'object' && value !== null && 'value' in value && 'low' in value && 'suppressed' in value;

const figuresOf = (answer: unknown) => found(answer, (_, value) => (isFigure(value) ? value : undefined));

/** TGI as figures, as plain numbers, and as planned and actual indicator. */
const indicesOf = (answer: unknown) =>
  found(answer, (name, value) => {
    const { indicator, actual } = (value ?? {}) as { indicator?: string; actual?: number | null };
    if (indicator === 'tgi') return actual ?? undefined;
    if (!name.startsWith('tgi')) return undefined;
    return (isFigure(value) ? value.value : (value as number | null)) ?? undefined;
  });

test('a rule changed at its one place changes every answer that shows it', { timeout: 600_000 }, async () => {
  const before = await answersOf(null);
  const [wide, bare, doubled] = [
    await answersOf(changes.interval),
    await answersOf(changes.minimumCell),
    await answersOf(changes.tgi),
  ];

  const withIntervals = new Set<string>();
  for (const [area, answer] of Object.entries(before)) {
    const wider = figuresOf(wide[area]);
    for (const [path, { value, low, high }] of figuresOf(answer)) {
      if (value === null || low === null || high === null || low === high) continue;
      const changed = wider.get(path)!;
      expect({ area, path, value: changed.value }).toEqual({ area, path, value });
      const width = changed.high! - changed.low!;
      if (!(width > high - low)) throw new Error(`${area}${path}: the interval stays ${low} to ${high}`);
      withIntervals.add(area);
    }
  }

  const withCells = new Set<string>();
  for (const [area, answer] of Object.entries(before)) {
    const withheld = figuresOf(bare[area]);
    for (const [path, { value }] of figuresOf(answer)) {
      if (value === null || value === 0) continue;
      withCells.add(area);
      const shown = withheld.get(path)?.value ?? null;
      if (shown !== null) throw new Error(`${area}${path}: ${shown} is shown of too few`);
    }
  }

  const withIndices = new Set<string>();
  for (const [area, answer] of Object.entries(before)) {
    const twice = indicesOf(doubled[area]);
    for (const [path, value] of indicesOf(answer)) {
      withIndices.add(area);
      expect({ area, path, ratio: twice.get(path)! / value }).toEqual({
        area,
        path,
        ratio: expect.closeTo(2, 9),
      });
    }
  }

  expect([...withIntervals].sort()).toEqual(
    Object.keys(before)
      .filter((area) => area !== 'effect of an order')
      .sort(),
  );
  expect([...withCells].sort()).toEqual([...withIntervals].sort());
  expect([...withIndices].sort()).toEqual(
    Object.keys(before)
      .filter((area) => !['exposure of an order', 'pack'].includes(area))
      .sort(),
  );
});
