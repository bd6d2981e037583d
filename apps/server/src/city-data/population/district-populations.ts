import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';

/** Residents of a district as a file gives them. */
export interface DistrictPopulation {
  /** Code of a district of the shipped boundaries. */
  readonly districtId: string;
  readonly name: string;
  /** Of all ages. */
  readonly residents: number;
  readonly men: number | null;
  readonly women: number | null;
  /** Of 0–14 and of the six age bands of panels. */
  readonly ages: readonly number[] | null;
}

/** The populations of a release, by district. */
export async function readPopulations(db: DbOrTransaction, releaseId: string): Promise<DistrictPopulation[]> {
  const rows = await db
    .selectFrom('district_population')
    .selectAll()
    .where('release_id', '=', releaseId)
    .orderBy('district_id')
    .execute();
  return rows.map(({ district_id, name, residents, men, women, ages }) => ({
    districtId: district_id,
    name,
    residents,
    men,
    women,
    ages,
  }));
}
