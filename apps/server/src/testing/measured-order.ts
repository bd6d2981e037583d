import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import { seedSampleBrands } from '../reference/brand/brand-store.ts';
import { handRates } from './hand-rates.ts';
import { seedSmallCity } from './small-city.ts';
import { smallOrder } from './small-order.ts';
import { beforeAll } from 'vitest';
import { startTestService, type TestService } from './test-service.ts';

export const [measuredCity, smallSampleCity, unknownCity] = ['440300', '310100', '420100'] as const;
export const measuredDays = { fromDay: -14, toDay: 13 };
const days = measuredDays;
const targetLabel = 102;
const audience: TargetAudience = {
  groups: [{ join: 'and', conditions: [{ join: 'and', labelIds: [targetLabel] }] }],
};

export const isTarget = (labels: readonly number[]) => labels.includes(targetLabel);

/** A running order of two lines in a city with a panel and in cities without one, with figures computed by hand. */
async function seedMeasuredOrder(service: TestService) {
  await seedSampleBrands(service.context.db);
  const city = await seedSmallCity(service.context, measuredCity, { persons: 1200, lines: 6, seed: 71 });
  await seedSmallCity(service.context, smallSampleCity, { persons: 60, lines: 2, seed: 72 });
  const lines = city.lines.slice(0, 2);
  // By line of the order, contacts of every person with one vehicle a day.
  const rates = lines.map((line) => handRates(city.panel, line));
  const order = await smallOrder(service, {
    owner: 'customer',
    audience,
    target: { reachShare: 0.9, cpmFen: 1 },
    items: [
      {
        ...days,
        cityCode: measuredCity,
        lineId: lines[0].lineId,
        quantity: 3,
        netFen: 2_800_000,
        units: [{ state: 'posted' }, { state: 'late', late: 4 }, { state: 'missing' }],
      },
      {
        ...days,
        cityCode: measuredCity,
        lineId: lines[1].lineId,
        quantity: 2,
        units: [{ state: 'wrong' }, { state: 'posted' }],
      },
      { ...days, cityCode: unknownCity, lineId: 'w-1', quantity: 2 },
      {
        ...days,
        cityCode: smallSampleCity,
        lineId: '440300-small-00',
        quantity: 1,
        units: [{ state: 'posted' }],
      },
      { ...days, cityCode: measuredCity, mediumId: 7, faceId: 'nowhere', positionId: 'nowhere' },
    ],
  });
  /** Expected contacts of every person with so many vehicle-days of each line. */
  const contacts = (vehicleDays: readonly number[]) =>
    city.panel.persons.map((_, p) => vehicleDays.reduce((sum, n, i) => sum + n * rates[i][p], 0));
  const total = (means: readonly number[], of: (mean: number) => number, all = false) =>
    city.panel.persons.reduce(
      (sum, { weight, labels }, p) => sum + (all || isTarget(labels) ? weight * of(means[p]) : 0),
      0,
    );
  return { city, order, contacts, total };
}

export interface MeasuredOrder extends Awaited<ReturnType<typeof seedMeasuredOrder>> {
  readonly service: TestService;
}

/** The measured order of a test file, there while its tests run. */
export function startMeasuredOrder(): MeasuredOrder {
  const measured = { service: startTestService() } as MeasuredOrder;
  beforeAll(async () => void Object.assign(measured, await seedMeasuredOrder(measured.service)));
  return measured;
}
