import { certain } from '@ooh/contract/core/certain';
import type { Opportunity } from '@ooh/contract/domain/opportunity';
import type { OpportunityKind } from '@ooh/contract/domain/opportunity-names';
import { beforeAll, expect, test } from 'vitest';
import { seedSampleBrands } from '../../reference/brand/brand-store.ts';
import { sql } from '../../platform/storage/postgres/database.ts';
import { drawCity, publishLines, publishPanel, seedSmallCity } from '../../testing/small-city.ts';
import { drawPanel } from '../../testing/small-panel.ts';
import { smallOrder, type SmallItem } from '../../testing/small-order.ts';
import { destination } from '../../testing/small-way.ts';
import { startTestService } from '../../testing/test-service.ts';
import { scanOrder } from './scan-order.ts';

// A change of a running order from the suggestion over its adoption and its days to the appraisal afterwards.
const service = startTestService();
const admin = { as: 'admin' } as const;
const [shenzhen, wuhan, changsha] = ['440300', '420100', '430100'] as const;
const days = { fromDay: -10, toDay: 17 };
const dayMilliseconds = 86_400_000;
let gapOrderId = '';
let cityOrderId = '';

const posted = (quantity: number) => Array.from({ length: quantity }, () => ({ state: 'posted' as const }));
const item = (cityCode: string, lineId: string, quantity: number, netFen?: number): SmallItem => ({
  ...days,
  cityCode,
  lineId,
  quantity,
  units: posted(quantity),
  ...(netFen === undefined ? {} : { netFen }),
});

/** A city of two towns: the lines of an order cross one of them, and more people live in the other. */
async function seedTwoTowns(): Promise<string[]> {
  const { context } = service;
  const near = drawCity(shenzhen, { persons: 600, lines: 4, seed: 5 });
  const far = destination(near.centre, 300, 22_000);
  const shift = (lines: typeof near.lines) => {
    const by = { lng: far.lng - near.centre.lng, lat: far.lat - near.centre.lat };
    return lines.map((line) => ({
      ...line,
      lineId: `far-${line.lineId}`,
      lineName: `远${line.lineName}`,
      directions: line.directions.map((way) => ({
        ...way,
        shape: way.shape.map(([lng, lat]) => [lng + by.lng, lat + by.lat] as const),
        stops: way.stops.map((stop) => ({ ...stop, lng: stop.lng + by.lng, lat: stop.lat + by.lat })),
      })),
    }));
  };
  const others = drawPanel(far, 900, 7);
  const first = near.panel.persons.length;
  await publishLines(context, shenzhen, [...near.lines, ...shift(near.lines)]);
  await publishPanel(context, shenzhen, {
    persons: [
      ...near.panel.persons,
      ...others.persons.map((one) => ({ ...one, person: one.person + first })),
    ],
    visits: [...near.panel.visits, ...others.visits.map((one) => ({ ...one, person: one.person + first }))],
  });
  return near.lines.map(({ lineId }) => lineId);
}

beforeAll(async () => {
  const { context } = service;
  await seedSampleBrands(context.db);
  const near = await seedTwoTowns();
  ({ orderId: gapOrderId } = await smallOrder(service, {
    items: near.slice(0, 3).map((lineId) => item(shenzhen, lineId, 4, 4_000_000)),
  }));
  const full = await seedSmallCity(context, wuhan, { persons: 800, lines: 10, seed: 31 });
  const open = await seedSmallCity(context, changsha, { persons: 1500, lines: 10, seed: 32 });
  ({ orderId: cityOrderId } = await smallOrder(service, {
    items: [
      ...full.lines.slice(0, 5).map(({ lineId }) => item(wuhan, lineId, 2)),
      item(changsha, open.lines[0].lineId, 1),
    ],
  }));
  for (const orderId of [gapOrderId, cityOrderId]) await scanOrder(context, orderId, 'background');
});

async function adopt(orderId: string, kind: OpportunityKind): Promise<Opportunity> {
  const { rows } = await service.body('v1/optimise/list', { orderId }, admin);
  const found = certain(
    rows.find((row) => row.kind === kind),
    'opportunity',
    `${kind} beside ${rows.map((row) => row.kind).join()}`,
  );
  const { opportunityId, version } = found;
  return service.body(
    'v1/optimise/decide',
    { opportunityId, version, decision: 'adopt', reason: '客户王经理邮件确认' },
    admin,
  );
}

/** Every unit of the items that came by a change hangs on all of its days. */
async function hang(units: Opportunity['in']): Promise<void> {
  for (const { itemId, units: quantity, fromDate } of units)
    await sql`insert into media_posting (item_id, unit_no, state, posted_on, updated_at)
      select ${itemId}::uuid, unit_no, 'posted', ${fromDate}::date, ${service.context.now()}
      from generate_series(1, ${quantity}::int) as unit_no`.execute(service.context.db);
}

const historyOf = async (orderId: string) => service.body('v1/optimise/history', { orderId }, admin);

test('units for a missed district and money moved to another city change their orders', async () => {
  const gap = await adopt(gapOrderId, 'gap');
  expect(gap).toMatchObject({ state: 'adopted', action: 'order-change', out: [] });
  expect(gap.in.every((unit) => unit.lineId?.startsWith('far-') && unit.itemId !== null)).toBe(true);
  const city = await adopt(cityOrderId, 'city');
  expect(city).toMatchObject({ state: 'adopted', action: 'order-change', cityCode: wuhan });
  expect([...new Set(city.in.map(({ cityCode }) => cityCode))]).toEqual([changsha]);
  expect([...new Set(city.out.map(({ cityCode }) => cityCode))]).toEqual([wuhan]);
  for (const { in: units } of [gap, city]) await hang(units);
  expect(await historyOf(gapOrderId)).toMatchObject({ adopted: 1, verified: 0 });
});

test('once their days are over the history tells what both brought, with an interval', async () => {
  service.advance(40 * dayMilliseconds);
  for (const orderId of [gapOrderId, cityOrderId]) {
    await scanOrder(service.context, orderId, 'background');
    const history = await historyOf(orderId);
    expect(history).toMatchObject({ adopted: 1, verified: 1, asExpected: 1 });
    const [{ expected, realised }] = history.rows;
    // All of it hung: it brought what was expected, measured anew from the postings.
    expect(certain(realised, 'measured gain').value).toBeCloseTo(expected.value, 8);
    expect(certain(realised, 'measured gain').low).toBeGreaterThan(0);
  }
});
