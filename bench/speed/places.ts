/** Places within 500 m of every medium by category. */
import { indexPoints } from '@ooh/geo/spatial-index';
import { nearbyCounter } from '@ooh/geo/nearby-counts';
import { wgs84 } from '@ooh/geo/point';
import { generatePlaces, standardPlaces, type PlacesCase } from '../cases/places-case.ts';
import { compete, startComparison } from '../harness/comparison.ts';
import { openPlacesInDuckDb } from '../rivals/duckdb-places.ts';
import { OUR_NAME } from './our-engine.ts';
import type { PartOfBench } from './part.ts';

const RADIUS_METERS = 500;

/** counts[m · categories + k] by the product's index for lists of neighbours (a packed Hilbert R-tree). */
function countByTree({ media, places, categoryCount }: PlacesCase): () => Uint32Array {
  const index = indexPoints(Array.from(places.lng, (lng, i) => wgs84(lng, places.lat[i])));
  const centres = Array.from(media.lng, (lng, m) => wgs84(lng, media.lat[m]));
  return () => {
    const counts = new Uint32Array(centres.length * categoryCount);
    centres.forEach((centre, m) => {
      for (const near of index.within(centre, RADIUS_METERS))
        counts[m * categoryCount + places.category[near.index]]++;
    });
    return counts;
  };
}

export const runPlaces: PartOfBench = async ({ small, maxSeconds, say }) => {
  const shape = small ? { ...standardPlaces, media: 200, places: 50_000 } : standardPlaces;
  const city = generatePlaces(shape);
  const { media, places, categoryCount } = city;
  const title = `places within ${RADIUS_METERS} m, ${shape.media} media × ${shape.places} places × ${categoryCount} kinds`;
  say(title);
  const comparison = startComparison(title, 1, '≤ 10 ms');
  const counter = nearbyCounter({ ...places, categoryCount });
  await compete(
    comparison,
    OUR_NAME,
    {
      how: 'cells, running totals, haversine at the rim',
      measure: 'places',
      answer: () => counter.countAround(media, RADIUS_METERS),
    },
    { maxSeconds },
  );
  await compete(
    comparison,
    'Flatbush 4.7.0',
    {
      how: 'R-tree, then haversine',
      measure: 'places',
      answer: countByTree(city),
    },
    { maxSeconds },
  );
  const duckdb = await openPlacesInDuckDb(city, RADIUS_METERS);
  say(duckdb.name);
  await compete(comparison, duckdb.name, duckdb.method, { maxSeconds });
  duckdb.close();
  return {
    comparisons: [comparison],
    seeds: { places: shape.seed },
    versions: { Flatbush: 'Flatbush 4.7.0', DuckDB: duckdb.name },
    figures: {
      ...shape,
      radiusMeters: RADIUS_METERS,
      counted: counter.countAround(media, RADIUS_METERS).reduce((sum, count) => sum + count, 0),
    },
    notes: [],
  };
};
