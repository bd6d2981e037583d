/** Media and places of a generated city, both located where people are. */
import { seededRandom, type RandomSource } from '@ooh/measurement/random';
import { GRID_SIDE, placePersons } from './home-runs.ts';

export interface PlacesCaseShape {
  readonly media: number;
  readonly places: number;
  readonly categories: number;
  readonly seed: number;
}

export interface PointColumns {
  readonly lng: Float64Array;
  readonly lat: Float64Array;
}

export interface PlacesCase {
  readonly media: PointColumns;
  readonly places: PointColumns & { readonly category: Uint8Array };
  readonly categoryCount: number;
}

export const standardPlaces: PlacesCaseShape = {
  media: 2000,
  places: 1_000_000,
  categories: 20,
  seed: 20_260_103,
};

// A square of some 41 km at 22.5° north.
const [WEST, SOUTH, SIDE_LNG, SIDE_LAT] = [113.85, 22.45, 0.4, 0.37];

/** Points in the cells of a grid by its shares, anywhere within their cell. */
function drawPoints(count: number, shares: Float64Array, random: RandomSource): PointColumns {
  const totals = Float64Array.from(shares);
  for (let cell = 1; cell < totals.length; cell++) totals[cell] += totals[cell - 1];
  const [lng, lat] = [new Float64Array(count), new Float64Array(count)];
  for (let i = 0; i < count; i++) {
    const target = random.next() * totals[totals.length - 1];
    let [low, high] = [0, totals.length - 1];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (totals[middle] > target) high = middle;
      else low = middle + 1;
    }
    lng[i] = WEST + (((low % GRID_SIDE) + random.next()) / GRID_SIDE) * SIDE_LNG;
    lat[i] = SOUTH + ((Math.floor(low / GRID_SIDE) + random.next()) / GRID_SIDE) * SIDE_LAT;
  }
  return { lng, lat };
}

/** Generates places, of few common and many rare categories, and media. */
export function generatePlaces(shape: PlacesCaseShape): PlacesCase {
  const random = seededRandom(shape.seed);
  const { population } = placePersons(10_000, random);
  const places = drawPoints(shape.places, population, random);
  const category = new Uint8Array(shape.places);
  for (let i = 0; i < category.length; i++) category[i] = Math.floor(random.next() ** 1.8 * shape.categories);
  return {
    media: drawPoints(shape.media, population, random),
    places: { ...places, category },
    categoryCount: shape.categories,
  };
}
