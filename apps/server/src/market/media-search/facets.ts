import { positionLevels } from '@ooh/contract/domain/medium-names';
import type { MediaFacets } from '@ooh/contract/domain/media-search';
import { mediaSizes, type MediaSize } from '@ooh/contract/domain/media-sizes';
import type { MediaNames } from '../../city-data/inventory/media-names.ts';
import { sizeNames, type Matched } from './match-units.ts';

type Facet = MediaFacets['scenes'];

const listed = (
  counts: ReadonlyMap<string, number>,
  nameOf: (value: string) => string,
  order: (a: Facet[number], b: Facet[number]) => number = (a, b) =>
    b.count - a.count || (a.value < b.value ? -1 : 1),
): Facet => [...counts].map(([value, count]) => ({ value, name: nameOf(value), count })).toSorted(order);

const byPlace =
  (places: readonly string[]) =>
  (a: Facet[number], b: Facet[number]): number =>
    places.indexOf(a.value) - places.indexOf(b.value) || (a.value < b.value ? -1 : 1);

const own = (value: string): string => value;

/** Facets in the order in which a reader looks for their values. */
export function facetsOf({ counts }: Matched, names: MediaNames): MediaFacets {
  const media = [...counts.media]
    .map(([value, count]) => ({ mediumId: Number(value), name: names.medium(Number(value)), count }))
    .toSorted((a, b) => a.mediumId - b.mediumId);
  const formName = (value: string): string => {
    const [mediumId, formId] = value.split('/').map(Number);
    return names.form(mediumId, formId);
  };
  return {
    media,
    scenes: listed(counts.scenes, own),
    forms: listed(counts.forms, formName, (a, b) => a.value.localeCompare(b.value, 'en', { numeric: true })),
    levels: listed(counts.levels, own, byPlace(positionLevels)),
    lit: listed(counts.lit, (value) => (value === 'lit' ? '亮灯' : '不亮灯')),
    sizes: listed(counts.sizes, (value) => sizeNames[value as MediaSize], byPlace(mediaSizes)),
    tags: listed(counts.tags, own),
    districts: listed(counts.districts, own),
  };
}
