import { memoize } from '../../platform/memoize.ts';
import { sql, type Db } from '../../platform/storage/postgres/database.ts';

/** Placements of a brand, city, medium, form and month, added up. Months are YYYY-MM, days YYYY-MM-DD. */
export interface CubeRow {
  readonly brand: string;
  readonly industry: string;
  readonly city: string;
  readonly medium: number;
  readonly form: number;
  readonly month: string;
  readonly spendFen: number;
  readonly units: number;
  readonly placements: number;
  readonly firstSeen: string;
  readonly lastSeen: string;
  readonly isSample: boolean;
}

const remembered = memoize<readonly CubeRow[]>(2);

async function readCube(db: Db): Promise<readonly CubeRow[]> {
  const { rows } = await sql<CubeRow>`select p.brand_id as brand, b.industry, p.city_code as city,
      p.medium_id as medium, p.form_id as form, to_char(p.month, 'YYYY-MM') as month,
      sum(p.spend_fen)::bigint as "spendFen", sum(p.units)::int as units, count(*)::int as placements,
      min(p.first_seen)::text as "firstSeen", max(p.last_seen)::text as "lastSeen",
      bool_or(p.is_sample) as "isSample"
    from competitor_placement p
    join data_release r on r.release_id = p.release_id and r.state = 'current'
    join brand b on b.brand_id = p.brand_id
    group by p.brand_id, b.industry, p.city_code, p.medium_id, p.form_id, p.month`.execute(db);
  return rows;
}

/**
 * All placements in force. A published release is never edited, so the sums of a set of releases are read once and
 * remembered for as long as that very set is in force.
 */
export async function placementCube(db: Db): Promise<readonly CubeRow[]> {
  const releases = await db
    .selectFrom('data_release')
    .select('release_id')
    .where('kind', '=', 'competitor-placements')
    .where('state', '=', 'current')
    .orderBy('release_id')
    .execute();
  return remembered(releases.map((row) => row.release_id).join('|'), () => readCube(db));
}
