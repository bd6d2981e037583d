import type { CombinationBrief } from '@ooh/contract/domain/combination';
import type { Figure } from '@ooh/contract/domain/figure';
import { meetsMinimumCell } from '@ooh/measurement/minimum-cell';
import type { Context } from '../../context.ts';
import { disclosedFigure } from '../../disclosure/disclosed-figure.ts';
import { unknownFigure } from '../../disclosure/suppression.ts';
import { itemsByCity, measureMix } from './evaluate-lots.ts';
import type { PricedLot } from './lot-items.ts';
import { shareOfAll } from './present-mix.ts';

/** Reach of one mix with another instead, minus its own, on the same persons. */
export async function differenceOf(
  context: Pick<Context, 'db' | 'clickhouse' | 'engine' | 'config'>,
  { targetAudience }: Pick<CombinationBrief, 'targetAudience'>,
  own: readonly PricedLot[],
  other: readonly PricedLot[],
): Promise<Figure> {
  const [mine, others] = [itemsByCity(own), itemsByCity(other)];
  if ([...others.keys()].some((city) => !mine.has(city))) return unknownFigure;
  const cities = await measureMix(context, targetAudience, mine, { priority: 'batch', other: others });
  const parts = cities.flatMap(({ measured }) =>
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
  if (parts.length < cities.length) return unknownFigure;
  const { minimumCell } = context.config;
  const persons = parts.reduce((sum, part) => sum + part.persons, 0);
  // The same units on both sides: no person changes.
  if (persons === 0) return disclosedFigure({ value: 0, low: 0, high: 0 }, minimumCell, minimumCell);
  return disclosedFigure(
    shareOfAll(parts),
    meetsMinimumCell(persons, minimumCell) ? persons : 0,
    minimumCell,
  );
}
