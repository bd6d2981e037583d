import type { MediaFacets } from '@ooh/contract/domain/media-search';
import type { MediaSize } from '@ooh/contract/domain/media-sizes';
import { tagsOfMedium } from '@ooh/contract/domain/media-tags';
import type { ParsedInput } from '@ooh/contract/registry';
import { indexPoints } from '@ooh/geo/spatial-index';
import { wgs84 } from '@ooh/geo/point';
import type { StoredUnit } from './stored-unit.ts';

export type MediaQuestion = Omit<
  ParsedInput<'v1/media-inventory/search'>,
  'pageNo' | 'pageSize' | 'sortBy' | 'isAscending'
>;

/** A unit with what the question needs to know of it. */
export interface Candidate {
  readonly unit: StoredUnit;
  readonly units: number;
  readonly freeUnits: number;
  readonly isFavourite: boolean;
  /** Metres to the nearest place searched around; null where there is none. */
  readonly distanceMeters: number | null;
}

const squareMeters = ({ widthMillimeters, heightMillimeters }: StoredUnit): number =>
  (widthMillimeters * heightMillimeters) / 1_000_000;

export function sizeOf(unit: StoredUnit): MediaSize {
  const area = squareMeters(unit);
  if (area < 1) return 'small';
  if (area < 10) return 'medium';
  return area < 50 ? 'large' : 'huge';
}

export const sizeNames: Readonly<Record<MediaSize, string>> = {
  small: '小型（1㎡ 以下）',
  medium: '中型（1–10㎡）',
  large: '大型（10–50㎡）',
  huge: '超大型（50㎡ 以上）',
};

const formKeyOf = ({ mediumId, formId }: StoredUnit): string => `${mediumId}/${formId}`;
const litOf = ({ isLit }: StoredUnit): string => (isLit ? 'lit' : 'unlit');

type Property = keyof MediaFacets;

/** Values of a unit in each facet. */
const valuesOf: Readonly<Record<Property, (unit: StoredUnit) => readonly string[]>> = {
  scenes: ({ sceneName }) => [sceneName],
  media: ({ mediumId }) => [String(mediumId)],
  forms: (unit) => [formKeyOf(unit)],
  levels: ({ level }) => [level],
  lit: (unit) => [litOf(unit)],
  sizes: (unit) => [sizeOf(unit)],
  tags: ({ mediumId }) => tagsOfMedium(mediumId),
  districts: ({ districtName }) => (districtName === null ? [] : [districtName]),
};

const wantedOf = (asked: MediaQuestion): Readonly<Record<Property, readonly string[]>> => ({
  scenes: asked.scenes,
  media: asked.mediumIds.map(String),
  forms: asked.forms,
  levels: asked.levels,
  lit: asked.isLit === undefined ? [] : [asked.isLit ? 'lit' : 'unlit'],
  sizes: asked.sizes,
  tags: asked.tags,
  districts: asked.districtNames,
});

const properties = Object.keys(valuesOf) as Property[];

/** Distance to the nearest of some places by unit; null without places, undefined for a unit farther than the radius. */
export function nearness(
  asked: Pick<MediaQuestion, 'places' | 'radiusMeters'>,
): (unit: StoredUnit) => number | null | undefined {
  if (asked.places.length === 0) return () => null;
  const places = asked.places.map(({ lng, lat }) => wgs84(lng, lat));
  const index = indexPoints(places);
  return ({ lng, lat }) => {
    if (lng === null || lat === null) return undefined;
    const point = wgs84(lng, lat);
    return index.within(point, asked.radiusMeters).at(0)?.distanceMeters;
  };
}

/** Whether a candidate passes everything that no facet counts. */
function passesRest(asked: MediaQuestion): (candidate: Candidate) => boolean {
  const keyword = asked.keyword.trim().toLowerCase();
  const { minPriceFen, maxPriceFen, bounds, businessDistrictId } = asked;
  return ({ unit, freeUnits, isFavourite }) => {
    const { priceOf30DaysFen: price, lng, lat } = unit;
    if (asked.availability === 'free' && freeUnits === 0) return false;
    if (asked.isFavourite && !isFavourite) return false;
    if (businessDistrictId !== undefined && unit.businessDistrictId !== businessDistrictId) return false;
    if (minPriceFen !== undefined && (price === null || price < minPriceFen)) return false;
    if (maxPriceFen !== undefined && (price === null || price > maxPriceFen)) return false;
    if (bounds !== undefined) {
      const [west, south, east, north] = bounds;
      if (lng === null || lat === null) return false;
      if (lng < west || lng > east || lat < south || lat > north) return false;
    }
    if (keyword === '') return true;
    const { name, code, address, districtName, businessDistrictName } = unit;
    return [name, code, address, districtName, businessDistrictName].some(
      (text) => text !== null && text.toLowerCase().includes(keyword),
    );
  };
}

export interface Matched {
  readonly found: readonly Candidate[];
  /** Rows by value of each property, with all filters but its own. */
  readonly counts: Readonly<Record<Property, ReadonlyMap<string, number>>>;
}

/** The candidates that a question asks for, and how many there would be with each value of every facet. */
export function matchUnits(candidates: readonly Candidate[], asked: MediaQuestion): Matched {
  const wanted = wantedOf(asked);
  const passes = passesRest(asked);
  const limited = properties.filter((property) => wanted[property].length > 0);
  const sets = Object.fromEntries(limited.map((name) => [name, new Set(wanted[name])]));
  const counts = Object.fromEntries(properties.map((name) => [name, new Map<string, number>()])) as Record<
    Property,
    Map<string, number>
  >;
  const found: Candidate[] = [];
  for (const candidate of candidates) {
    if (!passes(candidate)) continue;
    const missed = limited.filter(
      (name) => !valuesOf[name](candidate.unit).some((value) => sets[name].has(value)),
    );
    if (missed.length > 1) continue;
    if (missed.length === 0) found.push(candidate);
    for (const name of missed.length === 1 ? missed : properties)
      for (const value of valuesOf[name](candidate.unit))
        counts[name].set(value, (counts[name].get(value) ?? 0) + 1);
  }
  return { found, counts };
}
