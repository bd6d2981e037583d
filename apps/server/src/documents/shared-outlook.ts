import type { SharedOutlook } from '@ooh/contract/domain/order-share';
import { cityMap } from '@ooh/report/city-map';
import { groupSvg } from '@ooh/report/svg-picture';
import type { Context } from '../context.ts';
import { readFacePlaces, readLinePlaces } from '../orders/order/match-places.ts';
import { measureOrder, type OrderMix } from '../orders/combination/estimate-order.ts';
import { readItems, type StoredItem } from '../orders/order/order-store.ts';
import { grantedShare } from '../orders/sharing/shared-order.ts';
import type { LiveShare } from '../orders/sharing/share-links.ts';
import { cityName } from '../reference/region/regions.ts';
import { planMap, type MappedCity } from './plan-map.ts';
import { mappedCities } from './mapped-cities.ts';
import { certificatesOf } from './proposal-document.ts';

type OutlookCity = SharedOutlook['cities'][number];

/** Cities with a map, those with most spent: each takes some 100 kB before compression. */
export const mostMaps = 12;
const frame = { x: 0, y: 0, width: 640, height: 400 } as const;

/** The map of a city as a picture for both themes; null where nothing has a place. */
export async function drawnMap(context: Context, city: MappedCity): Promise<OutlookCity['map']> {
  const map = await planMap(context, city);
  if (map === null) return null;
  const drawn = (theme: 'light' | 'dark'): string => groupSvg(cityMap(map, frame, theme));
  return { light: drawn('light'), dark: drawn('dark'), attribution: map.attribution };
}

/** When each medium of a city is posted. */
export function scheduleOf(items: readonly StoredItem[]): SharedOutlook['schedule'] {
  const groups = Map.groupBy(items, (item) => `${item.city_code} ${item.medium_id}`);
  return [...groups.values()].map((own) => ({
    cityName: cityName(own[0].city_code),
    mediumName: own[0].medium_name,
    units: own.reduce((sum, item) => sum + item.quantity, 0),
    unit: own[0].medium_unit,
    startDate: own.map((item) => item.start_date).sort()[0],
    endDate: own
      .map((item) => item.end_date)
      .sort()
      .reverse()[0],
  }));
}

/** What the media of an order do together; null where nothing may be told. */
function effectOf(mix: OrderMix | null): SharedOutlook['effect'] {
  if (mix === null) return null;
  const { reachShare, reachShareRange, reach, frequency, cities, unmodelledUnits } = mix.total;
  const counted = cities.filter((city) => city.reachShare.value !== null);
  const [basis] = counted.flatMap((city) => city.basis ?? []);
  if (reachShare.value === null || basis === undefined) return null;
  return {
    basis,
    reachShare,
    reachShareRange,
    reach,
    frequency,
    cityNames: counted.map((city) => city.cityName),
    left: cities.flatMap((city) =>
      city.reason === null ? [] : [{ cityName: city.cityName, reason: city.reason }],
    ),
    unmodelledUnits,
  };
}

/** Maps, estimated reach and schedule of a shared order, within the current scope of the link's creator. */
export async function readSharedOutlook(context: Context, share: LiveShare): Promise<SharedOutlook> {
  const { db } = context;
  const { sharer, order } = await grantedShare(db, share);
  const items = await readItems(db, sharer, [order.order_id]);
  const [faces, places, mix, certificates] = await Promise.all([
    readFacePlaces(db, items),
    readLinePlaces(db, items),
    measureOrder(context, order, items),
    certificatesOf(context, order, items),
  ]);
  const placed = mappedCities({ items, faces, places });
  const cities = placed.map(async (city, index): Promise<OutlookCity> => {
    const name = cityName(city.cityCode);
    return {
      cityName: name,
      map: index < mostMaps ? await drawnMap(context, city) : null,
      certificate: certificates.find(({ cityName: proved }) => proved === name)?.sentence ?? null,
    };
  });
  return {
    cities: await Promise.all(cities),
    effect: effectOf(mix),
    schedule: scheduleOf(items),
  };
}
