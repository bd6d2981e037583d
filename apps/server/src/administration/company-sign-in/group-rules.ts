import { permissionStructure } from '@ooh/contract/permission/permission-structure';
import type { GroupRule } from '../../platform/config/company-sign-in.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { jsonb, type DbOrTransaction } from '../../platform/storage/postgres/database.ts';

/** Role of users whom no group gives one any more. */
const noRole = '未分配角色';

/** Where the groups put a user; an absent organisation is the present one. */
export interface Place {
  readonly roleId: string;
  readonly organisationId: string | undefined;
}

export const ruleFor = (rules: readonly GroupRule[], groups: readonly string[]): GroupRule | undefined =>
  rules.find(({ group }) => groups.includes(group));

async function idOf(
  transaction: DbOrTransaction,
  table: 'role' | 'organisation',
  name: string,
): Promise<string> {
  const row = await transaction.selectFrom(table).select('id').where('name', '=', name).executeTakeFirst();
  const kind = table === 'role' ? '角色' : '组织';
  if (row === undefined)
    throw new AppError('refused', `企业账号的组对应的${kind}「${name}」不存在，请联系管理员`);
  return row.id;
}

/** The role and organisation that a rule names. */
export async function placeOf(transaction: DbOrTransaction, rule: GroupRule): Promise<Place> {
  const { role, organisation } = rule;
  return {
    roleId: await idOf(transaction, 'role', role),
    organisationId:
      organisation === undefined ? undefined : await idOf(transaction, 'organisation', organisation),
  };
}

/** The role that permits nothing, created when it is needed first. */
export async function placeOfNone(transaction: DbOrTransaction): Promise<Place> {
  const permission = jsonb(permissionStructure.parse({}));
  await transaction
    .insertInto('role')
    .values({ name: noRole, permission })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ permission }))
    .execute();
  return { roleId: await idOf(transaction, 'role', noRole), organisationId: undefined };
}
