import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signInApi } from './harness/api.ts';
import { enterSignedIn, openPage } from './harness/browser.ts';
import { accessibilityViolations } from './harness/accessibility.ts';
import { screenshot, untilCalm } from './harness/screenshot.ts';
import { expectSoon } from './harness/expect-soon.ts';
import { startJourney } from './harness/journey.ts';

const journey = startJourney('standards', { data: 'small-shenzhen' });

const signedIn = async (as: 'admin' | 'customer') => {
  const opened = await openPage(journey.browser, journey.service);
  await enterSignedIn(opened, journey.service, as);
  return opened;
};

/** The part of a page that is on the screen. */
const shown = (page: Page) => page.locator('[data-active-page]');
const promise = (page: Page, name: string) => shown(page).getByRole('row', { name: new RegExp(`^${name}`) });
const badge = (page: Page) => page.getByRole('link', { name: /^服务执行标准 \d+ 份标准待阅读$/ });

test('the reader confirms what is in force', async () => {
  const { page } = journey;
  await page.goto('/standards');
  await promise(page, '上刊照').getByText('T+5 个工作日').waitFor();
  await page.getByRole('button', { name: '我已阅读《服务承诺》V1' }).click();
  await shown(page)
    .getByText(/媒介策划示例 已于 .* 阅读 V1/)
    .waitFor();
});

test('the administrator changes a promise and publishes it', async () => {
  const { page, context, expectNoTrouble } = await signedIn('admin');
  await page.goto('/standards');
  await page.getByRole('button', { name: '编辑《服务承诺》' }).click();
  await page.getByRole('textbox', { name: '上刊照的承诺' }).fill('T+4 个工作日');
  // A callout is added below the first block, moved before it, and is what readers see first.
  await page.getByRole('button', { name: /^在第 1 段.*后增加$/ }).click();
  await page.getByRole('menuitem', { name: '提示' }).click();
  await page.getByText('有空的段落，请填写或删除').waitFor();
  await page.getByRole('textbox', { name: '第 2 段提示' }).fill('上刊照的时限已提前');
  await page.getByRole('button', { name: '上移第 2 段提示' }).click();
  await page.getByRole('button', { name: /^删除第 2 段/ }).click();
  await page.getByRole('textbox', { name: '修改说明' }).fill('上刊照提前一天');
  await page.getByRole('button', { name: '预览' }).click();
  await promise(page, '上刊照').getByText('T+4 个工作日').waitFor();
  await page.getByRole('button', { name: '发布' }).click();
  await shown(page)
    .getByText(/^V2 · /)
    .first()
    .waitFor();
  await shown(page).getByText('上刊照的时限已提前').waitFor();
  expect(
    await shown(page)
      .getByText(/^示例条款/)
      .count(),
  ).toBe(0);
  expectNoTrouble();
  await context.close();
});

test('the reader is asked anew, sees what changed, and confirms it', async () => {
  const { page } = journey;
  await page.reload();
  await badge(page).waitFor();
  const count = async () => Number(/\d+/.exec((await badge(page).textContent()) ?? '')?.[0]);
  const before = await count();
  await promise(page, '上刊照').getByText('T+4 个工作日').waitFor();
  await page.getByRole('button', { name: '《服务承诺》的版本' }).click();
  const versions = page.getByRole('dialog', { name: '《服务承诺》的版本' });
  await versions.getByRole('button', { name: '与 V1 比较' }).click();
  const changes = versions.getByRole('list', { name: 'V2 相对 V1 的变化' });
  await changes.getByText(/^\+ 上刊照 \| T\+4/).waitFor();
  await untilCalm(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  await versions.getByRole('button', { name: '阅读 V1' }).click();
  await shown(page).getByText('您正在查看 V1，现行版本 V2').waitFor();
  await page.getByRole('button', { name: '回到现行版本' }).click();
  await page.getByRole('button', { name: '我已阅读《服务承诺》V2' }).click();
  await shown(page)
    .getByText(/媒介策划示例 已于 .* 阅读 V2/)
    .waitFor();
  await expectSoon(count).toBe(before - 1);
});

test("the administrator's list says who has read it, and when", async () => {
  const { page, context, expectNoTrouble } = await signedIn('admin');
  await page.goto('/standards');
  await page.getByRole('button', { name: '《服务承诺》的阅读情况' }).click();
  const list = page.getByRole('dialog', { name: '《服务承诺》的阅读情况' });
  await list.getByRole('row', { name: /媒介策划示例 .* \d{4}-\d{2}-\d{2} \d{2}:\d{2}/ }).waitFor();
  await list.getByRole('row', { name: /广告主示例 .*未读/ }).waitFor();
  await untilCalm(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  expectNoTrouble();
  await context.close();
});

test('an ⓘ says what the store says, and leads to the metric', async () => {
  const { page, service } = journey;
  const admin = await signInApi(service, 'admin');
  const { title, body } = await admin.call('v1/content/get', { docId: 'metric.attainment' });
  const rule = '守住时限的例数 ÷ 到期的例数（测试口径）';
  const edited = body.map((block) =>
    block.type !== 'table'
      ? block
      : {
          ...block,
          rows: block.rows.map((row) =>
            row.key === 'rule' ? { ...row, cells: row.cells.with(1, rule) } : row,
          ),
        },
  );
  const draft = { docId: 'metric.attainment', revision: 0, title, body: edited, changeNote: '' };
  const { revision } = await admin.call('v1/content/save-draft', draft);
  const effectiveOn = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  await admin.call('v1/content/publish', { docId: 'metric.attainment', revision, effectiveOn });
  await page.reload();
  await page.getByRole('button', { name: '承诺达成率的口径' }).hover();
  const words = page.getByRole('tooltip').filter({ hasText: rule });
  await words.getByRole('link', { name: '查看口径' }).click();
  const asked = shown(page).locator('li[aria-current="true"]');
  await asked.getByText(rule).waitFor();
  await asked.getByText('承诺达成率').waitFor();
});

test('the calculator puts three readings of the standard side by side', async () => {
  const { page } = journey;
  const readings = shown(page).getByRole('table', { name: /三种读法并列如下/ });
  for (const opportunities of ['3.867', '3.667', '3.933'])
    await readings.getByRole('cell', { name: opportunities, exact: true }).waitFor();
});

test('a monitoring sheet of a medium is downloaded', async () => {
  const { page } = journey;
  await page.goto('/standards/monitoring');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载公交候车亭监测表' }).click();
  expect((await download).suggestedFilename()).toBe('监测表_公交候车亭.xlsx');
  await shown(page).getByRole('img', { name: '候车亭的逆光示意' }).waitFor();
  journey.expectNoTrouble();
});

test('a role without 监测体系 has no card of it, and its address says so', async () => {
  const admin = await signInApi(journey.service, 'admin');
  const { rows } = await admin.call('v1/admin/roles/list', { keyword: '广告主' });
  const role = await admin.call('v1/admin/roles/get', { roleId: rows[0].roleId });
  const { roleId, version, name, permission } = role;
  const serviceStandardData = { ...permission.serviceStandardData, detectionSystem: false };
  await admin.call('v1/admin/roles/save', {
    roleId,
    version,
    name,
    permission: { ...permission, serviceStandardData },
  });
  const { page, context, expectNoTrouble } = await signedIn('customer');
  await page.goto('/standards');
  const cards = page.getByRole('navigation', { name: '标准与规范' });
  await cards.getByRole('link', { name: /^测量标准/ }).waitFor();
  expect(await cards.getByRole('link', { name: /^监测体系/ }).count()).toBe(0);
  await page.goto('/standards/monitoring');
  await page.getByRole('heading', { name: '暂无「监测体系」的权限' }).waitFor();
  expectNoTrouble();
  await context.close();
});

/** Every address by `npm run test:all`; else one in so many, each area at least once: one page says so of all. */
const everyAddress = process.env['OOH_TEST_ALL'] === '1' ? 1 : 3;

test('a role that sees nothing is told so at every address', async () => {
  const admin = await signInApi(journey.service, 'admin');
  const { rows } = await admin.call('v1/admin/roles/list', { keyword: '广告主' });
  const role = await admin.call('v1/admin/roles/get', { roleId: rows[0].roleId });
  const { roleId, version, name } = role;
  await admin.call('v1/admin/roles/save', { roleId, version, name, permission: {} });
  const { page, context, expectNoTrouble } = await signedIn('customer');
  const paths = [
    '/evaluation',
    ...['detail', 'detail-man-land', 'detail-plus', 'detail-third-party'].map(
      (part) => `/evaluation/${part}`,
    ),
    ...['', '/top', '/report', '/report-city'].map((part) => `/evaluation/report-bus${part}`),
    '/optimize',
    ...['', '/digitalUpgrade', '/measurementStandard', '/monitoring'].map((part) => `/standards${part}`),
    '/media',
    ...['analysis/city', 'category', 'category/detail', 'creative-app', 'creative-app/detail'].map(
      (part) => `/media/${part}`,
    ),
    ...['vision/city', 'vision/aoi'].map((part) => `/media/${part}`),
    '/strategy',
    ...['competition', 'competition/monitor', 'media', 'media/detail'].map((part) => `/strategy/${part}`),
    ...['people/city', 'people/ta', 'scene/aoi', 'scene/business'].map((part) => `/strategy/${part}`),
    ...['pack-create', 'pack-detail', 'aoi-list', 'aoi-search', 'place-search', 'preference'].map(
      (part) => `/strategy/people/ta/${part}`,
    ),
    ...['', '/count', '/scope'].map((part) => `/strategy/scene/poi${part}`),
    ...['', '/target', '/scene'].map((part) => `/strategy/combination${part}`),
  ];
  for (const path of paths.filter((_, place) => place % everyAddress === 0)) {
    await page.goto(path);
    await page.getByRole('heading', { name: /^暂无「.+」的权限$/ }).waitFor();
  }
  // One page for all of them.
  await untilCalm(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  await screenshot(page, 'standards-no-permission');
  expectNoTrouble();
  await context.close();
});
