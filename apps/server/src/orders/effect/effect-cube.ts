import type { EffectComparison } from '@ooh/contract/domain/effect';
import type { CallOutput } from '@ooh/contract/registry';
import { cityName } from '../../reference/region/regions.ts';
import { compareCities, compareParts } from './combine-figures.ts';
import { partItems } from './disclosed-items.ts';
import { impressionsOf, isActualShown, mergedName } from './effect-loss.ts';
import type { EffectOrder, EffectOrderItem } from './effect-order.ts';
import type { DisclosedCity, ShownEffect } from './effect-scope.ts';
import { mediumRows } from './effect-tables.ts';
import { unitDays } from './unit-days.ts';

type Cube = CallOutput<'v1/effect/cube'>;
type Cell = Cube['cells'][number];

const daysInWeek = 7;

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** What an item adds to one week. */
interface WeekOfItem {
  readonly planned: number;
  readonly actual: number;
  readonly netFen: number;
}

/** An item's unit-days by week, and its net price by its booked days: whole fen that add up to the item's own. */
function weeksOf(item: EffectOrderItem, { firstDay, today }: EffectOrder): WeekOfItem[] {
  const { planned, actual } = unitDays(item, firstDay, today);
  const weeks = Math.ceil(Math.max(planned.length, actual.length) / daysInWeek);
  const booked = sumOf(planned);
  const inWeek = (days: readonly number[], week: number) =>
    sumOf(days.slice(week * daysInWeek, (week + 1) * daysInWeek));
  const paidUntil = (week: number) =>
    Math.round((item.netFen * sumOf(planned.slice(0, week * daysInWeek))) / booked);
  return Array.from({ length: weeks }, (_, week) => ({
    planned: inWeek(planned, week),
    actual: inWeek(actual, week),
    netFen: paidUntil(week + 1) - paidUntil(week),
  }));
}

interface CityPart {
  readonly order: EffectOrder;
  readonly cityCode: string;
  readonly city: DisclosedCity | undefined;
}

function cellsOfCity(
  { order, cityCode, city }: CityPart,
  minimumCell: number,
  nameOf: (mediumId: number) => string,
): Cell[] {
  const parts = city ? partItems(city, minimumCell) : { shown: [], merged: [] };
  const isActual = city !== undefined && isActualShown(city, minimumCell);
  const contactsOf = new Map(parts.shown.map(({ item, unit }) => [item, unit.contacts]));
  const place = { cityCode, cityName: cityName(cityCode) };
  const own = order.items.filter((item) => item.cityCode === cityCode);
  const cells = [...Map.groupBy(own, (item) => item.mediumId)]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([mediumId, items]) => {
      const weeks = items.map((item) => ({ contacts: contactsOf.get(item), weeks: weeksOf(item, order) }));
      const count = Math.max(...weeks.map((one) => one.weeks.length));
      return Array.from({ length: count }, (_, week): Cell => {
        const all = weeks.flatMap(({ contacts, weeks: own }) =>
          week < own.length ? [{ contacts, ...own[week] }] : [],
        );
        const known = all.flatMap((one) =>
          one.contacts === undefined ? [] : [{ ...one, contacts: one.contacts }],
        );
        const isKnown = weeks.some(({ contacts }) => contacts !== undefined);
        const hasBegun = order.firstDay + week * daysInWeek <= order.today;
        return {
          ...place,
          mediumId,
          mediumName: nameOf(mediumId),
          week: week + 1,
          plannedImpressions: isKnown ? sumOf(known.map((one) => one.planned * one.contacts)) : null,
          actualImpressions:
            isKnown && isActual && hasBegun ? sumOf(known.map((one) => one.actual * one.contacts)) : null,
          netFen: sumOf(all.map((one) => one.netFen)),
          measuredNetFen: sumOf(known.map((one) => one.netFen)),
          unitDays: sumOf(all.map((one) => one.planned)),
          actualUnitDays: sumOf(all.map((one) => one.actual)),
        };
      });
    })
    .filter((cell) => cell.unitDays > 0 || cell.actualUnitDays > 0);
  if (parts.merged.length === 0) return cells;
  const impressions = impressionsOf(order, parts.merged, isActual);
  return [
    ...cells,
    {
      ...place,
      mediumId: null,
      mediumName: mergedName,
      week: null,
      plannedImpressions: impressions.planned,
      actualImpressions: impressions.actual,
      netFen: 0,
      measuredNetFen: sumOf(parts.merged.map(({ item }) => item.netFen)),
      unitDays: 0,
      actualUnitDays: 0,
    },
  ];
}

const marginOf = (
  comparison: EffectComparison,
  margin: Pick<Cube['margins'][number], 'of' | 'name'> & Partial<Cube['margins'][number]>,
): Cube['margins'][number] => ({
  cityCode: null,
  mediumId: null,
  ...margin,
  plannedReach: comparison.planned.reach,
  actualReach: comparison.actual.reach,
  plannedReachShare: comparison.planned.reachShare,
  actualReachShare: comparison.actual.reachShare,
});

/** An order by city, medium and week. */
export function cubeOf(
  order: EffectOrder,
  effect: ShownEffect,
  minimumCell: number,
  nameOf: (mediumId: number) => string,
): Cube {
  const { scope, cities } = effect;
  const cityCodes = [...new Set(order.items.map((item) => item.cityCode))];
  return {
    scope,
    cells: cityCodes.flatMap((cityCode) => {
      const city = cities.find((one) => one.cityCode === cityCode);
      return cellsOfCity({ order, cityCode, city }, minimumCell, nameOf);
    }),
    margins: [
      marginOf(compareCities(cities, minimumCell), { of: 'all', name: '全部' }),
      ...cities.map(({ cityCode, part }) =>
        marginOf(compareParts([part], minimumCell), { of: 'city', cityCode, name: cityName(cityCode) }),
      ),
      ...mediumRows(order, effect, minimumCell, nameOf).flatMap(({ mediumId, mediumName, comparison }) =>
        comparison === null ? [] : [marginOf(comparison, { of: 'medium', mediumId, name: mediumName })],
      ),
    ],
  };
}
