import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallInput } from '@ooh/contract/registry';
import { codeOf, stepAt } from '../../../administration/account/one-time-code.ts';
import type { CompanySignIn } from '../../../platform/config/company-sign-in.ts';
import { startCompanyProvider, type CompanyProvider } from '../../../testing/company-provider.ts';
import {
  expectFailure,
  openTestService,
  type CallAnswer,
  type TestService,
} from '../../../testing/test-service.ts';

const redirectUrl = 'http://127.0.0.1:9/login';
let provider: CompanyProvider;
let service: TestService;
/** The settings of the service, which every test starts from. */
let settings: CompanySignIn;

const rules = [
  { group: 'ooh-admins', role: '平台管理员', organisation: '平台运营' },
  { group: 'ooh-planners', role: '媒介策划', organisation: '媒介代理示例公司' },
  { group: 'ooh-lost', role: '没有这个角色' },
];

beforeAll(async () => {
  provider = await startCompanyProvider(redirectUrl);
  const { issuer, clientId, clientSecret } = provider;
  settings = {
    issuer,
    clientId,
    clientSecret,
    redirectUrl,
    scope: 'openid',
    userClaim: 'preferred_username',
    groupClaim: 'groups',
    groups: null,
    createsUsers: false,
    secondFactor: 'own',
  };
  service = await openTestService({ companySignIn: settings });
});
afterAll(async () => {
  await service?.close();
  await provider?.close();
});

/** The service reads its settings with every request. */
function set(change: Partial<CompanySignIn>): void {
  Object.assign(settings, { groups: null, createsUsers: false, secondFactor: 'own', ...change });
}

type Finish = CallInput<'v1/company-sign-in/finish'>;

/** An attempt whose user has signed in with the provider: what the page has in hand. */
async function answered(account: string, changed: Record<string, string> = {}): Promise<Finish> {
  const { address, attempt } = await service.body('v1/company-sign-in/begin', {}, { as: null });
  const asked = new URL(address);
  for (const [name, value] of Object.entries(changed)) asked.searchParams.set(name, value);
  const back = (await provider.signIn(asked.href, account)).searchParams;
  return { attempt, state: back.get('state')!, code: back.get('code')!, issuer: back.get('iss')! };
}

const finish = (input: Finish) => service.call('v1/company-sign-in/finish', input, { as: null });

async function signedIn(account: string): Promise<{ token: string }> {
  return service.body('v1/company-sign-in/finish', await answered(account), { as: null });
}

function expectRefusal(answer: CallAnswer<'v1/company-sign-in/finish'>, message: string | RegExp): void {
  expectFailure(answer, 'refused');
  expect(answer.envelope.message).toMatch(message);
}

const lastEntries = (action: string) =>
  service.context.db
    .selectFrom('audit_log')
    .select(['outcome', 'actor_name', 'detail'])
    .where('action', '=', action)
    .orderBy('seq', 'desc')
    .limit(3)
    .execute();

test('whoever the provider knows by the name of an account here gets a session like after a password', async () => {
  const { address } = await service.body('v1/company-sign-in/begin', {}, { as: null });
  const asked = new URL(address).searchParams;
  expect(Object.fromEntries(asked)).toMatchObject({
    response_type: 'code',
    client_id: 'ooh-planner',
    code_challenge_method: 'S256',
    redirect_uri: redirectUrl,
  });
  const session = await signedIn('planner');
  const info = await service.body('account/get-user-info', {}, { as: session });
  expect(info).toMatchObject({ userName: 'planner', signedInBy: 'company', factorStep: 'none' });
  const { sessions } = await service.body('v1/session/list', {}, { as: session });
  expect(sessions[0]).toMatchObject({ isOwn: true, signedInBy: 'company' });
  const [entry] = await lastEntries('session.sign-in');
  expect(entry).toMatchObject({ outcome: 'done', actor_name: 'planner', detail: { by: 'company' } });
});

test('signing out names the page where the session with the provider is ended too', async () => {
  const session = await signedIn('planner');
  const out = await service.body('v1/session/end', {}, { as: session });
  expect(out.endedSessions).toBe(1);
  const page = new URL(out.signOutAddress!);
  expect(page.origin).toBe(provider.issuer);
  expect(page.searchParams.get('post_logout_redirect_uri')).toBe(redirectUrl);
  expectFailure(await service.call('account/get-user-info', {}, { as: session }), 'noSession');
});

test('an answer is taken once, and a code is exchanged once', async () => {
  const first = await answered('planner');
  expect((await finish(first)).status).toBe(200);
  expectRefusal(await finish(first), /已失效/);
  // The same code again, with an attempt that was never finished: the provider refuses it.
  const { attempt, state } = await answered('planner');
  expectRefusal(await finish({ ...first, attempt, state }), '企业账号登录未通过校验，请重新登录');
  const both = await answered('planner');
  const answers = await Promise.all([finish(both), finish(both)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
});

test('another state, nonce, issuer or page is refused', async () => {
  const [own, other] = [await answered('planner'), await answered('planner')];
  // Of another attempt: code, verifier and nonce do not belong together.
  expectRefusal(await finish({ ...own, state: other.state }), /已失效/);
  expectRefusal(await finish({ ...other, code: own.code! }), /未通过校验/);
  expectRefusal(await finish(await answered('planner', { nonce: 'another-nonce' })), /未通过校验/);
  expectRefusal(await finish(await answered('planner', { state: 'another-state' })), /已失效/);
  expectRefusal(
    await finish({ ...(await answered('planner')), issuer: 'https://evil.example' }),
    /未通过校验/,
  );
  expectRefusal(await finish({ ...(await answered('planner')), attempt: 'forged' }), /已失效/);
  const late = await answered('planner');
  service.advance(11 * 60_000);
  expectRefusal(await finish(late), /已失效/);
  const { attempt, state } = await answered('planner');
  expectRefusal(await finish({ attempt, state, error: 'access_denied' }), '已取消企业账号登录');
  const [entry] = await lastEntries('session.sign-in');
  expect(entry).toMatchObject({ outcome: 'denied', detail: { by: 'company' } });
});

test('unknown and disabled users are refused and named in the audit log', async () => {
  expectRefusal(await finish(await answered('stranger')), '企业账号「stranger」在本平台没有对应的用户');
  const [entry] = await lastEntries('session.sign-in');
  expect(entry).toMatchObject({ outcome: 'denied', detail: { by: 'company', userName: 'stranger' } });
  const admin = { as: 'admin' } as const;
  const userId = service.userIds.customer;
  await service.body('v1/admin/users/update', { userId, isEnabled: false }, admin);
  expectRefusal(await finish(await answered('customer')), '账号「customer」已停用');
  await service.body('v1/admin/users/update', { userId, isEnabled: true }, admin);
  provider.directory.set('nameless', { preferred_username: '没有账号名' });
  expectRefusal(await finish(await answered('nameless')), '没有可用的账号名');
});

test('a user stays who they are: a name that somebody else takes at the provider opens nothing', async () => {
  await signedIn('planner');
  provider.directory.set('thief', { preferred_username: 'planner' });
  expectRefusal(await finish(await answered('thief')), '账号「planner」已属于另一个企业账号');
  // An administrator lets it go, and binds it to whoever signs in next by its name.
  const { planner: userId } = service.userIds;
  const admin = { as: 'admin' } as const;
  const bound = async () =>
    (await service.body('v1/admin/users/list', { keyword: 'planner' }, admin)).rows[0].hasCompanyAccount;
  expect(await bound()).toBe(true);
  await service.body('v1/admin/users/update', { userId, releasesCompanyAccount: true }, admin);
  expect(await bound()).toBe(false);
  await signedIn('planner');
  expect(await bound()).toBe(true);
  // Renamed at the provider, the first one still signs in to the same account.
  provider.directory.set('planner', { preferred_username: 'renamed' });
  const session = await signedIn('planner');
  expect((await service.body('account/get-user-info', {}, { as: session })).userName).toBe('planner');
  provider.directory.delete('planner');
});

test('with the setting, users are created with role and organisation of their first group', async () => {
  set({ groups: rules, createsUsers: true });
  provider.directory.set('li.lei', { name: '李雷', groups: ['all-staff', 'ooh-planners'] });
  const session = await signedIn('li.lei');
  const info = await service.body('account/get-user-info', {}, { as: session });
  expect(info).toMatchObject({
    userName: 'li.lei',
    nickName: '李雷',
    roleName: '媒介策划',
    organisationName: '媒介代理示例公司',
  });
  const [entry] = await lastEntries('company.create-user');
  expect(entry).toMatchObject({ actor_name: 'li.lei', detail: { group: 'ooh-planners', role: '媒介策划' } });
  // Nobody knows a password of theirs.
  for (const password of ['none', 'li.lei', ''])
    expect(
      (await service.callRaw('access/login', { userName: 'li.lei', password }, { as: null })).status,
    ).not.toBe(200);
  provider.directory.set('no-group', { groups: ['all-staff'] });
  expectRefusal(await finish(await answered('no-group')), '不在任何有权使用本平台的组中');
  provider.directory.set('lost', { groups: ['ooh-lost'] });
  expectRefusal(await finish(await answered('lost')), '角色「没有这个角色」不存在');
});

test('a group that is given or taken away changes the role at the next sign-in, also of sessions before', async () => {
  set({ groups: rules, createsUsers: true });
  provider.directory.set('mover', { groups: ['ooh-planners'] });
  const before = await signedIn('mover');
  const roleOf = async (session: { token: string }) =>
    (await service.body('account/get-user-info', {}, { as: session })).roleName;
  provider.directory.set('mover', { groups: ['ooh-planners', 'ooh-admins'] });
  const after = await signedIn('mover');
  expect([await roleOf(before), await roleOf(after)]).toEqual(['平台管理员', '平台管理员']);
  expect((await lastEntries('company.map-groups'))[0].detail).toMatchObject({
    before: { roleName: '媒介策划' },
    after: { roleName: '平台管理员', organisationName: '平台运营' },
  });
  provider.directory.set('mover', { groups: [] });
  expectRefusal(await finish(await answered('mover')), '不在任何有权使用本平台的组中');
  expect(await roleOf(before), 'taken away though the sign-in is refused').toBe('未分配角色');
  expectFailure(await service.call('mediaOrder/list', {}, { as: before }), 'forbidden');
  provider.directory.set('mover', { groups: ['ooh-planners'] });
  expect(await roleOf(await signedIn('mover'))).toBe('媒介策划');
});

test('the last administrator is not taken away by a group', async () => {
  set({ groups: rules });
  provider.directory.set('admin', { groups: ['ooh-planners'] });
  expectRefusal(await finish(await answered('admin')), '不再有可用的账号管理员');
  expect((await service.body('account/get-user-info', {}, { as: 'admin' })).roleName).toBe('平台管理员');
  provider.directory.delete('admin');
});

test('a second factor here is asked for unless the provider has asked for one that counts', async () => {
  set({});
  const { db, now } = service.context;
  const first = await signedIn('customer');
  // Just signed in with the company's account, the user needs no password to set one up.
  const { secret } = await service.body('v1/second-factor/begin', {}, { as: first });
  await service.body('v1/second-factor/confirm', { code: codeOf(secret, stepAt(now())) }, { as: first });
  const stepOf = async (session: { token: string }) =>
    (await service.body('account/get-user-info', {}, { as: session })).factorStep;
  expect(await stepOf(first)).toBe('none');
  const own = await signedIn('customer');
  expect(await stepOf(own)).toBe('enter');
  expectFailure(await service.call('mediaOrder/list', {}, { as: own }), 'factorRequired');
  expectFailure(await service.call('v1/second-factor/verify', { code: '000000' }, { as: own }), 'refused');
  service.advance(30_000);
  await service.body('v1/second-factor/verify', { code: codeOf(secret, stepAt(now())) }, { as: own });
  expect((await service.call('mediaOrder/list', {}, { as: own })).status).toBe(200);

  set({ secondFactor: ['otp', 'mfa'] });
  provider.directory.set('customer', { amr: ['pwd', 'otp'] });
  expect(await stepOf(await signedIn('customer'))).toBe('none');
  provider.directory.set('customer', { amr: ['pwd'] });
  expect(await stepOf(await signedIn('customer'))).toBe('enter');
  set({ secondFactor: 'provider' });
  expect(await stepOf(await signedIn('customer'))).toBe('none');
  await db.updateTable('app_user').set({ second_factor_confirmed: false }).execute();
});

test('without settings, and without a provider that answers, nobody is sent anywhere', async () => {
  expect((await service.body('v1/health', {}, { as: null })).hasCompanySignIn).toBe(true);
  const other = { ...settings, issuer: 'http://127.0.0.1:9' };
  Object.assign(service.context.config, { companySignIn: other });
  const silent = await service.call('v1/company-sign-in/begin', {}, { as: null });
  expectFailure(silent, 'unavailable');
  expect(silent.envelope.message).toMatch(/没有应答/);
  // It answers, but says that it is somebody else.
  const foreign = { ...settings, issuer: provider.issuer.replace('127.0.0.1', 'localhost') };
  Object.assign(service.context.config, { companySignIn: foreign });
  expectFailure(await service.call('v1/company-sign-in/begin', {}, { as: null }), 'unavailable');
  Object.assign(service.context.config, { companySignIn: null });
  expectFailure(await service.call('v1/company-sign-in/begin', {}, { as: null }), 'refused');
  expect((await service.body('v1/health', {}, { as: null })).hasCompanySignIn).toBe(false);
  Object.assign(service.context.config, { companySignIn: settings });
});
