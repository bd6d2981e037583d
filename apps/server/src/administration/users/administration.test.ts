import { permissionStructure } from '@ooh/contract/permission/permission-structure';
import { expect, test } from 'vitest';
import { administratorPermission } from './demo-roles.ts';
import { sql } from '../../platform/storage/postgres/database.ts';
import { signInAs, smartSelectOf } from '../../testing/seeded-plan.ts';
import { expectFailure, startTestService } from '../../testing/test-service.ts';

const service = startTestService();

const admin = { as: 'admin' } as const;
const noPermission = permissionStructure.parse({});
const agencyOf = async () =>
  (
    await service.body(
      'v1/admin/organisations/save',
      { name: `代理 ${Math.random()}`, kind: 'agency' },
      admin,
    )
  ).organisationId;
const roleWith = async (permission: object, name = `角色 ${Math.random()}`) =>
  (await service.body('v1/admin/roles/save', { name, permission }, admin)).roleId;

let count = 0;
async function newUser(permission: object = noPermission) {
  const userName = `user-${(count += 1)}`;
  const [organisationId, roleId] = [await agencyOf(), await roleWith(permission)];
  const created = await service.body(
    'v1/admin/users/create',
    { userName, nickName: userName, organisationId, roleId },
    admin,
  );
  return { ...created, userName, organisationId, roleId };
}
const signIn = (userName: string, password: string) =>
  service.call('access/login', { userName, password }, { as: null });

const lastEntry = async (action: string) =>
  (await service.body('v1/admin/audit/list', { action, pageSize: 1 }, admin)).rows[0];

test('a created user signs in with the password shown once, and appears in the list with the session', async () => {
  const user = await newUser();
  expect((await signIn(user.userName, user.password)).status).toBe(200);
  const { rows } = await service.body('v1/admin/users/list', { keyword: user.userName }, admin);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ userId: user.userId, isEnabled: true, sessions: 1, isDemo: false });
  const { organisationId, roleId } = user;
  const again = { organisationId, roleId, nickName: 'x', userName: user.userName.toUpperCase() };
  expectFailure(await service.call('v1/admin/users/create', again, admin), 'refused');
  const entry = await lastEntry('admin.create-user');
  expect(entry).toMatchObject({ actorName: 'admin', outcome: 'done', detail: { userId: user.userId } });
  expect(JSON.stringify(entry)).not.toContain(user.password);
});

test('disabling ends the sessions; enabling lets the user sign in again', async () => {
  const user = await newUser();
  const { token } = (await signIn(user.userName, user.password)).envelope.body!;
  const disabled = await service.body(
    'v1/admin/users/update',
    { userId: user.userId, isEnabled: false },
    admin,
  );
  expect(disabled).toMatchObject({ isEnabled: false, sessions: 0 });
  expectFailure(await service.call('account/get-user-info', {}, { as: { token } }), 'noSession');
  expectFailure(await signIn(user.userName, user.password), 'refused');
  await service.body('v1/admin/users/update', { userId: user.userId, isEnabled: true }, admin);
  expectFailure(await service.call('account/get-user-info', {}, { as: { token } }), 'noSession');
  expect((await signIn(user.userName, user.password)).status).toBe(200);
});

test('a reset password replaces the old one and ends every session', async () => {
  const user = await newUser();
  const { token } = (await signIn(user.userName, user.password)).envelope.body!;
  const reset = await service.body('v1/admin/users/reset-password', { userId: user.userId }, admin);
  expect(reset.endedSessions).toBe(1);
  expectFailure(await service.call('account/get-user-info', {}, { as: { token } }), 'noSession');
  expectFailure(await signIn(user.userName, user.password), 'refused');
  expect((await signIn(user.userName, reset.password)).status).toBe(200);
});

test('a user moves between organisations', async () => {
  const user = await newUser();
  const organisationId = await agencyOf();
  const moved = await service.body('v1/admin/users/update', { userId: user.userId, organisationId }, admin);
  expect(moved.organisationId).toBe(organisationId);
  for (const wrong of [
    { organisationId: '0198c0de-0000-7000-8000-000000000001' },
    { roleId: '0198c0de-0000-7000-8000-000000000001' },
    { roleId: '*' },
  ])
    expectFailure(
      await service.call('v1/admin/users/update', { userId: user.userId, ...wrong }, admin),
      'notFound',
    );
});

test('one or all sessions of a user can be ended; another user’s session is unknown', async () => {
  const user = await newUser();
  const tokens = await Promise.all(
    [1, 2, 3].map(async () => (await signIn(user.userName, user.password)).envelope.body!.token),
  );
  const { rows } = await service.body('v1/admin/sessions/list', { userId: user.userId }, admin);
  expect(rows).toHaveLength(3);
  expect(rows[0]).toMatchObject({ address: '127.0.0.1', isOwn: false, endedAt: null });
  const { sessionId } = rows[0];
  expectFailure(
    await service.call('v1/admin/sessions/end', { userId: service.userIds.planner, sessionId }, admin),
    'notFound',
  );
  const end = (over: object) =>
    service.body('v1/admin/sessions/end', { userId: user.userId, ...over }, admin);
  expect(await end({ sessionId })).toEqual({ endedSessions: 1 });
  expect(await end({})).toEqual({ endedSessions: 2 });
  for (const token of tokens)
    expectFailure(await service.call('account/get-user-info', {}, { as: { token } }), 'noSession');
  const ended = await service.body('v1/admin/sessions/list', { userId: user.userId, state: 'ended' }, admin);
  expect(ended.rows.map((row) => row.endedReason)).toEqual(Array(3).fill('ended-by-administrator'));
});

test('a change of a role applies from the next request, in both directions', async () => {
  const grants = (cities: string[]) =>
    permissionStructure.parse(smartSelectOf([{ regionCodes: cities, mediaIds: [1] }]));
  const user = await newUser(grants(['440300']));
  const { token } = (await signIn(user.userName, user.password)).envelope.body!;
  const list = () => service.call('ai-option-mode/list', {}, { as: { token } });
  expect((await list()).status).toBe(200);
  const { name } = await service.body('v1/admin/roles/get', { roleId: user.roleId }, admin);
  const save = (version: number, permission: object) =>
    service.call('v1/admin/roles/save', { roleId: user.roleId, version, name, permission }, admin);
  expect((await save(1, noPermission)).envelope.body).toEqual({ roleId: user.roleId, version: 2 });
  expectFailure(await list(), 'forbidden');
  // The next save still names the first version: somebody else has changed the role since.
  expectFailure(await save(1, grants(['440300'])), 'conflict');
  expectFailure(await list(), 'forbidden');
  await save(2, grants(['310100']));
  expect((await list()).status).toBe(200);
  const info = await service.body('account/get-user-info', {}, { as: { token } });
  expect(info.dataRoleRequest.investmentOrderData.wiseChoicePatternData.mediaRegionData).toEqual([
    { regionCodes: ['310100'], mediaIds: [1] },
  ]);
});

test('accounts, audit and system are for the platform only, regardless of roles of other organisations', async () => {
  const foreign = await signInAs(service, 'foreign-admin', administratorPermission);
  for (const key of ['v1/admin/users/list', 'v1/admin/audit/list', 'v1/admin/system'] as const)
    expectFailure(await service.call(key, {}, { as: foreign }), 'forbidden');
  const info = await service.body('account/get-user-info', {}, { as: foreign });
  expect(info.dataRoleRequest.administrationData).toMatchObject({
    accountData: { isEnabled: false },
    dataReleaseData: { isEnabled: true },
  });
});

test('the preview names cities and media together, and what grants nothing', async () => {
  const structure = smartSelectOf([
    { regionCodes: ['440300', '310100'], mediaIds: [1] },
    { regionCodes: ['110100'], mediaIds: [] },
    { regionCodes: ['440305'], mediaIds: [1] },
    { regionCodes: ['310100'], mediaIds: [0] },
  ]);
  const permission = permissionStructure.parse(structure);
  const preview = await service.body('v1/admin/roles/preview', { permission }, admin);
  const smart = preview.groups.find(({ name }) => name === '智选模式')!;
  expect(smart.visibility).toEqual([
    {
      isEverywhere: false,
      cities: [
        { cityCode: '440300', name: '深圳市' },
        { cityCode: '440305', name: '南山区' },
      ],
      isEveryMedium: false,
      media: [{ mediumId: 1, name: '公交车身' }],
    },
    {
      isEverywhere: false,
      cities: [{ cityCode: '310100', name: '上海市' }],
      isEveryMedium: true,
      media: [],
    },
  ]);
  expect(smart.remarks).toEqual([
    '第 2 条没有媒体，不授予任何数据',
    '第 3 条的 南山区 不是城市，不授予任何数据',
  ]);
  expect(preview.groups.filter(({ isEnabled }) => isEnabled).map(({ name }) => name)).toEqual(['智选模式']);
  const offered = await service.body(
    'account/getUserApiData',
    {},
    { as: await signInAs(service, 'seen', structure) },
  );
  expect(preview.calls.permitted - offered.calls.length).toBe(0);
});

test.each<[string, object, string | null]>([
  ['a call that the role does not open', { call: 'v1/data-releases' }, 'call-permit'],
  ['an unknown call', { call: 'constructor' }, 'call-known'],
  ['an unknown group', { group: 'nothing' }, 'group-known'],
  ['a group that is off', { group: 'effectAppraisalData', regionCode: '440300' }, 'group-enabled'],
  ['a city outside', { call: 'ai-option-mode/list', regionCode: '110100' }, 'city-granted'],
  ['a province', { call: 'ai-option-mode/list', regionCode: '440000' }, 'region-known'],
  [
    'a pair of two entries',
    { call: 'ai-option-mode/list', regionCode: '310100', mediumId: 1 },
    'pair-granted',
  ],
  [
    'an unknown medium',
    { call: 'ai-option-mode/list', regionCode: '310100', mediumId: 9999 },
    'medium-known',
  ],
  ['a city without data', { call: 'ai-option-mode/list', regionCode: '440300', mediumId: 1 }, 'data-present'],
  ['a district of a granted city', { call: 'ai-option-mode/list', regionCode: '440305' }, 'data-present'],
  ['a call that is open to him', { call: 'ai-option-mode/list' }, null],
])('the explanation of %s names the rule', async (_name, question, rule) => {
  const structure = smartSelectOf([
    { regionCodes: ['440300'], mediaIds: [1] },
    { regionCodes: ['310100'], mediaIds: [2] },
  ]);
  const { userId } = await signInAs(service, `asked-${(count += 1)}`, structure);
  const answer = await service.body('v1/admin/explain', { userId, ...question }, admin);
  expect(answer.deniedBy).toBe(rule);
  expect(answer.isVisible).toBe(rule === null);
  expect(answer.steps.at(-1)!.holds).toBe(rule === null);
});

test('the explanation says when the account or its role is the reason', async () => {
  const { userId, token } = await signInAs(service, 'damaged', smartSelectOf([]));
  await sql`update role set permission = '"all"'::jsonb where name = '角色 damaged'`.execute(
    service.context.db,
  );
  const why = () => service.body('v1/admin/explain', { userId, call: 'ai-option-mode/list' }, admin);
  expect((await why()).deniedBy).toBe('role-readable');
  expectFailure(await service.call('ai-option-mode/list', {}, { as: { token } }), 'forbidden');
  await service.body('v1/admin/users/update', { userId, isEnabled: false }, admin);
  expect((await why()).deniedBy).toBe('account-enabled');
});

test('the system page shows stores, disk, threads and jobs', async () => {
  const state = await service.body('v1/admin/system', {}, admin);
  expect(state.parts.map(({ name }) => name)).toEqual(['postgres', 'clickhouse', 'engine']);
  expect(state.parts[0].bytes).toBeGreaterThan(1_000_000);
  expect(state.parts[1].version).toMatch(/^\d+\./);
  expect(state.disk.freeBytes).toBeLessThanOrEqual(state.disk.totalBytes);
  expect(state.engineThreads.map(({ name }) => name)).toEqual([
    'interactive',
    'background',
    'batch',
    'companion',
  ]);
  expect(state.audit.entries).toBeGreaterThan(0);
});
