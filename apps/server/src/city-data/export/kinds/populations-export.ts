import { ageFields } from '../../imports/kinds/districts/populations-kind.ts';
import { readPopulations } from '../../population/district-populations.ts';
import type { ExportedRow, KindExport } from '../exported-row.ts';

/** Residents by district. */
export const populationsExport: KindExport = {
  geometryFields: [],
  async *rows({ db, release }): AsyncGenerator<ExportedRow> {
    for (const { name, residents, men, women, ages } of await readPopulations(db, release.release_id)) {
      const byAge = Object.fromEntries(ageFields.map(({ field }, i) => [field, ages?.[i] ?? null]));
      yield { values: { name, residents, men, women, ...byAge } };
    }
  },
};
