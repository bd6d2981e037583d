import type { Organisation } from '@ooh/contract/domain/administration';
import type { ParsedInput } from '@ooh/contract/registry';
import { notFound, AppError } from '../../platform/http/app-error.ts';
import { sql, type Db, type DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { containing } from '../../platform/storage/postgres/like-pattern.ts';
import { isRowId } from '../../platform/storage/postgres/row-id.ts';

/** One page of organisations by name, with the number of all that match. */
export async function listOrganisationRows(
  db: Db,
  search: ParsedInput<'v1/admin/organisations/list'>,
): Promise<{ rows: Organisation[]; total: number }> {
  let matching = db.selectFrom('organisation').where('name', 'ilike', containing(search.keyword));
  if (search.kind) matching = matching.where('kind', '=', search.kind);
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const users = sql<number>`(select count(*)::int from app_user u where u.organisation_id = organisation.id)`;
  const enabled = sql<number>`(select count(*)::int from app_user u where u.organisation_id = organisation.id and u.is_enabled)`;
  const rows = await matching
    .selectAll()
    .select([users.as('users'), enabled.as('enabled_users')])
    .orderBy('name')
    .limit(search.pageSize)
    .offset((search.pageNo - 1) * search.pageSize)
    .execute();
  return {
    rows: rows.map((row) => ({
      organisationId: row.id,
      name: row.name,
      kind: row.kind,
      users: row.users,
      enabledUsers: row.enabled_users,
      createdAt: row.created_at.toISOString(),
    })),
    total,
  };
}

/** An organisation, or the refusal for an unknown id. */
export async function organisationOf(
  db: DbOrTransaction,
  organisationId: string,
): Promise<Pick<Organisation, 'name' | 'kind'>> {
  const found = isRowId(organisationId)
    ? await db
        .selectFrom('organisation')
        .select(['name', 'kind'])
        .where('id', '=', organisationId)
        .executeTakeFirst()
    : undefined;
  if (found === undefined) throw notFound('组织');
  return found;
}

/** Creates an organisation, or changes one. Returns its id. Refuses a name that another one has. */
export async function saveOrganisationRow(
  transaction: DbOrTransaction,
  { organisationId, name, kind }: ParsedInput<'v1/admin/organisations/save'>,
): Promise<string> {
  const taken = await transaction
    .selectFrom('organisation')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirst();
  if (taken && taken.id !== organisationId) throw new AppError('refused', `已有名为「${name}」的组织`);
  if (organisationId === undefined) {
    const row = await transaction
      .insertInto('organisation')
      .values({ name, kind })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  }
  await organisationOf(transaction, organisationId);
  await transaction
    .updateTable('organisation')
    .set({ name, kind })
    .where('id', '=', organisationId)
    .execute();
  return organisationId;
}
