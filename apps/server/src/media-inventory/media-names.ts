import type { DbOrTransaction } from '../storage/postgres/database.ts';

export interface MediaNames {
  medium(mediumId: number): string;
  unit(mediumId: number): string;
  category(mediumId: number): string;
  form(mediumId: number, formId: number): string;
}

/** What media and forms are called. */
export async function readMediaNames(db: DbOrTransaction): Promise<MediaNames> {
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
    .execute();
  const media = new Map(rows.map((row) => [row.medium_id, row]));
  const forms = new Map(rows.map((row) => [`${row.medium_id}:${row.form_id}`, row.form_name]));
  return {
    medium: (mediumId) => media.get(mediumId)?.name ?? String(mediumId),
    unit: (mediumId) => media.get(mediumId)?.unit ?? '个',
    category: (mediumId) => media.get(mediumId)?.category ?? '其他',
    form: (mediumId, formId) => forms.get(`${mediumId}:${formId}`) ?? String(formId),
  };
}
