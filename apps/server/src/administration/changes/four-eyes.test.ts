import { permissionStructure } from '@ooh/contract/permission/permission-structure';
import type { CallInput } from '@ooh/contract/registry';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { administratorPermission } from '../users/demo-roles.ts';
import { createAccount } from '../account/create-account.ts';
import { openSession } from '../../platform/session/session.ts';
import { expectFailure, startTestService } from '../../testing/test-service.ts';

const service = startTestService({ fourEyes: true });

const first = { as: 'admin' } as const;
let second: { as: { token: string } };
let secondId: string;
/** A user of a role of their own, fresh for every test. */
let user: { userId: string; roleId: string; organisationId: string; userName: string };
let role: { name: string; permission: ReturnType<typeof permissionStructure.parse> };
let count = 0;

async function account(userName: string, roleName: string, permission: unknown, platform = false) {
  return createAccount(service.context.db, {
    userName,
    nickName: userName,
    passwordHash: 'none',
    isDemo: false,
    organisation: platform
      ? { name: '平台运营', kind: 'platform' }
      : { name: '媒介代理示例公司', kind: 'agency' },
    role: { name: roleName, permission },
  });
}

async function signedIn(userId: string) {
  const { db, now } = service.context;
  return { as: { token: (await openSession(db, { userId, now: now(), hours: 24 })).token } };
}

beforeAll(async () => {
  secondId = await account('second', '平台管理员', administratorPermission, true);
  second = await signedIn(secondId);
});

beforeEach(async () => {
  count += 1;
  role = {
    name: `角色 ${count}`,
    permission: permissionStructure.parse({
      investmentOrderData: {
        pageIsEnabled: true,
        orderPatternData: {
          isEnabled: true,
          mediaRegionData: [{ regionCodes: ['310000'], mediaIds: [1] }],
        },
      },
    }),
  };
  const userName = `user-${count}`;
  const userId = await account(userName, role.name, role.permission);
  const { role_id: roleId, organisation_id: organisationId } = await service.context.db
    .selectFrom('app_user')
    .select(['role_id', 'organisation_id'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  user = { userId, roleId, organisationId, userName };
});

type Update = CallInput<'v1/admin/users/update'>;

async function propose(change: Partial<Update>): Promise<string> {
  const answer = await service.call('v1/admin/users/update', { userId: user.userId, ...change }, first);
  expect(answer.envelope.body).toEqual({ changeId: expect.any(String) as string });
  return (answer.envelope.body as { changeId: string }).changeId;
}

const decide = (
  changeId: string,
  decision: 'confirm' | 'refuse' | 'withdraw',
  by: typeof first | typeof second = second,
  reason = decision === 'refuse' ? '不需要' : '',
) => service.call('v1/admin/proposals/decide', { changeId, decision, reason }, by);

const open = async (by: typeof first | typeof second = second) =>
  (await service.body('v1/admin/proposals/list', { pageSize: 200 }, by)).rows;
const openOne = async (changeId: string, by?: typeof first) =>
  (await open(by)).find((row) => row.changeId === changeId);

const stored = () =>
  service.context.db
    .selectFrom('app_user')
    .select(['is_enabled', 'role_id', 'nick_name'])
    .where('id', '=', user.userId)
    .executeTakeFirstOrThrow();

const entries = (action: string) =>
  service.context.db
    .selectFrom('audit_log')
    .select(['actor_name', 'detail', 'outcome'])
    .where('action', '=', action)
    .orderBy('seq', 'desc')
    .limit(2)
    .execute();

test('a change waits until another administrator confirms it, and says what it changes', async () => {
  const changeId = await propose({ isEnabled: false });
  expect((await stored()).is_enabled, 'nothing happens yet').toBe(true);
  expect(await openOne(changeId)).toMatchObject({
    kind: 'users/update',
    subject: `${user.userName}（${user.userName}）`,
    changes: [{ label: '状态', before: '启用', after: '停用' }],
    proposedBy: 'admin',
    isOwn: false,
    isStale: false,
  });
  expect((await openOne(changeId, first))?.isOwn).toBe(true);
  const own = await decide(changeId, 'confirm', first);
  expectFailure(own, 'refused');
  expect(own.envelope.message).toMatch(/不能处理自己提出的变更/);

  expect((await decide(changeId, 'confirm')).envelope.body).toEqual({ state: 'confirmed', password: null });
  expect((await stored()).is_enabled).toBe(false);
  expect(await openOne(changeId)).toBeUndefined();
  const proposed = (await entries('admin.propose'))[0];
  expect(proposed).toMatchObject({ actor_name: 'admin', detail: { changeId, kind: 'users/update' } });
  const [done, confirmed] = [(await entries('admin.update-user'))[0], (await entries('admin.confirm'))[0]];
  expect(done).toMatchObject({ actor_name: 'second', detail: { changeId, proposer: 'admin' } });
  expect(confirmed).toMatchObject({ actor_name: 'second', detail: { changeId, proposer: 'admin' } });
  expectFailure(await decide(changeId, 'confirm'), 'conflict');
});

test('one that is refused, with a reason, or withdrawn by who proposed it, has no effect', async () => {
  const refused = await propose({ isEnabled: false });
  expectFailure(await decide(refused, 'refuse', second, ' '), 'invalid');
  expectFailure(await decide(refused, 'withdraw', second), 'refused');
  await decide(refused, 'refuse');
  const withdrawn = await propose({ isEnabled: false });
  expectFailure(await decide(withdrawn, 'refuse', first), 'refused');
  await decide(withdrawn, 'withdraw', first);
  expect((await stored()).is_enabled).toBe(true);
  const { rows } = await service.body('v1/admin/proposals/list', { state: 'decided', pageSize: 2 }, first);
  const ends = rows.map(({ state, reason, decidedBy }) => ({ state, reason, decidedBy }));
  expect(ends).toContainEqual({ state: 'refused', reason: '不需要', decidedBy: 'second' });
  expect(ends).toContainEqual({ state: 'withdrawn', reason: null, decidedBy: 'admin' });
  expect((await entries('admin.refuse'))[0]).toMatchObject({
    actor_name: 'second',
    detail: { reason: '不需要' },
  });
});

test('a proposal whose base has changed is stale and cannot be confirmed', async () => {
  const [older, newer] = [
    await propose({ isEnabled: false }),
    await propose({ roleId: await plannerRole() }),
  ];
  await decide(newer, 'confirm');
  expect((await openOne(older))?.isStale).toBe(true);
  const answer = await decide(older, 'confirm');
  expectFailure(answer, 'conflict');
  expect(answer.envelope.message).toMatch(/之后已被修改/);
  expect((await stored()).is_enabled).toBe(true);
  expect((await decide(older, 'refuse')).status).toBe(200);
});

async function plannerRole(): Promise<string> {
  const { rows } = await service.body('v1/admin/roles/list', { keyword: '媒介策划' }, first);
  return rows[0].roleId;
}

test('a role that has become another since is not given by a proposal from before', async () => {
  const given = await account(`holder-${count}`, `强角色 ${count}`, {});
  const { role_id: roleId } = await service.context.db
    .selectFrom('app_user')
    .select('role_id')
    .where('id', '=', given)
    .executeTakeFirstOrThrow();
  const changeId = await propose({ roleId });
  const grown = { roleId, version: 1, name: `强角色 ${count}`, permission: administratorPermission };
  const growth = await service.call('v1/admin/roles/save', grown, first);
  await decide((growth.envelope.body as { changeId: string }).changeId, 'confirm');
  expectFailure(await decide(changeId, 'confirm'), 'conflict');
});

test('grants are proposed with every switch and scope that differs', async () => {
  const { roleId } = user;
  const wider = structuredClone(role.permission);
  wider.investmentOrderData.orderPatternData.mediaRegionData.push({ regionCodes: ['ALL'], mediaIds: [0] });
  wider.effectAppraisalData.isEnabled = true;
  const input = { roleId, version: 1, name: role.name, permission: wider, needsSecondFactor: true };
  const answer = await service.call('v1/admin/roles/save', input, first);
  const { changeId } = answer.envelope.body as { changeId: string };
  const row = await openOne(changeId);
  expect(row?.subject).toBe(role.name);
  const [label] = row!.changes.filter((change) => change.label.endsWith('：城市与媒体'));
  expect(label.before).toMatch(/^上海市：/);
  expect(label.after).toBe(`${label.before}；全部城市：全部媒体`);
  expect(row?.changes).toContainEqual({ label: '须两步验证', before: '关闭', after: '开启' });
  expect(row?.changes.filter(({ before, after }) => before === '关闭' && after === '开启')).toHaveLength(2);
  const before = await service.body('v1/admin/roles/get', { roleId }, first);
  expect(before).toMatchObject({ version: 1, needsSecondFactor: false });
  await decide(changeId, 'confirm');
  const after = await service.body('v1/admin/roles/get', { roleId }, first);
  expect(after).toMatchObject({ version: 2, needsSecondFactor: true, permission: wider });
});

test('a new user gets a password that the one who confirms passes on', async () => {
  const { organisationId, roleId } = user;
  const input = { userName: `new-${count}`, nickName: '新人', organisationId, roleId };
  const answer = await service.call('v1/admin/users/create', input, first);
  const { changeId } = answer.envelope.body as { changeId: string };
  const signIn = (password: string) =>
    service.call('access/login', { userName: input.userName, password }, { as: null });
  const confirmed = await decide(changeId, 'confirm');
  expect((await signIn(confirmed.envelope.body!.password!)).status).toBe(200);
});

test('what could not be made is refused when it is proposed', async () => {
  const { userName, organisationId, roleId } = user;
  const again = { userName, nickName: 'x', organisationId, roleId };
  expectFailure(await service.call('v1/admin/users/create', again, first), 'refused');
  expectFailure(
    await service.call('v1/admin/users/update', { userId: user.userId, roleId: 'none' }, first),
    'notFound',
  );
  expectFailure(
    await service.call('v1/admin/users/update', { userId: user.userId, isEnabled: true }, first),
    'refused',
  );
  const alone = await service.call('v1/admin/users/update', { userId: secondId, isEnabled: false }, first);
  expectFailure(alone, 'refused');
  expect(alone.envelope.message).toMatch(/至少两位可用的账号管理员/);
  expect((await open()).filter(({ subject }) => subject.startsWith('second'))).toEqual([]);
});

test('a nickname and the password of a common user need no second; that of an administrator does', async () => {
  const { userId } = user;
  const named = await service.body('v1/admin/users/update', { userId, nickName: '新昵称' }, first);
  expect(named.nickName).toBe('新昵称');
  expect((await service.body('v1/admin/users/reset-password', { userId }, first)).password).toHaveLength(16);
  const third = await account(`third-${count}`, '平台管理员', administratorPermission, true);
  const reset = await service.call('v1/admin/users/reset-password', { userId: third }, first);
  const { changeId } = reset.envelope.body as { changeId: string };
  expect((await decide(changeId, 'confirm')).envelope.body?.password).toHaveLength(16);
  const out = await service.call('v1/admin/users/update', { userId: third, isEnabled: false }, first);
  await decide((out.envelope.body as { changeId: string }).changeId, 'confirm');
});

test('who is no administrator any more has proposed nothing that is confirmed', async () => {
  const third = await account(`fourth-${count}`, '平台管理员', administratorPermission, true);
  const byThird = await signedIn(third);
  const answer = await service.call(
    'v1/admin/users/update',
    { userId: user.userId, isEnabled: false },
    byThird,
  );
  const { changeId } = answer.envelope.body as { changeId: string };
  const out = await service.call('v1/admin/users/update', { userId: third, isEnabled: false }, first);
  await decide((out.envelope.body as { changeId: string }).changeId, 'confirm');
  const late = await decide(changeId, 'confirm');
  expectFailure(late, 'refused');
  expect(late.envelope.message).toMatch(/不能确认其变更/);
});

test('with nobody who could confirm, the only administrator acts alone', async () => {
  await service.context.db
    .updateTable('app_user')
    .set({ is_enabled: false })
    .where('id', '=', secondId)
    .execute();
  const made = await service.body('v1/admin/users/update', { userId: user.userId, isEnabled: false }, first);
  expect(made.isEnabled).toBe(false);
  await service.context.db
    .updateTable('app_user')
    .set({ is_enabled: true })
    .where('id', '=', secondId)
    .execute();
});
