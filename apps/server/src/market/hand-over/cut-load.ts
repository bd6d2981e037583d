import type { HandOver, HandOverLoad } from '@ooh/contract/domain/hand-over';
import type { HandOverKind } from '@ooh/contract/domain/hand-over-names';
import { scopeGrants, scopeTouches, type PairScope } from '../../access/pair-scope.ts';
import { carriedSentence } from './carried-sentence.ts';

const isAnywhere = ({ entries }: PairScope, isIn: (city: string) => boolean): boolean =>
  entries.some(({ regionCodes }) => regionCodes.some(isIn));

/**
 * The parts of a load that a destination's permission covers. Audience, findings and the brief's own fields have no
 * city and always arrive.
 */
export function cutLoad(kind: HandOverKind, scope: PairScope, load: HandOverLoad): HandOver {
  const seesCity = (city: string) => scopeTouches(scope, city);
  const cityCodes = load.cityCodes.filter(seesCity);
  const seesMedium = (medium: number) =>
    cityCodes.length > 0
      ? cityCodes.some((city) => scopeGrants(scope, city, medium))
      : isAnywhere(scope, (city) => scopeGrants(scope, city, medium));
  const cut = {
    ...load,
    cityCodes,
    mediumIds: load.mediumIds.filter(seesMedium),
    areas: load.areas.filter(({ cityCode }) => seesCity(cityCode)),
    pois: load.pois.filter(({ cityCode }) => seesCity(cityCode)),
    units: load.units.filter(({ cityCode, mediumId }) => scopeGrants(scope, cityCode, mediumId)),
  };
  const leftOutItems = itemsOf(load) - itemsOf(cut);
  const carriedItems = itemsOf(cut);
  return {
    kind,
    load: cut,
    carriedItems,
    leftOutItems,
    sentence: carriedSentence(kind, carriedItems, leftOutItems),
  };
}

/** What counts as one item: a city, a medium, an area, a place, a unit. */
function itemsOf({ cityCodes, mediumIds, areas, pois, units }: HandOverLoad): number {
  return cityCodes.length + mediumIds.length + areas.length + pois.length + units.length;
}
