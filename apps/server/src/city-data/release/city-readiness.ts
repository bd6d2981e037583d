import { plannedMedium } from '@ooh/contract/domain/moving-media';
import type { Db } from '../../platform/storage/postgres/database.ts';
import { memoize } from '../../platform/memoize.ts';

/** How much there is of a city to compute with. */
export interface HeldData {
  readonly cityCode: string;
  readonly persons: number;
  readonly places: number;
  /** Lines of buses and positions of fixed media, by medium. */
  readonly units: ReadonlyMap<number, number>;
}

const countedKinds = ['panel', 'bus-lines', 'media-positions', 'places'] as const;

type Units = ReadonlyMap<string, readonly (readonly [number, number])[]>;

/** Positions are counted once for the releases in force. */
const positionUnits = memoize<Units>(2);

async function countPositions(db: Db, releaseIds: readonly string[]): Promise<Units> {
  if (releaseIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('media_position')
    .select((eb) => ['release_id', 'medium_id', eb.fn.countAll<string>().as('units')])
    .where('release_id', 'in', [...releaseIds])
    .groupBy(['release_id', 'medium_id'])
    .execute();
  const byRelease = Map.groupBy(rows, ({ release_id: id }) => id);
  return new Map(
    [...byRelease].map(([id, own]) => [id, own.map((row) => [row.medium_id, Number(row.units)] as const)]),
  );
}

/** What is in force of every city that has any data. */
export async function readHeldData(db: Db): Promise<HeldData[]> {
  const releases = await db
    .selectFrom('data_release')
    .select(['city_code', 'kind', 'release_id', 'counts', 'revision'])
    .where('state', '=', 'current')
    .where('kind', 'in', [...countedKinds])
    .orderBy('city_code')
    .orderBy('kind')
    .execute();
  const positions = releases.filter(({ kind }) => kind === 'media-positions');
  const key = positions.map((row) => `${row.release_id}/${row.revision}`).join();
  const unitsOf = await positionUnits(key, () =>
    countPositions(
      db,
      positions.map((row) => row.release_id),
    ),
  );
  return [...Map.groupBy(releases, (release) => release.city_code)].map(([cityCode, own]) => {
    const of = (kind: (typeof countedKinds)[number]) => own.find((release) => release.kind === kind);
    const fixed = unitsOf.get(of('media-positions')?.release_id ?? '') ?? [];
    const lines = of('bus-lines')?.counts['lines'] ?? 0;
    return {
      cityCode,
      persons: of('panel')?.counts['persons'] ?? 0,
      places: of('places')?.counts['pois'] ?? 0,
      units: new Map([...(lines > 0 ? [[plannedMedium.mediumId, lines] as const] : []), ...fixed]),
    };
  });
}
