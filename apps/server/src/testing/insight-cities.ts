import { seedSmallCity, type SmallCity } from './small-city.ts';
import { seedSmallPlaces, type SmallPlaces } from './small-places.ts';
import { openTestService, type TestService } from './test-service.ts';

export const [shenzhen, shanghai] = ['440300', '310100'] as const;

export const female = { groups: [{ conditions: [{ labelIds: [102] }] }] };

/** A service with people, lines, places and media in two cities. */
export interface InsightCities {
  readonly service: TestService;
  /** Shenzhen, and its places. */
  readonly city: SmallCity;
  readonly places: SmallPlaces;
}

export async function openInsightCities(): Promise<InsightCities> {
  const service = await openTestService();
  const city = await seedSmallCity(service.context, shenzhen, { persons: 2400, lines: 6, seed: 9 });
  const places = await seedSmallPlaces(service.context, shenzhen, city.centre, 3);
  const other = await seedSmallCity(service.context, shanghai, { persons: 900, lines: 3, seed: 10 });
  await seedSmallPlaces(service.context, shanghai, other.centre, 4);
  return { service, city, places };
}
