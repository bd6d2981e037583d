import type { Db } from '../../platform/storage/postgres/database.ts';

/** Forms of all media with the name and unit of their medium, in the order of their ids. */
export function formsOfMedia(db: Db) {
  return db
    .selectFrom('medium_form as form')
    .innerJoin('medium', 'medium.medium_id', 'form.medium_id')
    .selectAll('form')
    .select(['medium.name as medium_name', 'medium.unit'])
    .orderBy('form.medium_id')
    .orderBy('form.form_id')
    .execute();
}

export type StoredForm = Awaited<ReturnType<typeof formsOfMedia>>[number];

/** Units in which media are sold, each with the media that are sold so. */
export async function mediaUnits(db: Db): Promise<{ unit: string; media: string[] }[]> {
  const rows = await db.selectFrom('medium').select(['name', 'unit']).orderBy('medium_id').execute();
  const byUnit = Map.groupBy(rows, ({ unit }) => unit);
  return [...byUnit].map(([unit, media]) => ({ unit, media: media.map(({ name }) => name) }));
}
