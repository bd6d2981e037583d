import { chinaDate } from '@ooh/contract/domain/china-time';
import { seedSampleBrands } from '../reference/brand/brand-store.ts';
import { seedSmallCity } from './small-city.ts';
import { smallOrder } from './small-order.ts';
import { beforeAll } from 'vitest';
import { startTestService, type TestService } from './test-service.ts';

export const [monitoredCity, otherCity] = ['440300', '420100'] as const;
const days = { fromDay: -10, toDay: 17 };

/** Running orders of two firms, one with units of every fate. */
async function seedMonitoredOrders(service: TestService) {
  await seedSampleBrands(service.context.db);
  const today = chinaDate(service.context.now());
  const city = await seedSmallCity(service.context, monitoredCity, { persons: 800, lines: 6, seed: 31 });
  const [a, b, c] = city.lines.map((line) => line.lineId) as [string, string, string];
  const order = await smallOrder(service, {
    owner: 'customer',
    items: [
      {
        ...days,
        cityCode: monitoredCity,
        lineId: a,
        quantity: 4,
        netFen: 1_120_000,
        units: [{ state: 'posted' }, { state: 'late', late: 3 }, { state: 'missing' }, { state: 'posted' }],
      },
      { ...days, cityCode: monitoredCity, lineId: b, quantity: 2, units: [{ state: 'wrong' }] },
      { ...days, cityCode: otherCity, lineId: c, quantity: 1, units: [{ state: 'posted' }] },
    ],
  });
  const foreign = await smallOrder(service, {
    owner: 'planner',
    items: [{ ...days, cityCode: monitoredCity, lineId: a, units: [{ state: 'posted' }] }],
  });
  return { today, city, order, foreign };
}

interface MonitoredOrders extends Awaited<ReturnType<typeof seedMonitoredOrders>> {
  readonly service: TestService;
}

/** The monitored orders of a test file, there while its tests run. */
export function startMonitoredOrders(): MonitoredOrders {
  const monitored = { service: startTestService() } as MonitoredOrders;
  beforeAll(async () => void Object.assign(monitored, await seedMonitoredOrders(monitored.service)));
  return monitored;
}
