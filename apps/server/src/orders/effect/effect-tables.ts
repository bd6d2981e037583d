import type { EffectComparison } from '@ooh/contract/domain/effect';
import type { CallOutput } from '@ooh/contract/registry';
import { isoDateOf } from '../../reference/calendar/flight-days.ts';
import { cityName } from '../../reference/region/regions.ts';
import {
  compareParts,
  compareCities,
  isPartSupported,
  withheldComparison,
  type EffectPart,
} from './combine-figures.ts';
import type { EffectMeasure } from '../../measurement/engine/work/measure-effect.ts';
import type { EffectOrder } from './effect-order.ts';
import { netOf, type DisclosedCity, type ShownEffect } from './effect-scope.ts';
import { disclosedMedia, partItems } from './disclosed-items.ts';
import { countPostings, sumUnitDays, unitDays } from './unit-days.ts';

type EntiretyExposure = CallOutput<'effectestimate/{orderId}/entiretyExposureCrowd'>;

/** Impressions of all cities day by day. */
function dayRows(order: EffectOrder, cities: readonly DisclosedCity[], minimumCell: number) {
  const planned: number[] = [];
  const actual: number[] = [];
  const add = (into: number[], units: readonly number[], contacts: number) =>
    units.forEach((count, day) => (into[day] = (into[day] ?? 0) + count * contacts));
  for (const { item, unit } of cities.flatMap((city) => partItems(city, minimumCell).shown)) {
    const days = unitDays(item, order.firstDay, order.today);
    add(planned, days.planned, unit.contacts);
    add(actual, days.actual, unit.contacts);
  }
  return Array.from({ length: Math.max(planned.length, actual.length) }, (_, day) => ({
    date: isoDateOf(order.firstDay + day),
    planned: planned[day] ?? 0,
    actual: order.firstDay + day > order.today ? null : (actual[day] ?? 0),
  }));
}

/** By the end of a city's campaign, which has at least one week. */
const lastOf = ({ weeks }: EffectMeasure) => weeks[weeks.length - 1];

/**
 * TA reached by the end of each week of the campaign, and last by the end of what was made good after it, over all
 * cities; as run only where the whole of it is shown.
 */
function weekRows(order: EffectOrder, cities: readonly DisclosedCity[], hasActual: boolean) {
  const weeks = Math.max(0, ...cities.map((city) => city.measure.weeks.length));
  const universe = cities.reduce((sum, city) => sum + city.measure.taUniverse, 0);
  const shareOf = (reachIn: (measure: EffectMeasure) => number) =>
    cities.reduce((sum, { measure }) => sum + reachIn(measure) * measure.taUniverse, 0) / universe;
  const rows = Array.from({ length: weeks }, (_, week) => {
    const share = (of: 'planned' | 'actual') =>
      shareOf((measure) => (measure.weeks[week] ?? lastOf(measure))[of]);
    return {
      week: week + 1,
      isAfter: false,
      plannedShare: share('planned'),
      actualShare: !hasActual || order.firstDay + week * 7 > order.today ? null : share('actual'),
    };
  });
  if (!hasActual || cities.every(({ measure }) => measure.afterwards === null)) return rows;
  const last = (of: 'planned' | 'actual') =>
    shareOf((measure) => (measure.afterwards ?? lastOf(measure))[of]);
  return [
    ...rows,
    { week: weeks + 1, isAfter: true, plannedShare: last('planned'), actualShare: last('actual') },
  ];
}

/** The exposed crowd of an order as a whole. */
export function entiretyOf(order: EffectOrder, effect: ShownEffect, minimumCell: number): EntiretyExposure {
  const { scope, cities } = effect;
  const comparison = compareCities(cities, minimumCell);
  return {
    scope,
    comparison,
    postings: countPostings(order.items, order.today),
    campaignDays: Math.max(...order.items.map((item) => item.toDay)) - order.firstDay,
    days: dayRows(order, cities, minimumCell),
    weeks: cities.length === 0 ? [] : weekRows(order, cities, comparison.actual.reach.value !== null),
  };
}

/** By city: what was bought, posted and reached. */
export function cityRows(order: EffectOrder, { cities }: ShownEffect, minimumCell: number) {
  const byCity = Map.groupBy(order.items, (item) => item.cityCode);
  return [...byCity].map(([cityCode, items]) => {
    const shown = cities.find((city) => city.cityCode === cityCode);
    return {
      cityCode,
      cityName: cityName(cityCode),
      netFen: netOf(items, order.today).netFen,
      postings: countPostings(items, order.today),
      comparison: shown ? compareParts([shown.part], minimumCell) : null,
    };
  });
}

/** The parts of one medium in the cities where it may be disclosed separately. */
function mediumParts(
  order: EffectOrder,
  cities: readonly DisclosedCity[],
  mediumId: number,
  minimumCell: number,
) {
  return cities.flatMap((city): EffectPart[] => {
    const { measure, items } = city;
    const shown = disclosedMedia(city, minimumCell);
    const parts = measure.media.map((medium) => {
      const own = items.filter(
        (item, i) => item.mediumId === medium.mediumId && measure.unitDays[i] !== null,
      );
      return {
        mediumId: medium.mediumId,
        part: {
          ...medium,
          taUniverse: measure.taUniverse,
          ...netOf(own, order.today),
          hasUnits: own.length > 0,
        },
      };
    });
    return parts.flatMap(({ mediumId: own, part }) =>
      own === mediumId && shown.has(own) && isPartSupported(part, minimumCell) ? [part] : [],
    );
  });
}

/** By medium, over the cities where its contacts may be disclosed. */
export function mediumRows(
  order: EffectOrder,
  { cities }: ShownEffect,
  minimumCell: number,
  nameOf: (mediumId: number) => string,
) {
  const byMedium = Map.groupBy(order.items, (item) => item.mediumId);
  return [...byMedium]
    .toSorted(([a], [b]) => a - b)
    .map(([mediumId, items]) => {
      const parts = mediumParts(order, cities, mediumId, minimumCell);
      const measured = new Set(
        cities.flatMap((city) => city.items.filter((_, i) => city.measure.unitDays[i] !== null)),
      );
      const isMeasured = items.some((item) => measured.has(item));
      const comparison: EffectComparison | null =
        parts.length > 0 ? compareParts(parts, minimumCell) : isMeasured ? withheldComparison : null;
      return {
        mediumId,
        mediumName: nameOf(mediumId),
        netFen: netOf(items, order.today).netFen,
        postings: countPostings(items, order.today),
        comparison,
        unmeasuredUnits: items
          .filter((item) => !measured.has(item))
          .reduce((sum, item) => sum + item.quantity, 0),
      };
    });
}

/** By city and medium: what was to hang and what did. */
export function placementRows(order: EffectOrder, nameOf: (mediumId: number) => string) {
  const groups = Map.groupBy(order.items, (item) => `${item.cityCode} ${item.mediumId}`);
  return [...groups.values()].map((items) => {
    const [{ cityCode, mediumId }] = items as [(typeof items)[number]];
    const days = sumUnitDays(items, order.firstDay, order.today);
    return {
      cityCode,
      cityName: cityName(cityCode),
      mediumId,
      mediumName: nameOf(mediumId),
      items: items.length,
      netFen: netOf(items, order.today).netFen,
      postings: countPostings(items, order.today),
      plannedUnitDays: days.planned,
      actualUnitDays: days.actual,
    };
  });
}
