import type { Db } from '../../platform/storage/postgres/database.ts';

/** All media as answers describe them, by id. */
export async function readMedia(db: Db) {
  return db
    .selectFrom('medium')
    .select(['medium_id as mediumId', 'name', 'unit', 'category', 'is_moving as isMoving'])
    .orderBy('medium_id')
    .execute();
}

/** All forms of media, by ids. */
export async function readForms(db: Db) {
  return db.selectFrom('medium_form').selectAll().orderBy('medium_id').orderBy('form_id').execute();
}
