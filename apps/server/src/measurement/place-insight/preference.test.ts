import type { CallInput, CallOutput } from '@ooh/contract/registry';
import { readWorkbook } from '@ooh/report/testing/read-workbook';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  female,
  openInsightCities,
  shanghai,
  shenzhen,
  type InsightCities,
} from '../../testing/insight-cities.ts';
import { signInAs } from '../../testing/seeded-plan.ts';
import { expectFailure } from '../../testing/test-service.ts';
import { visitedRow } from './preference.ts';

let world: InsightCities;
beforeAll(async () => {
  world = await openInsightCities();
});
afterAll(() => world.service.close());

type Answer = CallOutput<'v1/people/preference'>;
const ask = (
  kind: CallInput<'v1/people/preference'>['kind'],
  targetAudience: object = female,
): Promise<Answer> =>
  world.service.body('v1/people/preference', { cityCode: shenzhen, targetAudience, kind });

const kinds = ['format', 'brand', 'mall', 'dining', 'app', 'interest'] as const;

test('for everybody every index is 100, and nobody is more than all', async () => {
  for (const kind of kinds) {
    const { rows, persons } = await ask(kind, { groups: [] });
    for (const row of rows) {
      if (row.tgi.value !== null) expect(row.tgi.value).toBeCloseTo(100, 6);
      if (row.persons.value !== null)
        expect(row.persons.value).toBeLessThanOrEqual((persons.value ?? 0) * (1 + 1e-9));
    }
  }
});

test('interests are the portrait of the audience', async () => {
  const { rows, nature } = await ask('interest');
  const chart = await world.service.body('city-perspective/getChartData', {
    cityCode: shenzhen,
    targetAudience: female,
    role: 'residents',
  });
  const labels = chart.charts[0].portrait.find(({ dimension }) => dimension === '兴趣')?.labels ?? [];
  expect(nature).toBe('标签');
  expect(labels.length).toBeGreaterThan(5);
  for (const { labelId, share } of labels)
    expect(rows.find((row) => row.labelId === labelId)?.penetration.value ?? null).toEqual(
      share.value === null ? null : expect.closeTo(share.value, 9),
    );
});

test('a row is withheld where its visitors, or those outside the audience, are too few', () => {
  const size = {
    universe: 1e6,
    panelPersons: 400,
    otherPersons: 600,
    persons: { value: 4e5, low: 3e5, high: 5e5 },
    share: { value: 0.4, low: 0.3, high: 0.5 },
  };
  const group = { key: 'k', name: '甲', places: 3 };
  const row = (taPanelPersons: number, panelPersons: number) =>
    visitedRow(
      group,
      {
        penetration: { value: 0.1, low: 0.05, high: 0.2 },
        basePenetration: 0.08,
        taPanelPersons,
        panelPersons,
      },
      size,
      50,
    );
  expect(row(100, 300)).toMatchObject({
    persons: { value: 40_000, low: 20_000, high: 80_000 },
    basePenetration: 0.08,
    tgi: { value: expect.closeTo(125, 9) as number },
  });
  for (const [inside, all] of [
    [49, 300],
    [100, 140],
    [380, 500],
    [0, 0],
  ] as const)
    expect(row(inside, all).persons).toMatchObject({ value: null, suppressed: true });
});

test('a city that is not granted answers like an unknown one', async () => {
  const as = await signInAs(world.service, 'preference-shanghai', {
    smartMarketingData: {
      numeracyTaData: { isEnabled: true, mediaRegionData: [{ regionCodes: [shanghai], mediaIds: [0] }] },
    },
  });
  const refused = async (cityCode: string) =>
    world.service.call('v1/people/preference', { cityCode }, { as });
  expectFailure(await refused(shenzhen), 'notFound');
  expectFailure(await refused('999999'), 'notFound');
});

test('the workbook has the rows of the screen in their order', async () => {
  const { rows } = await ask('brand');
  const file = await world.service.call('v1/people/preference/export', {
    cityCode: shenzhen,
    targetAudience: female,
    kind: 'brand',
  });
  const cells = [...(readWorkbook(file.bytes).sheets.get('偏好洞察')?.cells.values() ?? [])];
  const names = new Map(
    cells.flatMap(({ address, value }) => (/^B\d/.test(address) ? [[value, address.slice(1)] as const] : [])),
  );
  const at = (name: string, column: string) =>
    cells.find(({ address }) => address === `${column}${names.get(name)}`)?.value ?? null;
  expect(rows.length).toBeGreaterThan(0);
  for (const { name, penetration, tgi } of rows) {
    expect(names.has(name)).toBe(true);
    for (const [column, value] of [
      ['D', penetration.value],
      ['H', tgi.value],
    ] as const) {
      if (value === null) expect(at(name, column)).toBeNull();
      else expect(at(name, column)).toBeCloseTo(value, 3);
    }
  }
});
