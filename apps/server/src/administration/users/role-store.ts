import type { RoleRow } from '@ooh/contract/domain/administration';
import { permissionStructure, type PermissionStructure } from '@ooh/contract/permission/permission-structure';
import { permissionNodes } from '@ooh/contract/permission/permission-tree';
import { isAllowed } from '@ooh/contract/permission/rules';
import type { ParsedInput } from '@ooh/contract/registry';
import { notFound, AppError } from '../../platform/http/app-error.ts';
import { jsonb, sql, type DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { containing } from '../../platform/storage/postgres/like-pattern.ts';
import { isRowId } from '../../platform/storage/postgres/row-id.ts';

export interface StoredRole {
  readonly roleId: string;
  readonly name: string;
  readonly version: number;
  readonly users: number;
  readonly updatedAt: Date;
  /** Grants nothing where the stored structure is damaged. */
  readonly permission: PermissionStructure;
  readonly isDamaged: boolean;
  readonly needsSecondFactor: boolean;
}

async function rolesOf(query: ReturnType<typeof selectRoles>): Promise<StoredRole[]> {
  const rows = await query.execute();
  return rows.map(({ permission, ...role }) => {
    const read = permissionStructure.safeParse(permission);
    return {
      ...role,
      permission: read.success ? read.data : permissionStructure.parse({}),
      isDamaged: !read.success,
    };
  });
}

function selectRoles(db: DbOrTransaction) {
  const users = sql<number>`(select count(*)::int from app_user u where u.role_id = role.id)`;
  return db
    .selectFrom('role')
    .select([
      'id as roleId',
      'name',
      'version',
      'updated_at as updatedAt',
      'permission',
      'needs_second_factor as needsSecondFactor',
      users.as('users'),
    ]);
}

/** One page of roles by name, with the number of all that match. */
export async function listRoleRows(
  db: DbOrTransaction,
  { keyword, pageNo, pageSize }: ParsedInput<'v1/admin/roles/list'>,
): Promise<{ rows: RoleRow[]; total: number }> {
  const pattern = containing(keyword);
  const { total } = await db
    .selectFrom('role')
    .where('name', 'ilike', pattern)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const page = selectRoles(db)
    .where('name', 'ilike', pattern)
    .orderBy('name')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const rows = (await rolesOf(page)).map(({ permission, updatedAt, ...role }) => ({
    ...role,
    openFlags: permissionNodes().filter(({ flag }) => isAllowed(permission, flag)).length,
    updatedAt: updatedAt.toISOString(),
  }));
  return { rows, total };
}

/** A role, or the refusal for an unknown id. */
export async function roleOf(db: DbOrTransaction, roleId: string): Promise<StoredRole> {
  const [role] = isRowId(roleId) ? await rolesOf(selectRoles(db).where('id', '=', roleId)) : [];
  if (role === undefined) throw notFound('角色');
  return role;
}

/** Creates a role, or changes one that still has the version named. Returns its id and new version. */
export async function saveRoleRow(
  transaction: DbOrTransaction,
  { roleId, version, name, permission, needsSecondFactor }: ParsedInput<'v1/admin/roles/save'>,
  now: Date,
): Promise<{ roleId: string; version: number }> {
  const taken = await transaction.selectFrom('role').select('id').where('name', '=', name).executeTakeFirst();
  if (taken && taken.id !== roleId) throw new AppError('refused', `已有名为「${name}」的角色`);
  const columns = {
    name,
    permission: jsonb(permission),
    updated_at: now,
    needs_second_factor: needsSecondFactor,
  };
  if (roleId === undefined) {
    const row = await transaction
      .insertInto('role')
      .values({ ...columns, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { roleId: row.id, version: 1 };
  }
  const stored = await roleOf(transaction, roleId);
  if (stored.version !== version)
    throw new AppError('conflict', '该角色已被他人修改，请查看最新版本后再保存');
  await transaction
    .updateTable('role')
    .set({ ...columns, version: stored.version + 1 })
    .where('id', '=', roleId)
    .execute();
  return { roleId, version: stored.version + 1 };
}

/** Deletes a role that nobody has. */
export async function removeRoleRow(transaction: DbOrTransaction, roleId: string): Promise<StoredRole> {
  const role = await roleOf(transaction, roleId);
  if (role.users > 0)
    throw new AppError('refused', `仍有 ${role.users} 位用户使用「${role.name}」，请先为其更换角色`);
  await transaction.deleteFrom('role').where('id', '=', roleId).execute();
  return role;
}
