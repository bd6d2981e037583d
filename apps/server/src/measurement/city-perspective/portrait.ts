import type { PortraitDimension } from '@ooh/contract/domain/place-insight';
import { tgiFigure } from '../../disclosure/disclosed-figure.ts';
import { portraitDimensions, type CityPortrait } from '../crowd/portrait.ts';
import type { PeopleCells } from '../engine/work/role-chances.ts';
import { modelKeyOf } from '../engine/model-cache.ts';
import { memoize } from '../../platform/memoize.ts';
import { cellsKey } from './city-cells.ts';
import type { CityCrowd, Stores } from './city-crowd.ts';

const kept = memoize<CityPortrait>(48);

/** The people of an area (null: of the city) in the question's role who belong to its audience. */
export function portraitOf(
  stores: Stores,
  city: CityCrowd,
  people: PeopleCells | null,
): Promise<CityPortrait> {
  const { releases, audience, role, window } = city;
  const key = JSON.stringify([modelKeyOf(releases), cellsKey(people), audience, role, window]);
  return kept(key, () => stores.engine.ask(releases, 'areaPortrait', { audience, people, role, window }));
}

/** A portrait as it is shown: every share with its index against the city and the interval of both. */
export function disclosedPortrait(portrait: CityPortrait, minimumCell: number): PortraitDimension[] {
  return portraitDimensions([portrait], minimumCell).map(({ category, dimension, labels }) => ({
    category,
    dimension,
    labels: labels.map(({ labelId, name, share, baseShare }) => ({
      labelId,
      name,
      share,
      baseShare,
      tgi: tgiFigure(share, baseShare),
    })),
  }));
}
