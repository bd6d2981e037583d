import type { SharedOutlook } from '@ooh/contract/domain/order-share';
import { plannedMedium } from '@ooh/contract/domain/moving-media';
import { cityMap } from '@ooh/report/city-map';
import { groupSvg } from '@ooh/report/svg-picture';
import type { Context } from '../context.ts';
import { readFacePlaces, readLinePlaces } from '../orders/order/match-places.ts';
import { estimateOrder } from '../orders/order/order-estimate.ts';
import { readItems, type StoredItem } from '../orders/order/order-store.ts';
import { grantedShare } from '../orders/sharing/shared-order.ts';
import type { LiveShare } from '../orders/sharing/share-links.ts';
import { cityName } from '../reference/region/regions.ts';
import { planMap, type MappedCity } from './plan-map.ts';
import { certificatesOf, mappedCities } from './proposal-document.ts';

type OutlookCity = SharedOutlook['cities'][number];

/** Cities with a map: each takes some 100 kB. */
const mostMaps = 4;
const frame = { x: 0, y: 0, width: 640, height: 400 } as const;

async function drawnMap(context: Context, city: MappedCity): Promise<OutlookCity['map']> {
  const map = await planMap(context, city);
  if (map === null) return null;
  const drawn = (theme: 'light' | 'dark'): string => groupSvg(cityMap(map, frame, theme));
  return { light: drawn('light'), dark: drawn('dark'), attribution: map.attribution };
}

function scheduleOf(items: readonly StoredItem[]): SharedOutlook['schedule'] {
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

/** Maps, estimated reach and schedule of a shared order, within the current scope of the link's creator. */
export async function readSharedOutlook(context: Context, share: LiveShare): Promise<SharedOutlook> {
  const { db } = context;
  const { sharer, order } = await grantedShare(db, share);
  const items = await readItems(db, sharer, [order.order_id]);
  const [faces, places, estimates, certificates] = await Promise.all([
    readFacePlaces(db, items),
    readLinePlaces(db, items),
    estimateOrder(context, order, items),
    certificatesOf(context, order, items),
  ]);
  const placed = mappedCities({ items, faces, places });
  const cities = placed.map(async (city, index): Promise<OutlookCity> => {
    const name = cityName(city.cityCode);
    const evaluation = estimates.find(({ cityCode }) => cityCode === city.cityCode)?.evaluation;
    return {
      cityName: name,
      map: index < mostMaps ? await drawnMap(context, city) : null,
      effect:
        evaluation == null
          ? null
          : {
              basis: evaluation.basis,
              reachShare: evaluation.reachShare,
              reach: evaluation.reach,
              frequency: evaluation.frequency,
            },
      certificate: certificates.find(({ cityName: proved }) => proved === name)?.sentence ?? null,
    };
  });
  return {
    cities: await Promise.all(cities),
    measured: items.every((item) => item.line_id !== null) ? null : plannedMedium.name,
    schedule: scheduleOf(items),
  };
}
