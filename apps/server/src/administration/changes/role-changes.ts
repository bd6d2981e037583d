import type { ProposedChange } from '@ooh/contract/domain/account-proposal';
import { permissionStructure, type PermissionStructure } from '@ooh/contract/permission/permission-structure';
import { permissionNodes } from '@ooh/contract/permission/permission-tree';
import { isAllowed } from '@ooh/contract/permission/rules';
import { mediumNamesOf } from '../../city-data/inventory/media-names.ts';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { grantsText } from '../users/grants-text.ts';
import { removeRoleRow, roleOf, saveRoleRow } from '../users/role-store.ts';
import { always, differences, type AccountChange } from './account-change.ts';

const onText = (isOn: boolean): string => (isOn ? '开启' : '关闭');

/** Every switch and every list of grants that differs. */
async function permissionDifferences(
  db: DbOrTransaction,
  before: PermissionStructure,
  after: PermissionStructure,
): Promise<ProposedChange[]> {
  const mediaNames = await mediumNamesOf(db);
  return permissionNodes().flatMap(({ name, flag, group }) => [
    ...differences([[name, onText(isAllowed(before, flag)), onText(isAllowed(after, flag))]]),
    ...(group === undefined
      ? []
      : differences([
          [
            `${name}：城市与媒体`,
            grantsText(before, group, mediaNames),
            grantsText(after, group, mediaNames),
          ],
        ])),
  ]);
}

const nothing = permissionStructure.parse({});

export const roleSaving: AccountChange<'roles/save'> = {
  needsSecond: always,
  async base(db, { roleId }) {
    return roleId === undefined ? null : { version: (await roleOf(db, roleId)).version };
  },
  async describe(db, input) {
    const before = input.roleId === undefined ? undefined : await roleOf(db, input.roleId);
    const needed = before?.needsSecondFactor ?? false;
    return {
      subject: before?.name ?? input.name,
      changes: [
        ...differences([
          ['名称', before?.name ?? null, input.name],
          ['须两步验证', onText(needed), onText(input.needsSecondFactor ?? needed)],
        ]),
        ...(await permissionDifferences(db, before?.permission ?? nothing, input.permission)),
      ],
    };
  },
  async apply(transaction, input, { now, record }) {
    const saved = await saveRoleRow(transaction, input, now);
    const { name, permission, needsSecondFactor } = input;
    const detail = { ...saved, name, permission, needsSecondFactor };
    await record('admin.save-role', detail);
    return saved;
  },
};

export const roleRemoval: AccountChange<'roles/remove'> = {
  needsSecond: always,
  async base(db, { roleId }) {
    return { version: (await roleOf(db, roleId)).version };
  },
  async describe(db, { roleId }) {
    const { name } = await roleOf(db, roleId);
    return { subject: name, changes: [{ label: '角色', before: name, after: null }] };
  },
  async apply(transaction, input, { record }) {
    const { roleId, name } = await removeRoleRow(transaction, input.roleId);
    await record('admin.remove-role', { roleId, name });
    return { roleId };
  },
};
