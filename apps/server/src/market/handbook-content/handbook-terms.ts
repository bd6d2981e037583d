import type { MediaHandbook } from '@ooh/contract/domain/media-handbook';
import { handbookTables } from '@ooh/contract/domain/media-handbook-names';
import type { Db } from '../../platform/storage/postgres/database.ts';
import { inForce, readVersions } from '../../reference/content/content-store.ts';
import { formOf, goalsOf, rowsOf } from './parse-handbook.ts';

/** What handbooks say of buying a medium. */
export interface HandbookTerms {
  readonly goals: readonly MediaHandbook['goals'][number]['goal'][];
  /** Least units (起投量) by form. */
  readonly leastUnits: ReadonlyMap<number, number>;
}

/** Terms of the handbooks in force on a day, by document. */
export async function readHandbookTerms(db: Db, today: string): Promise<Map<string, HandbookTerms>> {
  const versions = await readVersions(db);
  return new Map(
    [...versions].flatMap(([docId, all]) => {
      const document = inForce(all, today);
      if (document?.kind !== 'medium') return [];
      const forms = rowsOf(document, handbookTables.forms).map((row) => formOf(row, today));
      const terms = {
        goals: goalsOf(document).map(({ goal }) => goal),
        leastUnits: new Map(forms.map(({ formId, leastUnits }) => [formId, leastUnits])),
      };
      return [[docId, terms] as const];
    }),
  );
}
