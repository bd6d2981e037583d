import { sql } from '../../platform/storage/postgres/database.ts';
import { expect, test } from 'vitest';
import { openSession } from '../../platform/session/session.ts';
import { expectFailure, startTestService, testPassword } from '../../testing/test-service.ts';

const service = startTestService();

const signIn = (userName: string, password: string) =>
  service.call('access/login', { userName, password }, { as: null });

async function anotherSession(): Promise<string> {
  const { db, now } = service.context;
  return (await openSession(db, { userId: service.userIds.planner, now: now(), hours: 1 })).token;
}

const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

test('changing the password ends the other sessions and keeps the own', async () => {
  const own = await anotherSession();
  const others = [await anotherSession(), await anotherSession()];
  const changed = await service.body(
    'account/change-password',
    { oldPassword: testPassword, newPassword: 'brand-new-password-2' },
    { as: { token: own } },
  );
  expect(changed.endedSessions).toBe(others.length);
  expect((await service.call('account/get-user-info', {}, { as: { token: own } })).status).toBe(200);
  for (const token of others) {
    expectFailure(await service.call('account/get-user-info', {}, { as: { token } }), 'noSession');
  }
  expectFailure(await signIn('planner', testPassword), 'refused');
  expect((await signIn('planner', 'brand-new-password-2')).status).toBe(200);
});

test('a wrong old password, the same password and a weak one are refused and change nothing', async () => {
  const change = (oldPassword: string, newPassword: string) =>
    service.call('account/change-password', { oldPassword, newPassword }, { as: 'admin' });
  expectFailure(await change('not-the-password-1', 'brand-new-password-2'), 'refused');
  expectFailure(await change(testPassword, testPassword), 'refused');
  const weak = await change(testPassword, 'short');
  expectFailure(weak, 'invalid');
  expect(weak.envelope.message).toContain('newPassword：新密码至少 10 个字符');
  expect((await signIn('admin', testPassword)).status).toBe(200);
});

test('a password of neighbouring keys, of repetitions or of the user name is refused', async () => {
  const change = (newPassword: string) =>
    service.call('account/change-password', { oldPassword: testPassword, newPassword }, { as: 'admin' });
  for (const guessed of ['qwertyuiop12', '1234567890a', 'abcdefghij1', 'aaaaaaaaaa11111'])
    expectFailure(await change(guessed), 'invalid');
  for (const named of ['admin-admin-1', 'AdminAdmin12']) expectFailure(await change(named), 'refused');
});

test('one of the last five passwords is refused as a new one', async () => {
  const token = await anotherSession();
  const change = (oldPassword: string, newPassword: string) =>
    service.call('account/change-password', { oldPassword, newPassword }, { as: { token } });
  const used = [
    'brand-new-password-2',
    'second-harbour-3',
    'third-harbour-4',
    'fourth-harbour-5',
    'fifth-harbour-6',
  ];
  for (let i = 1; i < used.length; i += 1) expect((await change(used[i - 1], used[i])).status).toBe(200);
  for (const past of used.slice(0, -1)) {
    const again = await change(used[4], past);
    expectFailure(again, 'refused');
    expect(again.envelope.message).toBe('新密码不能与最近 5 次用过的密码相同');
  }
  expect((await change(used[4], 'sixth-harbour-7')).status).toBe(200);
  // The sixth before it is forgotten.
  expect((await change('sixth-harbour-7', used[0])).status).toBe(200);
});

test('guesses of the old password are delayed, and delay no sign-in of its owner', async () => {
  const change = (oldPassword: string) =>
    service.call(
      'account/change-password',
      { oldPassword, newPassword: 'quiet-harbour-7' },
      { as: 'customer' },
    );
  for (let guess = 0; guess < 5; guess += 1)
    expectFailure(await change(`not-the-password-${guess}`), 'refused');
  const delayed = await change(testPassword);
  expectFailure(delayed, 'tooMany');
  expect(delayed.envelope.message).toBe('旧密码错误次数过多，请 1 秒后再试');
  expect((await signIn('customer', testPassword)).status).toBe(200);
  service.advance(1100);
  expect((await change(testPassword)).status).toBe(200);
});

test('profile: nickname, phone, e-mail, avatar; blank clears, absent keeps', async () => {
  const upload = await service.upload(
    'common-attachment/uploadAttachment',
    { purpose: 'avatar' },
    { fileName: '我.png', bytes: png },
    { as: 'customer' },
  );
  const { attachmentId } = upload.envelope.body!;
  const first = await service.body(
    'account/updateLoginUser',
    { nickName: '李雷', phone: '13800000000', email: 'a@example.cn', avatarAttachmentId: attachmentId },
    { as: 'customer' },
  );
  expect(first).toEqual({
    nickName: '李雷',
    phone: '13800000000',
    email: 'a@example.cn',
    picture: `/api/v1/attachments/${attachmentId}`,
  });
  const second = await service.body('account/updateLoginUser', { phone: '' }, { as: 'customer' });
  expect(second).toEqual({ ...first, phone: null });
  const third = await service.body(
    'account/updateLoginUser',
    { avatarAttachmentId: null },
    { as: 'customer' },
  );
  expect(third.picture).toBeNull();
  const wrong = await service.call('account/updateLoginUser', { phone: '电话' }, { as: 'customer' });
  expectFailure(wrong, 'invalid');
  expect(wrong.envelope.message).toContain('手机号格式不正确');
});

test("another user's attachment answers like an unknown one", async () => {
  const upload = await service.upload(
    'common-attachment/uploadAttachment',
    { purpose: 'avatar' },
    { fileName: 'a.png', bytes: png },
    { as: 'customer' },
  );
  const foreign = upload.envelope.body!.attachmentId;
  for (const avatarAttachmentId of [
    foreign,
    '0198c0de-0000-7000-8000-000000000001',
    '*',
    '../../etc/passwd',
  ]) {
    const answer = await service.call('account/updateLoginUser', { avatarAttachmentId }, { as: 'admin' });
    expectFailure(answer, 'notFound');
    expect(answer.envelope.message).toBe('未找到附件');
  }
});

test('the calls offered are those that the role permits', async () => {
  const pathsOf = async (as: 'admin' | 'customer') =>
    (await service.body('account/getUserApiData', {}, { as })).calls.map((call) => call.path);
  const admin = await pathsOf('admin');
  const customer = await pathsOf('customer');
  expect(admin).toContain('/api/v1/data-releases');
  expect(customer).not.toContain('/api/v1/data-releases');
  expect(customer).toContain('/api/heran-media-resource-content-service/ai-option-mode/list');
  expectFailure(await service.call('v1/data-releases', {}, { as: 'customer' }), 'forbidden');
});

const damaged = [
  ['null', 'null'],
  ['a string', '"all"'],
  ['a list', '[]'],
  [
    'a text for a flag',
    '{"investmentOrderData":{"pageIsEnabled":"yes","wiseChoicePatternData":{"isEnabled":true}}}',
  ],
  [
    'a wrong city',
    '{"investmentOrderData":{"pageIsEnabled":true,"wiseChoicePatternData":{"isEnabled":true,"regionCodes":["深圳"]}}}',
  ],
] as const;

test.each(damaged)(
  'a damaged permission structure (%s) allows nothing and is logged',
  async (_name, stored) => {
    await sql`update role set permission = ${stored}::jsonb where name = '媒介策划'`.execute(
      service.context.db,
    );
    const token = await anotherSession();
    const info = await service.body('account/get-user-info', {}, { as: { token } });
    expect(info.dataRoleRequest.investmentOrderData).toMatchObject({
      pageIsEnabled: false,
      wiseChoicePatternData: { isEnabled: false, mediaRegionData: [] },
    });
    expect(JSON.stringify(info.dataRoleRequest)).not.toContain('true');
    expectFailure(await service.call('ai-option-mode/list', {}, { as: { token } }), 'forbidden');
  },
);
