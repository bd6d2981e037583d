import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { accessibilityViolations } from './harness/accessibility.ts';
import { enterSignedIn, openPage, type PageOptions, type JourneyPage } from './harness/browser.ts';
import { expectSoon } from './harness/expect-soon.ts';
import { plannedId } from './harness/seeded-plan.ts';
import { screenshot, untilCalm } from './harness/screenshot.ts';
import { stopClock } from './harness/stop-clock.ts';
import { openFixture } from './harness/journey.ts';

const content = '**/api/heran-media-resource-content-service';
const requestFailed = '请求错误，请重试或联系管理员';

/** A step of a stopped clock. */
const tickMs = 100;

let planId: string;
let tab: JourneyPage | undefined;

const desk = openFixture({
  data: 'planned-shenzhen',
  async arrange({ api }) {
    planId = await plannedId(api);
  },
});
afterEach(async () => {
  await tab?.close();
  tab = undefined;
});

async function open(options?: PageOptions): Promise<JourneyPage> {
  tab = await openPage(desk.browser, desk.service, options);
  return tab;
}

async function openSignedIn(path: string, options?: PageOptions): Promise<Page> {
  const entered = await open(options);
  await enterSignedIn(entered, desk.service);
  await entered.page.goto(path);
  return entered.page;
}

const storedToken = (page: Page) =>
  page.evaluate(`JSON.parse(localStorage.getItem('ooh-planner@0.0.1/session') ?? '{}').token ?? null`);

async function openProfile(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^账号菜单/ }).click();
  await page.getByRole('menuitem', { name: '个人资料' }).click();
}

/** Answers a call with an error envelope. */
async function refuse(page: Page, call: string, status: number, message: string): Promise<void> {
  await page.route(`${content}/${call}*`, (route) =>
    route.fulfill({ status, json: { code: status === 500 ? '99' : '12', message, body: null } }),
  );
}

test('403 clears the token and opens sign-in, which returns to the same page', async () => {
  const page = await openSignedIn('/marketing');
  await page.getByRole('heading', { name: '投资订单管理', level: 1 }).waitFor();
  await page.route(`${content}/ai-option-mode/list*`, (route) =>
    route.fulfill({ status: 403, json: { code: '03', message: '未登录或登录已过期', body: null } }),
  );
  await page.evaluate(`document.documentElement.dataset.kept = 'yes'`);
  await page.goto('/marketing/smart-select?state=draft');
  await page.waitForURL((url) => url.pathname === '/login');
  expect(new URL(page.url()).searchParams.get('redirect')).toBe('/marketing/smart-select?state=draft');
  await expectSoon(() => storedToken(page)).toBeNull();
  await page.getByText('登录已过期，请重新登录').waitFor();
  await page.unroute(`${content}/ai-option-mode/list*`);
  await page.getByRole('textbox', { name: '密码' }).fill('process-password-1');
  await page.getByRole('textbox', { name: '账号' }).fill('planner');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/marketing/smart-select');
  expect(new URL(page.url()).searchParams.get('state')).toBe('draft');
  tab!.forgive(/status of 403/);
  tab!.expectNoTrouble();
});

test('a 403 on the sign-in page itself does not leave the page', async () => {
  const { page } = await open();
  await page.route(`${content}/access/login`, (route) =>
    route.fulfill({ status: 403, json: { code: '03', message: '没有会话', body: null } }),
  );
  await page.goto('/login?redirect=%2Fmarketing');
  await page.getByRole('textbox', { name: '账号' }).fill('planner');
  await page.getByRole('textbox', { name: '密码' }).fill('whatever-1');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.getByText('没有会话').waitFor();
  const url = new URL(page.url());
  expect([url.pathname, url.searchParams.get('redirect')]).toEqual(['/login', '/marketing']);
  tab!.forgive(/status of 403/);
  tab!.expectNoTrouble();
});

test('the page of signing in shows the registrations that the operator has, and nothing without them', async () => {
  const { page } = await open();
  await page.goto('/login');
  await page.getByText('线网为示意').waitFor();
  expect(await page.getByRole('link', { name: /ICP备/ }).count()).toBe(0);
  await page.route('**/api/v1/health', async (route) => {
    const response = await route.fetch();
    const { body, ...rest } = (await response.json()) as { body: object };
    const numbers = { icpNumber: '粤ICP备12345678号', mapApprovalNumber: 'GS(2026)1号' };
    await route.fulfill({ response, json: { ...rest, body: { ...body, ...numbers } } });
  });
  await page.reload();
  const link = page.getByRole('link', { name: '粤ICP备12345678号' });
  expect(await link.getAttribute('href')).toBe('https://beian.miit.gov.cn/');
  await page.getByText('审图号：GS(2026)1号').waitFor();
  await untilCalm(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  await screenshot(page, 'login-registrations');
  tab!.expectNoTrouble();
});

test('a failed request shows one notice, for about five seconds, or longer while the pointer is over it', async () => {
  const page = await openSignedIn('/');
  await openProfile(page);
  await refuse(page, 'account/updateLoginUser', 500, '磁盘已满');
  const save = page.getByRole('dialog').getByRole('button', { name: /保\s*存/ });
  const notice = page.getByRole('alert').filter({ hasText: requestFailed });
  /** Notices after some time, by a stopped clock that is advanced. */
  const afterTick = async () => {
    await page.clock.runFor(tickMs);
    return notice.count();
  };
  // Requests still to come would wait for the stopped clock.
  await save.waitFor();
  await untilCalm(page);
  await stopClock(page);

  await save.click();
  await expectSoon(afterTick).toBe(1);
  await notice.getByText('错误信息：磁盘已满', { exact: true }).waitFor();
  expect(await notice.getByText(requestFailed, { exact: true }).count()).toBe(1);
  await page.clock.runFor(4000);
  expect(await notice.count()).toBe(1);
  await page.clock.runFor(3000);
  await expectSoon(() => notice.count()).toBe(0);

  await save.click();
  await expectSoon(afterTick).toBe(1);
  await notice.hover();
  await page.clock.runFor(60_000);
  expect(await notice.count()).toBe(1);
  await page.mouse.move(400, 600);
  await expectSoon(afterTick).toBe(0);
  tab!.forgive(/status of 500/);
  tab!.expectNoTrouble();
});

test('a request without an answer also shows a message', async () => {
  const page = await openSignedIn('/');
  await openProfile(page);
  await page.route(`${content}/account/updateLoginUser`, (route) => route.abort());
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /保\s*存/ })
    .click();
  const notice = page.getByRole('alert').filter({ hasText: requestFailed });
  await notice.getByText(/^错误信息：网络连接失败/).waitFor();
  tab!.forgive(/ERR_FAILED/);
  tab!.expectNoTrouble();
});

test.each([
  ['an answer that is no success', 200, { code: '12', message: '账号数据异常', body: null }],
  ['a failing call', 500, { code: '99', message: '服务内部错误', body: null }],
  ['a success without a body', 200, { code: '01', message: '成功', body: null }],
])('unavailable user info shows a message: %s', async (_name, status, json) => {
  const entered = await open();
  await enterSignedIn(entered, desk.service);
  await entered.page.route(`${content}/account/get-user-info*`, (route) => route.fulfill({ status, json }));
  await entered.page.goto('/');
  await entered.page.getByRole('alert').getByText('获取用户信息失败', { exact: true }).first().waitFor();
  entered.forgive(/status of 500/);
  entered.expectNoTrouble();
});

test('a missing chunk: the notice of a new version stays until closed, and the loading bar shows an error', async () => {
  const page = await openSignedIn('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(`
    globalThis.sawFailure = false;
    new MutationObserver(() => {
      if (document.documentElement.hasAttribute('data-navigation-failed')) globalThis.sawFailure = true;
    }).observe(document.documentElement, { attributes: true });
  `);
  await page.clock.install();
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.getByRole('link', { name: '投资订单管理' }).first().click();
  const news = page.getByRole('status').filter({ hasText: '有新版本发布,需重新加载请刷新页面' });
  await news.waitFor();
  await expectSoon(() => page.evaluate('globalThis.sawFailure')).toBe(true);
  await page.clock.runFor(60_000);
  expect(await news.count()).toBe(1);
  await page.unroute('**/assets/*.js');
  await news.getByRole('button', { name: '立即刷新' }).click();
  await page.getByRole('heading', { name: '投资订单管理', level: 1 }).waitFor();
  // The router logs the chunk that failed to load.
  tab!.forgive(/status of 404|dynamically imported module|Unable to preload|reading 'component'/);
  tab!.expectNoTrouble();
});

test('an unknown address shows the 404 page, in the shell when signed in and alone when not', async () => {
  const page = await openSignedIn('/no/such/page');
  await page.getByRole('heading', { name: '404 页面不存在' }).waitFor();
  await page.getByRole('button', { name: /^账号菜单/ }).waitFor();
  tab!.expectNoTrouble();
  await tab!.close();

  const { page: stranger } = await open();
  await stranger.goto('/no/such/page');
  await stranger.getByRole('heading', { name: '404 页面不存在' }).waitFor();
  expect(await stranger.getByRole('button', { name: /^账号菜单/ }).count()).toBe(0);
  tab!.expectNoTrouble();
});

async function exportQuotation(page: Page): Promise<void> {
  await page.getByRole('button').filter({ hasText: /^导出/ }).click();
  await page.getByRole('menuitem', { name: '执行报价（Excel）' }).click();
}

test('a download whose body is an error shows a message, and no file is saved', async () => {
  const page = await openSignedIn(`/marketing/smart-select/plan-bus?planId=${planId}`);
  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.suggestedFilename()));
  await page.getByRole('region', { name: '实时评估' }).getByText('TA 到达率').first().waitFor();
  await page.route(`${content}/bus-plan/v1/executeQuotation*`, (route) =>
    route.fulfill({
      status: 200,
      headers: {
        'content-type': 'application/octet-stream',
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('报价单.xlsx')}`,
      },
      body: JSON.stringify({ code: '12', message: '方案还没有保存任何线路', body: null }),
    }),
  );
  await exportQuotation(page);
  const notice = page.getByRole('alert').filter({ hasText: requestFailed });
  await notice.getByText('错误信息：方案还没有保存任何线路', { exact: true }).waitFor();
  expect(downloads).toEqual([]);
  tab!.expectNoTrouble();
});

test('a download of bytes is saved under the name of its header', async () => {
  const page = await openSignedIn(`/marketing/smart-select/plan-bus?planId=${planId}`);
  await page.getByRole('region', { name: '实时评估' }).getByText('TA 到达率').first().waitFor();
  const waiting = page.waitForEvent('download');
  await exportQuotation(page);
  expect((await waiting).suggestedFilename()).toMatch(
    /^星河汽车_星河汽车-深圳-品牌_报价单_V\d+_\d{8}\.xlsx$/,
  );
  tab!.expectNoTrouble();
});

test('without a map the plan works as a list and shows a message', async () => {
  const entered = await open();
  await enterSignedIn(entered, desk.service);
  await entered.context.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'OffscreenCanvas');
  });
  await entered.page.goto(`/marketing/smart-select/plan-bus?planId=${planId}`);
  await entered.page.getByText('地图加载失败，已切换为列表模式').waitFor();
  await entered.page.getByText('当前浏览器既没有显卡，也不能在后台绘制地图').waitFor();
  await entered.page.getByRole('spinbutton').first().waitFor();
});
