import { certain } from '@ooh/contract/core/certain';
import { lossCauses } from '@ooh/contract/domain/effect-loss-names';
import type { CallOutput } from '@ooh/contract/registry';
import { cityName } from '../../reference/region/regions.ts';
import { compareCities, compareParts } from './combine-figures.ts';
import { partItems, type MeasuredItem } from './disclosed-items.ts';
import type { EffectOrder, EffectOrderItem } from './effect-order.ts';
import type { DisclosedCity, ShownEffect } from './effect-scope.ts';
import { lostDays } from './lost-days.ts';
import { unitDays } from './unit-days.ts';

type Loss = CallOutput<'v1/effect/loss'>;
type Row = Loss['rows'][number];

export const mergedName = '样本不足的点位（合并）';

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Impressions of some items of a city, as booked and as run; the latter null where the city withholds it. */
export function impressionsOf(
  order: Pick<EffectOrder, 'firstDay' | 'today'>,
  items: readonly MeasuredItem[],
  isActualShown: boolean,
) {
  let [planned, actual] = [0, 0];
  for (const { item, unit } of items) {
    const days = unitDays(item, order.firstDay, order.today);
    planned += sumOf(days.planned) * unit.contacts;
    actual += sumOf(days.actual) * unit.contacts;
  }
  return { planned, actual: isActualShown ? actual : null };
}

export const isActualShown = (city: DisclosedCity, minimumCell: number): boolean =>
  compareParts([city.part], minimumCell).actual.impressions.value !== null;

interface MediumItems {
  readonly order: EffectOrder;
  /** Of one city and medium. */
  readonly items: readonly EffectOrderItem[];
  /** Those whose impressions count. */
  readonly measured: readonly MeasuredItem[];
  readonly isActual: boolean;
}

function figuresOf({ order, items, measured, isActual }: MediumItems) {
  const contactsOf = new Map(measured.map(({ item, unit }) => [item, unit.contacts]));
  const days = items.map((item) => unitDays(item, order.firstDay, order.today));
  const lost = items.map((item) => lostDays(item, order.firstDay, order.today));
  const { planned, actual } = impressionsOf(order, measured, isActual);
  const isKnown = measured.length > 0;
  return {
    plannedUnitDays: sumOf(days.map((one) => sumOf(one.planned))),
    actualUnitDays: sumOf(days.map((one) => sumOf(one.actual))),
    plannedImpressions: isKnown ? planned : null,
    actualImpressions: isKnown ? actual : null,
    causes: lossCauses.map((cause) => ({
      cause,
      unitDays: sumOf(lost.map((own) => own[cause])),
      impressions:
        isKnown && isActual
          ? sumOf(lost.map((own, i) => own[cause] * (contactsOf.get(items[i]) ?? 0)))
          : null,
    })),
  };
}

/**
 * What a city lost, by medium: days of all units, impressions of those that may be told apart; the others' impressions
 * stand in one row without causes.
 */
function rowsOfCity(
  order: EffectOrder,
  cityCode: string,
  city: DisclosedCity | undefined,
  minimumCell: number,
  nameOf: (mediumId: number) => string,
): Row[] {
  const parts = city ? partItems(city, minimumCell) : { shown: [], merged: [] };
  const isActual = city !== undefined && isActualShown(city, minimumCell);
  const place = { cityCode, cityName: cityName(cityCode) };
  const own = order.items.filter((item) => item.cityCode === cityCode);
  const rows = [...Map.groupBy(own, (item) => item.mediumId)]
    .toSorted(([a], [b]) => a - b)
    .map(([mediumId, items]): Row => {
      const measured = parts.shown.filter(({ item }) => item.mediumId === mediumId);
      const figures = figuresOf({ order, items, measured, isActual });
      return { ...place, mediumId, mediumName: nameOf(mediumId), ...figures };
    });
  if (parts.merged.length === 0) return rows;
  const figures = figuresOf({ order, items: [], measured: parts.merged, isActual });
  return [...rows, { ...place, mediumId: null, mediumName: mergedName, ...figures, causes: [] }];
}

/** What an order lost against its plan, by cause. */
export function lossOf(
  order: EffectOrder,
  { scope, cities }: ShownEffect,
  minimumCell: number,
  nameOf: (mediumId: number) => string,
): Loss {
  const rows = [...new Set(order.items.map((item) => item.cityCode))].flatMap((cityCode) => {
    const city = cities.find((one) => one.cityCode === cityCode);
    return rowsOfCity(order, cityCode, city, minimumCell, nameOf);
  });
  const { planned, actual } = compareCities(cities, minimumCell);
  const known = rows.filter((row) => row.plannedImpressions !== null && row.actualImpressions !== null);
  const merged = known.filter((row) => row.mediumId === null);
  return {
    scope,
    total: {
      plannedImpressions: planned.impressions.value,
      actualImpressions: actual.impressions.value,
      merged: sumOf(
        merged.map(
          (row) =>
            certain(row.plannedImpressions, 'planned impressions of a known row') -
            certain(row.actualImpressions, 'impressions of a known row'),
        ),
      ),
      causes: lossCauses.map((cause, i) => ({
        cause,
        unitDays: sumOf(rows.map((row) => row.causes[i]?.unitDays ?? 0)),
        impressions: known.length === 0 ? null : sumOf(known.map((row) => row.causes[i]?.impressions ?? 0)),
      })),
    },
    rows,
  };
}
