import type { DbOrTransaction } from '../../../platform/storage/postgres/database.ts';

/** Names of media, and forms by `medium|form`. */
export async function readCatalogNames(db: DbOrTransaction) {
  const media = await db.selectFrom('medium').select(['medium_id', 'name']).execute();
  const forms = await db.selectFrom('medium_form').selectAll().execute();
  return {
    media: new Map(media.map(({ medium_id, name }) => [medium_id, name])),
    forms: new Map(forms.map((form) => [`${form.medium_id}|${form.form_id}`, form])),
  };
}
export type CatalogNames = Awaited<ReturnType<typeof readCatalogNames>>;
