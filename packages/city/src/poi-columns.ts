/** Points of interest of a synthetic city as columns, and the metro's stations among them. */
import { cellAt, type CityGrid } from './city-grid.ts';
import type { MetroStation } from './metro.ts';
import { metroStation, parking, placeKinds } from './place-mix.ts';

/** Points of interest as columns of length `count`. */
export interface PoiColumns {
  readonly count: number;
  readonly name: readonly string[];
  /** Index into `categories`. */
  readonly category: Uint8Array;
  /** Index into `brands`, −1 for none. All chains are invented (示例品牌). */
  readonly brand: Int16Array;
  readonly lng: Float64Array;
  readonly lat: Float64Array;
  /** Index into the city's cells. */
  readonly cell: Uint32Array;
  /** Index into the areas, −1 for none. */
  readonly area: Int16Array;
  readonly categories: readonly string[];
  readonly brands: readonly string[];
}

/** A point of interest before it is a row of the columns. */
export interface PoiDraft {
  name: string;
  kind: number;
  brand: number;
  lng: number;
  lat: number;
  cell: number;
  area: number;
}

export const categories = placeKinds.map((kind) => kind.category);

export const brands = [...new Set(placeKinds.flatMap((kind) => kind.brands))];

export function columnsOf(drafts: readonly PoiDraft[]): PoiColumns {
  return {
    count: drafts.length,
    name: drafts.map((draft) => draft.name),
    category: Uint8Array.from(drafts, (draft) => draft.kind),
    brand: Int16Array.from(drafts, (draft) => draft.brand),
    lng: Float64Array.from(drafts, (draft) => draft.lng),
    lat: Float64Array.from(drafts, (draft) => draft.lat),
    cell: Uint32Array.from(drafts, (draft) => draft.cell),
    area: Int16Array.from(drafts, (draft) => draft.area),
    categories,
    brands,
  };
}

const [ofStation, ofParking] = [metroStation, parking].map((category) => categories.indexOf(category));

/**
 * The drafts with the stations of the metro in place of drawn ones; where an area counts on one, a car park stands there.
 * A station outside all cells is no place.
 */
export function withStations(
  grid: CityGrid,
  drafts: readonly PoiDraft[],
  stations: readonly MetroStation[],
): PoiDraft[] {
  const { ending } = placeKinds[ofStation];
  return [
    ...drafts.flatMap((draft) => {
      if (draft.kind !== ofStation) return draft;
      const name = draft.name.replace(ending, placeKinds[ofParking].ending);
      return draft.area < 0 ? [] : { ...draft, kind: ofParking, name };
    }),
    ...stations.flatMap(({ name, lng, lat }) => {
      const cell = cellAt(grid, lng, lat);
      const place = { name: name.replace(/站?$/, ending), kind: ofStation, brand: -1, area: -1 };
      return cell < 0 ? [] : { ...place, lng, lat, cell };
    }),
  ];
}
