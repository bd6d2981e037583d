import { memoize } from '../../platform/memoize.ts';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';

export interface MediaNames {
  medium(mediumId: number): string;
  unit(mediumId: number): string;
  category(mediumId: number): string;
  form(mediumId: number, formId: number): string;
}

/** Media and forms come with the program's migrations and never change while it runs. */
const kept = memoize<Awaited<ReturnType<typeof readRows>>>(1);

/** What media and forms are called. */
export async function readMediaNames(db: DbOrTransaction): Promise<MediaNames> {
  return kept('all', () => readRows(db));
}

/** Names of all media by id. */
export async function mediumNamesOf(db: DbOrTransaction): Promise<ReadonlyMap<number, string>> {
  return (await kept('all', () => readRows(db))).byMedium;
}

async function readRows(db: DbOrTransaction) {
  const rows = await db
    .selectFrom('medium')
    .leftJoin('medium_form', 'medium_form.medium_id', 'medium.medium_id')
    .select([
      'medium.medium_id',
      'medium.name',
      'unit',
      'category',
      'form_id',
      'medium_form.name as form_name',
    ])
    .orderBy('medium.medium_id')
    .execute();
  const media = new Map(rows.map((row) => [row.medium_id, row]));
  const forms = new Map(rows.map((row) => [`${row.medium_id}:${row.form_id}`, row.form_name]));
  return {
    byMedium: new Map(rows.map((row) => [row.medium_id, row.name])),
    medium: (mediumId: number) => media.get(mediumId)?.name ?? String(mediumId),
    unit: (mediumId: number) => media.get(mediumId)?.unit ?? '个',
    category: (mediumId: number) => media.get(mediumId)?.category ?? '其他',
    form: (mediumId: number, formId: number) => forms.get(`${mediumId}:${formId}`) ?? String(formId),
  };
}
