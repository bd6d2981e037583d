/** Neighbours in DuckDB: a join over the cells of a grid, then the haversine. */
import type { PlacesCase } from '../cases/places-case.ts';
import type { Method } from '../harness/comparison.ts';
import { openDuckDbMemory } from './duckdb-client.ts';

const METERS_PER_DEGREE = 111_195;
const DIAMETER_METERS = 2 * 6_371_008.8;

export async function openPlacesInDuckDb(
  { media, places, categoryCount }: PlacesCase,
  radiusMeters: number,
): Promise<{ name: string; method: Method; close(): void }> {
  const duckdb = await openDuckDbMemory();
  const mediaCount = media.lng.length;
  const numbers = Uint32Array.from({ length: mediaCount }, (_, m) => m);
  await duckdb.load('medium_at', { medium: 'UINTEGER', lng: 'DOUBLE', lat: 'DOUBLE' }, [
    { rows: mediaCount, columns: [numbers, media.lng, media.lat] },
  ]);
  await duckdb.load('place_at', { category: 'UTINYINT', lng: 'DOUBLE', lat: 'DOUBLE' }, [
    { rows: places.lng.length, columns: [places.category, places.lng, places.lat] },
  ]);
  // Cells a little wider than the radius, so that the neighbours of a cell contain everything within the radius.
  const lat = (1.001 * radiusMeters) / METERS_PER_DEGREE;
  const lng =
    lat / Math.cos((places.lat.reduce((most, at) => Math.max(most, Math.abs(at)), 0) * Math.PI) / 180);
  const cellOf = (from: string) =>
    `floor(${from}.lng / ${lng})::INTEGER AS col, floor(${from}.lat / ${lat})::INTEGER AS row`;
  await duckdb.run(`CREATE TABLE place AS SELECT *, ${cellOf('p')} FROM place_at p ORDER BY row, col`);
  await duckdb.run(`CREATE TABLE medium AS
    SELECT m.medium, m.lng, m.lat, m.col + dc AS col, m.row + dr AS row
    FROM (SELECT *, ${cellOf('m')} FROM medium_at m) m, range(-1, 2) c(dc), range(-1, 2) r(dr)`);
  const sql = `SELECT medium, category, count(*) FROM place p JOIN medium m ON p.col = m.col AND p.row = m.row
    WHERE ${DIAMETER_METERS} * asin(sqrt(pow(sin(radians(p.lat - m.lat) / 2), 2) + cos(radians(m.lat)) *
      cos(radians(p.lat)) * pow(sin(radians(p.lng - m.lng) / 2), 2))) <= ${radiusMeters}
    GROUP BY medium, category`;
  return {
    name: duckdb.name,
    method: {
      how: 'join over cells, then haversine',
      measure: 'places',
      answer: async () => {
        const counts = new Uint32Array(mediaCount * categoryCount);
        for (const [medium, category, count] of await duckdb.query(sql))
          counts[medium * categoryCount + category] = count;
        return counts;
      },
    },
    close: duckdb.close,
  };
}
