import { expect, test } from 'vitest';
import { accessibilityViolations } from './harness/accessibility.ts';
import { startJourney } from './harness/journey.ts';
import { postedOrderName, storePostedOrder } from './harness/posted-order.ts';
import { shenzhen } from './harness/shenzhen.ts';

let orderId: string;
const journey = startJourney('card-states', {
  data: 'small-shenzhen',
  prepare: (context) => storePostedOrder(context),
  async arrange({ api }) {
    const { rows } = await api.call('effectestimate/orderListPage', { keyword: postedOrderName });
    [{ orderId }] = rows;
  },
});
const calls = '**/api/**';
const unknown = '00000000-0000-4000-8000-000000000000';
const people = '/strategy/people/ta';

/** A screen, ORDER being a posted order; a call of one of its cards; and what that card is called, or says where it fails. */
const cards: readonly (readonly [path: string, call: string, name: string])[] = [
  [`/media?city=${shenzhen}`, 'v1/media-inventory/search', '深圳媒体资源'],
  ['/media/analysis/city', 'app-analyse-city/conditionQuery', '城市排名 · 可售单元'],
  ['/media/category', 'app-analyse-media/categoryQuery', '媒体形式'],
  ['/media/category/detail?medium=2', 'v1/media-handbook/get', '媒体形式详情'],
  ['/media/creative-app', 'common-attachment/creativeAppPageQuery', '创意应用'],
  [`/media/creative-app/detail?albumId=${unknown}`, 'v1/creative-albums/detail', '创意应用详情'],
  ['/media/vision/city', 'city-perspective/getAreaSumHeatData', '区域排名'],
  ['/media/vision/aoi', 'aoi-draw/selectList', '深圳 AOI'],
  [`/strategy?draft=${unknown}`, 'v1/strategy-drafts/get', '策略草稿'],
  ['/strategy/competition', 'competitor/marketLayout', '竞品洞察'],
  ['/strategy/competition/monitor', 'competitor/marketLayout', '竞品监测'],
  ['/strategy/media', 'mediaStrategy/getMediaStrategyList', '媒介策略库'],
  ['/strategy/media/detail?caseId=x', 'mediaStrategy/getMediaStrategyByCaseId', '案例详情'],
  ['/strategy/people/city', 'v1/people/city-ranking', '城市排名'],
  [people, 'mediaOrder/getAllCrowdPackData', '人群包'],
  [`${people}/pack-detail?packId=${unknown}`, 'mediaOrder/getByIdMediaTaCrowdPack', '人群包'],
  [`${people}/aoi-list?ta=102`, 'aoi-draw/selectTaDrawList', '深圳 AOI'],
  [`${people}/preference?ta=102`, 'v1/people/preference', '偏好象限与排名'],
  ['/strategy/scene/aoi', 'v1/scenes/hours', '场景 × 时段'],
  ['/strategy/scene/business', 'aoi-draw/selectCbdData', '商圈排名'],
  ['/strategy/scene/poi/count?brand=示例咖啡甲', 'poi-analyse/getBrandPoi', '深圳门店按行政区'],
  ['/strategy/scene/poi/scope?brand=示例咖啡甲', 'poi-analyse/getBrandPoi', '圈定的地点'],
  ['/evaluation', 'effectestimate/orderListPage', '评估订单'],
  ['/evaluation/detail?orderId=ORDER', 'getMediaOrderByOrderId', '效果评估打不开'],
  ['/evaluation/detail?orderId=ORDER&tab=spatial', 'v1/effect/man-land', '效果评估详情'],
  ['/evaluation/detail-man-land?orderId=ORDER', 'v1/effect/man-land', '人地效果评估'],
  ['/evaluation/detail-plus?orderId=ORDER', 'v1/effect/cube', '深度评估'],
  ['/evaluation/detail-third-party?orderId=ORDER', 'getThirdPartyEvaluationAttachmentId', '第三方评估'],
  ['/evaluation/report-bus?orderId=ORDER', 'getBusReportCollectResult', '公交数字报告'],
  ['/evaluation/report-bus/top?orderId=ORDER', 'getBusReportCollectResult', '报告封面与核心结论'],
  ['/evaluation/report-bus/report?orderId=ORDER', 'getCbdDataList', '报告正文'],
  ['/evaluation/report-bus/report-city?orderId=ORDER', 'getBusReportCityResult', '分城市报告'],
  ['/optimize', 'v1/optimise/list', '优化机会'],
  ['/optimize?tab=history', 'v1/optimise/history', '再运营再优化'],
  ['/standards', 'v1/content/list', '待阅读'],
  ['/standards/digitalUpgrade', 'v1/content/get', '能力地图'],
  ['/standards/measurementStandard', 'v1/content/metrics', '指标口径'],
  ['/standards/monitoring', 'v1/monitoring/sheet-templates', '监测表'],
  ['/strategy/combination', 'v1/combinations/list', '目标与组合'],
  [`/strategy/combination/scene?city=${shenzhen}`, 'v1/combination/scene-index', '场景组合'],
];

/** A console that tells of a failure which the test made itself. */
const ownFailures = /status of (500|404)/;

const takesAll = process.env['OOH_TEST_ALL'] === '1';

/** `npm run test:all` lets every card fail, `npm test` one in so many, each area at least once: one part draws the failure. */
const everyCard = takesAll ? 1 : 3;
const tested = cards.filter((_, place) => place % everyCard === 0);

/** Of so many failing cards one is held against the rules of accessibility, by `npm run test:all` each: one part says it. */
const everyCheck = takesAll ? 1 : 4;

const titleOf = (name: string) => (name.endsWith('打不开') ? name : `${name}加载失败`);

test.each(tested.map((card, place) => [...card, place] as const))(
  '%s: a card shows that call %s is on its way; where it fails, a notice and the card say so, which offers to try again: %s',
  async (path, call, name, place) => {
    const { page } = journey;
    let isFailing = true;
    const waited = Promise.withResolvers<void>();
    await page.route(calls, async (route) => {
      if (!isFailing || !new URL(route.request().url()).pathname.includes(`/${call}`))
        return route.fallback();
      await waited.promise;
      return route.fulfill({ status: 500, json: { code: '99', message: '磁盘已满', body: null } });
    });
    try {
      await page.goto(path.replace('ORDER', orderId));
      await page.locator('[aria-busy="true"]').first().waitFor();
      waited.resolve();
      const notice = page.getByRole('alert').filter({ hasText: '请求错误，请重试或联系管理员' });
      await notice.getByText('错误信息：磁盘已满', { exact: true }).waitFor();
      const title = page.getByText(titleOf(name), { exact: true }).first();
      await title.waitFor();
      expect(await page.locator('h1').count()).toBe(1);
      await page.getByRole('button', { name: '复制错误信息' }).first().waitFor();
      if (place % everyCheck === 0) expect(await accessibilityViolations(page)).toEqual([]);
      isFailing = false;
      await page
        .getByRole('button', { name: /^重\s*试$/ })
        .first()
        .click();
      await title.waitFor({ state: 'hidden' });
    } finally {
      waited.resolve();
      await page.unroute(calls);
      journey.forgive(ownFailures);
    }
    journey.expectNoTrouble();
  },
);

test('what is unknown, or not the reader’s, is said to be so and not tried again', async () => {
  const { page } = journey;
  for (const [path, text] of [
    [`${people}/pack-detail?packId=${unknown}`, '没有找到这个人群包，或不在您的权限内'],
    [`/strategy?draft=${unknown}`, '没有找到这份策略草稿，或不在您的权限内'],
    ['/media/creative-app/detail?albumId=nobody', '没有找到这个创意，或不在您的权限内'],
    ['/strategy/media/detail?caseId=nothing', '没有找到这个案例，或不在您的权限内'],
    ['/media/category/detail?medium=9999', '没有找到这种媒体，或不在您的权限内'],
  ] as const) {
    await page.goto(path);
    await page.getByText(text).first().waitFor();
    expect([path, await page.getByRole('button', { name: /^重\s*试$/ }).count()]).toEqual([path, 0]);
  }
  journey.forgive(ownFailures);
  journey.expectNoTrouble();
});

test('filters that nothing meets name the one that hides most', async () => {
  const { page } = journey;
  await page.goto(`/media?city=${shenzhen}&media=2&q=没有这样的点位`);
  await page.getByText(/^影响最大的条件：关键词「没有这样的点位」（去掉后有 [\d,]+ 条）$/).waitFor();
  await page.getByRole('button', { name: '去掉这个条件' }).click();
  await page
    .getByTitle(/^打开 /)
    .first()
    .waitFor();
  expect(new URL(page.url()).searchParams.has('media')).toBe(true);
  expect(new URL(page.url()).searchParams.has('q')).toBe(false);
  journey.expectNoTrouble();
});
