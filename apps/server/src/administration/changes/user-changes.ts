import { hashPassword } from '../account/password.ts';
import { setPasswordHash } from '../account/account-store.ts';
import { forgetSignInFailures } from '../account/login-throttle.ts';
import { removeSecondFactor } from '../account/second-factor-store.ts';
import { administrators } from '../users/administrators.ts';
import { inventPassword } from '../users/invent-password.ts';
import { organisationOf } from '../users/organisation-store.ts';
import { roleOf } from '../users/role-store.ts';
import { administeredUserOf, changeUser, insertUser } from '../users/user-store.ts';
import { endSessions } from '../../platform/session/session.ts';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { always, differences, type AccountChange } from './account-change.ts';

/** What a new role and organisation of a user grant, as they are. */
async function footing(
  db: DbOrTransaction,
  { roleId, organisationId }: { roleId?: string | undefined; organisationId?: string | undefined },
) {
  const role = roleId === undefined ? undefined : await roleOf(db, roleId);
  const organisation = organisationId === undefined ? undefined : await organisationOf(db, organisationId);
  return {
    role: role && { name: role.name, version: role.version },
    organisation: organisation && { name: organisation.name, kind: organisation.kind },
  };
}

const boundText = (isBound: boolean): string => (isBound ? '已绑定' : '未绑定');
const stateText = (isEnabled: boolean): string => (isEnabled ? '启用' : '停用');

export const creation: AccountChange<'users/create'> = {
  needsSecond: always,
  base: footing,
  async describe(db, input) {
    const { role, organisation } = await footing(db, input);
    return {
      subject: `${input.userName}（${input.nickName}）`,
      changes: differences([
        ['账号', null, input.userName],
        ['昵称', null, input.nickName],
        ['组织', null, organisation?.name ?? null],
        ['角色', null, role?.name ?? null],
      ]),
    };
  },
  async apply(transaction, input, { record }) {
    const password = inventPassword();
    const passwordHash = await hashPassword(password);
    await footing(transaction, input);
    const userId = await insertUser(transaction, { ...input, passwordHash });
    await record('admin.create-user', { ...input, userId });
    return { userId, password };
  },
};

export const update: AccountChange<'users/update'> = {
  // A nickname grants nothing.
  needsSecond: async (_db, { organisationId, roleId, isEnabled, releasesCompanyAccount }) =>
    [organisationId, roleId, isEnabled, releasesCompanyAccount].some((value) => value !== undefined),
  async base(db, input, now) {
    const user = await administeredUserOf(db, input.userId, now);
    const { roleId, organisationId, isEnabled, hasCompanyAccount } = user;
    return { roleId, organisationId, isEnabled, hasCompanyAccount, ...(await footing(db, input)) };
  },
  async describe(db, input, now) {
    const before = await administeredUserOf(db, input.userId, now);
    const { role, organisation } = await footing(db, input);
    return {
      subject: `${before.userName}（${before.nickName}）`,
      changes: differences([
        ['昵称', before.nickName, input.nickName ?? before.nickName],
        ['组织', before.organisationName, organisation?.name ?? before.organisationName],
        ['角色', before.roleName, role?.name ?? before.roleName],
        [
          '企业账号',
          boundText(before.hasCompanyAccount),
          boundText(before.hasCompanyAccount && !input.releasesCompanyAccount),
        ],
        ['状态', stateText(before.isEnabled), stateText(input.isEnabled ?? before.isEnabled)],
      ]),
    };
  },
  async apply(transaction, input, { now, record }) {
    const { userId, isEnabled } = input;
    const before = await administeredUserOf(transaction, userId, now);
    await footing(transaction, input);
    await changeUser(transaction, input);
    if (isEnabled === false) await endSessions(transaction, { userId, reason: 'disabled', now });
    const after = await administeredUserOf(transaction, userId, now);
    const named = (user: typeof before) => {
      const { nickName, organisationName, roleName, isEnabled: enabled, hasCompanyAccount } = user;
      return { nickName, organisationName, roleName, isEnabled: enabled, hasCompanyAccount };
    };
    const detail = { userId, userName: before.userName, before: named(before), after: named(after) };
    await record('admin.update-user', detail);
    return after;
  },
};

export const passwordReset: AccountChange<'users/reset-password'> = {
  // Whoever resets the password of an administrator could otherwise agree with himself in their name.
  async needsSecond(db, { userId }) {
    return (await administrators(db)).some((administrator) => administrator.userId === userId);
  },
  async base(db, { userId }, now) {
    const { roleId, isEnabled, hasSecondFactor } = await administeredUserOf(db, userId, now);
    return { roleId, isEnabled, hasSecondFactor };
  },
  async describe(db, { userId, removesSecondFactor }, now) {
    const { userName, nickName, hasSecondFactor } = await administeredUserOf(db, userId, now);
    const factor = (isOn: boolean): string => (isOn ? '已开启' : '未开启');
    return {
      subject: `${userName}（${nickName}）`,
      changes: [
        { label: '密码', before: '现有密码', after: '新密码，由确认人转交' },
        ...differences([
          ['两步验证', factor(hasSecondFactor), factor(hasSecondFactor && !removesSecondFactor)],
        ]),
      ],
    };
  },
  async apply(transaction, { userId, removesSecondFactor }, { now, record }) {
    const password = inventPassword();
    const passwordHash = await hashPassword(password);
    const { userName } = await administeredUserOf(transaction, userId, now);
    await setPasswordHash(transaction, userId, passwordHash);
    if (removesSecondFactor) await removeSecondFactor(transaction, userId);
    await forgetSignInFailures(transaction, userName);
    const endedSessions = await endSessions(transaction, { userId, reason: 'password-reset', now });
    const detail = { userId, userName, endedSessions, removesSecondFactor };
    await record('admin.reset-password', detail);
    return { password, endedSessions };
  },
};
