import type { CombinationBrief } from '@ooh/contract/domain/combination';
import type { Figure } from '@ooh/contract/domain/figure';
import { meetsMinimumCell } from '@ooh/measurement/minimum-cell';
import type { Context } from '../../context.ts';
import { disclosedFigure } from '../../disclosure/disclosed-figure.ts';
import { unknownFigure } from '../../disclosure/suppression.ts';
import { itemsByCity, measureMix } from './evaluate-lots.ts';
import type { PricedLot } from './lot-items.ts';
import type { MeasuredItem } from './measure-city.ts';
import { countedCities, shareOfAll, type MixCity } from './present-mix.ts';

type Resources = Pick<Context, 'db' | 'clickhouse' | 'engine' | 'config'>;
type Aim = Pick<CombinationBrief, 'targetAudience' | 'cityCodes'>;
type ItemsByCity = ReadonlyMap<string, readonly MeasuredItem[]>;

/** Reach of one mix with another instead, minus its own, on the same persons. */
export const differenceOf = (
  context: Resources,
  aim: Aim,
  own: readonly PricedLot[],
  other: readonly PricedLot[],
): Promise<Figure> => differenceOfItems(context, aim, itemsByCity(own), itemsByCity(other));

/** The same of items by city. */
export async function differenceOfItems(
  context: Resources,
  { targetAudience, cityCodes }: Aim,
  mine: ItemsByCity,
  others: ItemsByCity,
): Promise<Figure> {
  const cities = await measureMix(context, targetAudience, mine, {
    priority: 'batch',
    cityCodes,
    other: others,
  });
  const { minimumCell } = context.config;
  const isBought = ({ cityCode }: MixCity) => mine.has(cityCode) || others.has(cityCode);
  const counted = cities.filter((city) => isBought(city) || countedCities([city], minimumCell).length > 0);
  const parts = counted.flatMap(({ measured }) =>
    typeof measured === 'string' || measured.measure.instead === null
      ? []
      : [
          {
            share: measured.measure.instead.reachShare,
            universe: measured.measure.taUniverse,
            persons: measured.measure.instead.personsChanged,
          },
        ],
  );
  if (parts.length < counted.length) return unknownFigure;
  const persons = parts.reduce((sum, part) => sum + part.persons, 0);
  // The same units on both sides: no person changes.
  if (persons === 0) return disclosedFigure({ value: 0, low: 0, high: 0 }, minimumCell, minimumCell);
  return disclosedFigure(
    shareOfAll(parts),
    meetsMinimumCell(persons, minimumCell) ? persons : 0,
    minimumCell,
  );
}
