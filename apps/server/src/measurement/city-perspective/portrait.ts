import type { PortraitDimension } from '@ooh/contract/domain/place-insight';
import { isOfEverybody, type TargetAudience } from '@ooh/contract/domain/target-audience';
import { passesMinimumCell } from '../../disclosure/suppression.ts';
import { tgiFigure } from '../../disclosure/disclosed-figure.ts';
import { portraitDimensions, type CityPortrait } from '../crowd/portrait.ts';
import type { PeopleCells } from '../engine/work/role-chances.ts';
import { modelKeyOf } from '../engine/model-cache.ts';
import { memoize } from '../../platform/memoize.ts';
import { cellsKey } from './city-cells.ts';
import type { CityCrowd, Stores } from './city-crowd.ts';

const kept = memoize<CityPortrait>(48);
const everybody: TargetAudience = { groups: [] };

function read(
  stores: Stores,
  { releases, role, window }: CityCrowd,
  people: PeopleCells | null,
  audience: TargetAudience,
): Promise<CityPortrait> {
  const key = JSON.stringify([modelKeyOf(releases), cellsKey(people), audience, role, window]);
  return kept(key, () => stores.engine.ask(releases, 'areaPortrait', { audience, people, role, window }));
}

/**
 * The people of an area (null: of the city) in the question's role who belong to its audience. The others are those of
 * the area where they are fewer than those of the city: everybody there without the audience is they.
 */
export async function portraitOf(
  stores: Stores,
  city: CityCrowd,
  people: PeopleCells | null,
): Promise<CityPortrait> {
  const portrait = await read(stores, city, people, city.audience);
  if (people === null || isOfEverybody({ targetAudience: city.audience })) return portrait;
  const all = await read(stores, city, people, everybody);
  const { size } = portrait;
  const beside = all.size.panelPersons - size.panelPersons;
  const otherPersons = beside > 0 ? Math.min(beside, size.otherPersons) : size.otherPersons;
  return { ...portrait, size: { ...size, otherPersons } };
}

/** A portrait as it is shown: every share with its index against the city and the interval of both. */
export function disclosedPortrait(portrait: CityPortrait, minimumCell: number): PortraitDimension[] {
  const { panelPersons, otherPersons } = portrait.size;
  if (!passesMinimumCell(panelPersons, otherPersons, minimumCell)) return [];
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
