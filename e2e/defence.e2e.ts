import { formatShare } from '../apps/web/src/ui/figure/format-figure.ts';
import { expect, test } from 'vitest';
import { seedSmallCity } from '../apps/server/src/testing/small-city.ts';
import { accessibilityViolations } from './harness/accessibility.ts';
import { openPage, type JourneyPage } from './harness/browser.ts';
import { startJourney } from './harness/journey.ts';
import { screenshot, untilCalm } from './harness/screenshot.ts';
import { computePlan, storePlan } from './harness/seeded-plan.ts';

// A plan is presented, with its proof and what was left out, shared by a link and opened on a phone.
/** A city of few lines: everything about its plan is answered in seconds. */
const cityCode = '440600';
let planId: string;
let link: string;

const journey = startJourney('defence', {
  data: 'small-shenzhen',
  async prepare(context) {
    await seedSmallCity(context, cityCode, { persons: 1500, lines: 12 });
  },
  async arrange({ api }) {
    const name = '星河汽车 佛山';
    planId = await computePlan(api, { name, cityCodes: [cityCode], budgetFen: 24_000_000 });
  },
});

const calmAndAccessible = async ({ page }: JourneyPage, name: string) => {
  await untilCalm(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  await screenshot(page, name);
};
const reachOf = async () => {
  const saved = await journey.api.call('bus-plan/v1/getCityBusLinePlanDeliveryData', {
    planId,
    cityCode,
  });
  return formatShare(saved.evaluation?.reachShare.value);
};

test('from the plan, one click leads to what is said for it: the plan’s own reach, its proof, and why nothing else', async () => {
  const { page } = journey;
  await page.goto(`/marketing/smart-select/plan-bus?planId=${planId}`);
  await page.getByRole('link', { name: '方案陈述' }).click();
  await page.getByRole('region', { name: '结论' }).waitFor({ timeout: 240_000 });
  const answer = page.getByRole('region', { name: '结论' });
  await answer.getByText(await reachOf(), { exact: true }).waitFor();
  await answer.getByText(/没有任何方案/).waitFor();
  for (const part of ['看到几次', '逐周累计到达', '佛山市：预算多一点、少一点', '佛山市：每条线带来什么'])
    await page.getByRole('region', { name: part, exact: true }).waitFor();
  const left = page.getByRole('region', { name: '佛山市：比较过、没有选的线路' });
  expect(await left.getByRole('listitem').count()).toBeGreaterThan(0);
  await page.getByRole('img', { name: '佛山市所选媒体的地图' }).waitFor();
  await calmAndAccessible(journey, 'defence-plan');
  journey.expectNoTrouble();
});

test('made once, it is there at once the next time', async () => {
  const { page } = journey;
  await page.reload();
  await page.getByText(/内容指纹/).waitFor({ timeout: 15_000 });
  expect(await page.getByText('生成方案陈述').count()).toBe(0);
});

test('exactly this is shared, and opens on a phone without money', async () => {
  const { page } = journey;
  const mark = await page.getByText(/内容指纹/).innerText();
  await page.getByRole('button', { name: '分享这一份' }).click();
  const dialog = page.getByRole('dialog', { name: '分享方案陈述' });
  await dialog.getByRole('button', { name: '生成链接' }).click();
  link = await dialog
    .getByRole('alert')
    .getByText(/\/shared-defence#/)
    .innerText();
  await calmAndAccessible(journey, 'defence-share');
  const phone = await openPage(journey.browser, journey.service, { width: 390, height: 844 });
  await phone.page.goto(link);
  await phone.page.getByText(await reachOf(), { exact: true }).waitFor();
  expect(await phone.page.getByText(/内容指纹/).innerText()).toBe(mark);
  expect(await phone.page.getByText(/[¥￥]/).count()).toBe(0);
  // Nothing is wider than the phone.
  expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await calmAndAccessible(phone, 'defence-phone');
  phone.expectNoTrouble();
  await phone.close();
});

test('a link that was revoked, or is incomplete, opens nothing', async () => {
  const { page } = journey;
  const dialog = page.getByRole('dialog', { name: '分享方案陈述' });
  await dialog.getByRole('button', { name: /^撤\s*销$/ }).click();
  await page.getByRole('button', { name: '撤销链接' }).click();
  await dialog.getByText('已撤销').waitFor();
  const stranger = await openPage(journey.browser, journey.service);
  stranger.forgive(/./);
  for (const address of [link, '/shared-defence']) {
    await stranger.page.goto(address);
    await stranger.page.reload();
    await stranger.page.getByRole('heading', { name: '链接不存在或已失效' }).waitFor();
  }
  await stranger.close();
});

test('without a plan, and for one that is not the reader’s, the page says so and leads on', async () => {
  const { page } = journey;
  await page.goto('/marketing/smart-select/defence');
  await page.getByText('没有指定方案').waitFor();
  await page.goto('/marketing/smart-select/defence?planId=00000000-0000-4000-8000-000000000000');
  await page.getByText('没有这个方案，或不在您的数据权限内').waitFor();
  await page.getByRole('link', { name: '返回方案列表' }).waitFor();
});

test('a plan that is not computed says what it lacks and leads there; only a failure can be tried again', async () => {
  const { page, api } = journey;
  const draft = await storePlan(api, { name: '星河汽车 深圳 未计算' });
  const address = `/marketing/smart-select/defence?planId=${draft.planId}`;
  journey.forgive(/422|500/);
  await page.goto(address);
  await page.getByText('还没有可以陈述的内容').waitFor();
  await page.getByText('方案还没有保存任何线路，算出或选好线路后再陈述', { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: /重\s*试/ }).count()).toBe(0);
  await calmAndAccessible(journey, 'defence-nothing-yet');
  await page.getByRole('link', { name: '去填写需求' }).click();
  await page.waitForURL((url) => url.pathname.endsWith('/create/step-1'));
  await page.getByRole('textbox', { name: '方案名称' }).waitFor();

  const plan = `/marketing/smart-select/defence?planId=${planId}`;
  const broken = { code: '99', message: '服务内部错误', body: null };
  await page.route('**/v1/defence/get*', (route) => route.fulfill({ status: 500, json: broken }));
  await page.goto(plan);
  await page.getByText('方案陈述打不开').waitFor();
  await page.unroute('**/v1/defence/get*');
  await page.getByRole('button', { name: /重\s*试/ }).click();
  await page.getByRole('region', { name: '结论' }).waitFor({ timeout: 240_000 });
});
