import type { HandOver } from '@ooh/contract/domain/hand-over';
import { maxFences, withPlaces, withShape, type Fence } from './fence-draft.ts';

/** Radius of a fence around a place that was sent without one. */
const usualRadius = 500;

/** The parts of a new plan of one city that another page has sent: outlines and places as fences, media to consider. */
export function sentAreas(
  kind: 'ta' | 'geo',
  cityCode: string,
  { areas, pois, mediumIds }: HandOver['load'],
): { fences: Fence[]; areaRules?: { mediumIds: number[] } } {
  const media = mediumIds.length === 0 ? {} : { areaRules: { mediumIds } };
  if (kind === 'ta') return { fences: [], ...media };
  const outlined = areas
    .filter((area) => area.cityCode === cityCode && area.ring !== undefined)
    .slice(0, maxFences)
    .reduce<Fence[]>((fences, { name, ring = [] }) => {
      const more = withShape(fences, { kind: 'ring', ring });
      // An outline that is no fence is left out.
      if (typeof more === 'string') return fences;
      return more.map((fence, at) => (at === fences.length ? { ...fence, name: name.slice(0, 60) } : fence));
    }, []);
  const stores = pois
    .filter((place) => place.cityCode === cityCode)
    .map(({ name, lng, lat }) => ({ name: name.slice(0, 60), lng, lat }));
  return { fences: withPlaces(outlined, stores, usualRadius), ...media };
}
