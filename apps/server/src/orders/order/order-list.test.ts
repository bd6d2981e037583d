import { chinaDate } from '@ooh/contract/domain/china-time';
import type { CallInput, CallOutput } from '@ooh/contract/registry';
import { orderStates } from '@ooh/contract/domain/order';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { seedSampleBrands } from '../../reference/brand/brand-store.ts';
import { seedOrders, seedTradeAccounts } from '../../demo/demo-orders.ts';
import { sql } from '../../platform/storage/postgres/database.ts';
import { seedSmallCity } from '../../testing/small-city.ts';
import { dayAhead } from '../../testing/new-order.ts';
import { seedSmallInventory } from '../../testing/small-inventory.ts';
import { orderGrants } from '../../testing/order-grants.ts';
import { signInAs } from '../../testing/seeded-plan.ts';
import { startTestService } from '../../testing/test-service.ts';

const [shenzhen, shanghai, xiamen] = ['440300', '310100', '350200'] as const;
const service = startTestService();
let orders: Row[];

interface Row {
  order_id: string;
  order_no: string;
  name: string;
  state: (typeof orderStates)[number];
  mode: string;
  source: string;
  brand_id: string;
  brand: string;
  industry: string;
  group_name: string | null;
  organisation: string;
  owner_id: string;
  city_codes: string[];
  medium_ids: number[];
  start_date: string;
  end_date: string;
  budget_fen: number;
  updated_at: Date;
  items: { city: string; medium: number; net: number; quantity: number }[];
}

beforeAll(async () => {
  const { context } = service;
  await seedSampleBrands(context.db);
  for (const [n, city] of [shenzhen, shanghai, xiamen].entries()) {
    await seedSmallCity(context, city, { persons: 60, lines: 10, seed: n + 1 });
    // Lines of hand-made cities share their ids; only one city keeps its lines.
    if (n > 0)
      await sql`update data_release set state = 'undone' where city_code = ${city} and kind = 'bus-lines'`.execute(
        context.db,
      );
    await seedSmallInventory(service, city, { shelters: 25, screens: 6 });
  }
  await seedTradeAccounts(context);
  await seedOrders(context);
  const { rows } = await sql<Row>`
    select o.*, b.name as brand, b.industry, b.group_name, g.name as organisation,
      (select coalesce(jsonb_agg(jsonb_build_object('city', i.city_code, 'medium', i.medium_id, 'net', i.net_fen,
        'quantity', i.quantity)), '[]') from media_order_item i where i.order_id = o.order_id) as items
    from media_order o join brand b using (brand_id) join organisation g on g.id = o.organisation_id`.execute(
    context.db,
  );
  orders = rows;
});

type Search = CallInput<'mediaOrder/list'>;
type Pair = (city: string, medium: number) => boolean;

interface Reader {
  readonly as: 'admin' | 'planner' | 'customer' | { token: string };
  /** Null: every organisation. */
  readonly organisation: string | null;
  readonly pair: Pair;
}

/** The list again, row by row in plain code. */
function bruteList(reader: Reader, search: Search): Row[] {
  const visible = orders.filter(
    (order) =>
      (reader.organisation === null || order.organisation === reader.organisation) &&
      order.city_codes.some((city) => order.medium_ids.some((medium) => reader.pair(city, medium))),
  );
  const word = (search.keyword ?? '').trim().toLowerCase();
  return visible.filter(
    (order) =>
      (word === '' ||
        [order.name, order.order_no, order.brand].some((text) => text.toLowerCase().includes(word))) &&
      (search.brandId === undefined || order.brand_id === search.brandId) &&
      (search.industry === undefined || order.industry === search.industry) &&
      (search.groupName === undefined || order.group_name === search.groupName) &&
      (search.states === undefined || search.states.length === 0 || search.states.includes(order.state)) &&
      (search.modes === undefined ||
        search.modes.length === 0 ||
        search.modes.includes(order.mode as 'base')) &&
      (search.sources === undefined ||
        search.sources.length === 0 ||
        search.sources.includes(order.source as 'tender')) &&
      ((search.cityCode === undefined && search.mediumId === undefined) ||
        order.city_codes.some((city) =>
          order.medium_ids.some(
            (medium) =>
              (search.cityCode === undefined || city === search.cityCode) &&
              (search.mediumId === undefined || medium === search.mediumId) &&
              reader.pair(city, medium),
          ),
        )) &&
      (search.startDate === undefined || order.end_date >= search.startDate) &&
      (search.endDate === undefined || order.start_date <= search.endDate),
  );
}

const netIn = (order: Row, pair: Pair): number =>
  order.items.filter((item) => pair(item.city, item.medium)).reduce((sum, item) => sum + item.net, 0);

const all: Pair = () => true;
const readers: Reader[] = [];

test('lists of every reader are those of a brute-force filter: rows, totals, sums, counts, order', async () => {
  const crossed = await signInAs(
    service,
    'crossed',
    orderGrants([
      { regionCodes: [shenzhen], mediaIds: [2] },
      { regionCodes: [shanghai], mediaIds: [7] },
    ]),
    { name: '平台运营', kind: 'platform' },
  );
  const customerCities = [shenzhen, shanghai, '110100'];
  readers.push(
    { as: 'admin', organisation: null, pair: all },
    { as: 'planner', organisation: '媒介代理示例公司', pair: all },
    {
      as: 'customer',
      organisation: '广告主示例公司',
      pair: (city, medium) => customerCities.includes(city) && [1, 2].includes(medium),
    },
    {
      as: crossed,
      organisation: null,
      pair: (city, medium) => (city === shenzhen && medium === 2) || (city === shanghai && medium === 7),
    },
  );
  const option = <Value>(values: readonly Value[]) =>
    fc.option(fc.constantFrom(...values), { nil: undefined });
  const search = fc.record({
    keyword: fc.constantFrom('', '', '星河', '%', '2026', 'DD26'),
    brandId: option(['b-0001', 'b-0005', 'b-0019']),
    industry: option(['汽车', '食品饮料']),
    groupName: option(['星河集团']),
    states: fc.uniqueArray(fc.constantFrom(...orderStates), { maxLength: 3 }),
    modes: fc.uniqueArray(fc.constantFrom('base' as const, 'reference' as const), { maxLength: 2 }),
    sources: fc.uniqueArray(fc.constantFrom('tender' as const, 'renewal' as const), { maxLength: 2 }),
    cityCode: option([shenzhen, shanghai, xiamen, '999999']),
    mediumId: option([1, 2, 7]),
    startDate: option([dayAhead(service, -200), dayAhead(service, 0)]),
    endDate: option([dayAhead(service, -100), dayAhead(service, 10)]),
    sortBy: fc.constantFrom(
      'updatedAt' as const,
      'startDate' as const,
      'budgetFen' as const,
      'netFen' as const,
    ),
    ascending: fc.boolean(),
  });
  let compared = 0;
  // Most filters by themselves find something; all together find nothing.
  const sparse = fc
    .tuple(search, fc.array(fc.boolean(), { minLength: 11, maxLength: 11 }))
    .map(([full, keeps]) => {
      const kept = Object.entries(full).filter(
        ([name], index) =>
          ['sortBy', 'ascending'].includes(name) ||
          (keeps[index] && index % 2 === keeps.length % 2) ||
          keeps.filter(Boolean).length < 4,
      );
      return Object.fromEntries(kept) as Search;
    });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...readers), sparse, async (reader, filter) => {
      const expected = bruteList(reader, filter);
      const found: CallOutput<'mediaOrder/list'>['rows'] = [];
      let total = 0;
      for (let pageNo = 1; ; pageNo++) {
        const page = await service.body(
          'mediaOrder/list',
          { ...filter, pageNo, pageSize: 100 },
          { as: reader.as },
        );
        found.push(...page.rows);
        total = page.total;
        if (page.rows.length < 100) break;
      }
      expect(total).toBe(expected.length);
      expect(found.map((row) => row.orderId).sort()).toEqual(expected.map((row) => row.order_id).sort());
      const byId = new Map(expected.map((order) => [order.order_id, order]));
      for (const row of found) {
        const order = byId.get(row.orderId)!;
        expect(row.amounts.netFen).toBe(netIn(order, reader.pair));
        expect(
          row.cityCodes.every((city) => order.medium_ids.some((medium) => reader.pair(city, medium))),
        ).toBe(true);
        compared += 1;
      }
      const keyOf = {
        updatedAt: (row: Row) => row.updated_at.getTime(),
        startDate: (row: Row) => Date.parse(row.start_date),
        budgetFen: (row: Row) => row.budget_fen,
        netFen: (row: Row) => netIn(row, reader.pair),
      }[filter.sortBy as 'netFen'];
      const keys = found.map((row) => keyOf(byId.get(row.orderId)!));
      expect(keys).toEqual(keys.toSorted((a, b) => (filter.ascending ? a - b : b - a)));
    }),
    { numRuns: 60 },
  );
  expect(compared).toBeGreaterThan(500);
});

test('the figures above the list and the counts by state are over what the reader may see', async () => {
  for (const reader of readers) {
    const { summary, stateCounts } = await service.body('mediaOrder/list', {}, { as: reader.as });
    const visible = bruteList(reader, {});
    const month = chinaDate(service.context.now()).slice(0, 7);
    expect(summary).toEqual({
      running: visible.filter((order) => order.state === 'running').length,
      awaitingConfirmation: visible.filter((order) => order.state === 'confirming').length,
      monthNetFen: visible
        .filter(
          (order) => order.start_date.startsWith(month) && !['draft', 'cancelled'].includes(order.state),
        )
        .reduce((sum, order) => sum + netIn(order, reader.pair), 0),
    });
    for (const { state, orders: count } of stateCounts)
      expect(count).toBe(visible.filter((order) => order.state === state).length);
  }
});

test('the owners to choose from are those of the orders that the reader may see, and find these', async () => {
  for (const reader of readers) {
    const { owners } = await service.body('mediaOrder/list', {}, { as: reader.as });
    const visible = Map.groupBy(bruteList(reader, {}), (order) => order.owner_id);
    expect(new Map(owners.map(({ ownerId, orders: count }) => [ownerId, count]))).toEqual(
      new Map([...visible].map(([ownerId, own]) => [ownerId, own.length])),
    );
    for (const { ownerId, ownerName, orders: count } of owners) {
      const found = await service.body('mediaOrder/list', { ownerId }, { as: reader.as });
      expect(found.total).toBe(count);
      expect(new Set(found.rows.map((row) => row.ownerName))).toEqual(new Set([ownerName]));
    }
  }
});
