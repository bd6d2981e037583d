import type { PortraitDimension } from '@ooh/contract/domain/place-insight';
import { scaled } from '../bus-plan/shown-figure.ts';
import { portraitDimensions, type CityPortrait } from '../crowd/portrait.ts';
import type { CityCrowd, Stores } from './city-crowd.ts';

/** The people of some cells (null: of the city) in the question's role who belong to its audience. */
export function portraitOf(
  stores: Stores,
  city: CityCrowd,
  cells: Uint32Array | null,
): Promise<CityPortrait> {
  const { audience, role, window } = city;
  return stores.engine.ask(city.releases, 'areaPortrait', { audience, cells, role, window });
}

/** A portrait as it is shown: every share with its index against the city and the interval of both. */
export function shownPortrait(portrait: CityPortrait, minimumCell: number): PortraitDimension[] {
  return portraitDimensions([portrait], minimumCell).map(({ category, dimension, labels }) => ({
    category,
    dimension,
    labels: labels.map(({ labelId, name, share, baseShare }) => ({
      labelId,
      name,
      share,
      baseShare,
      tgi: scaled(share, baseShare > 0 ? 100 / baseShare : null),
    })),
  }));
}
