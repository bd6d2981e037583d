import { circleRing } from '@ooh/geo/circle-ring';
import { wgs84 } from '@ooh/geo/point';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessibilityViolations } from './harness/accessibility.ts';
import { signInApi, type WalkUser } from './harness/api.ts';
import { busLineFile } from './harness/bus-line-file.ts';
import { enterSignedIn, openPage, startBrowser, type Theme, type WalkedPage } from './harness/browser.ts';
import { storeManLandOrder } from './harness/man-land-order.ts';
import { postedOrderName, storePostedOrder } from './harness/posted-order.ts';
import { screenshot, takesScreenshots, untilCalm } from './harness/screenshot.ts';
import { computePlan, shenzhen, smallShenzhen, storePlan } from './harness/seeded-plan.ts';
import { startService, type WalkedService } from './harness/service.ts';

const list = '/marketing/smart-select';

interface Screen {
  readonly name: string;
  readonly as: WalkUser | null;
  readonly path: (ids: Ids) => string;
  /** True where another screen shows the same frame: one pair of theme and width is enough. */
  readonly isVariant?: boolean;
  /** Brings the screen into the state to be looked at. */
  readonly prepare?: (page: Page) => Promise<void>;
}

interface Ids {
  readonly plan: string;
  readonly draft: string;
  /** Plans of fixed media, and a saved audience. */
  readonly ta: string;
  readonly geo: string;
  readonly pack: string;
  /** An order of people matched with places. */
  readonly matched: string;
  /** A running order with postings and photos. */
  readonly posted: string;
}

const planBus = (query: string) => (ids: Ids) => `${list}/plan-bus?planId=${ids.plan}${query}`;

async function evaluated(page: Page): Promise<void> {
  await page.getByRole('region', { name: '实时评估' }).getByText('TA 到达率').first().waitFor();
  await page.getByRole('spinbutton').first().waitFor();
}

/** The list of positions of a TA or geofence plan. */
async function vacancies(page: Page): Promise<void> {
  const list = page.getByRole('region', { name: '空位热力明细' });
  await list.getByRole('spinbutton').first().waitFor();
}

/** Circles around three stores of Shenzhen. */
const storeFences = (
  [
    ['福田店', 114.055, 22.541],
    ['海岸城店', 113.936, 22.517],
    ['罗湖店', 114.118, 22.547],
  ] as const
).map(([name, lng, lat], n) => {
  const circle = { center: [lng, lat] as [number, number], radiusMeters: 1000 };
  return { fenceId: `f${n}`, name, ring: circleRing(wgs84(lng, lat), 1000), circle };
});

/** Tabs of questions about the choice, with the questions that each asks. */
const insights = [
  ['budget', ['预算曲线', '反算最小预算']],
  ['prices', ['约束价格']],
  ['robustness', ['稳健性']],
] as const;

/** Asks every question of a tab and waits for the answers. */
async function answered(page: Page, titles: readonly string[]): Promise<void> {
  for (const title of titles) {
    const question = page.getByRole('region', { name: title, exact: true });
    await question.getByRole('button', { name: '开始计算' }).click();
    await question.getByRole('button', { name: '重新计算' }).waitFor({ timeout: 180_000 });
  }
}

async function openAccountDrawer(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^账号菜单/ }).click();
  await page.getByRole('menuitem', { name }).click();
  await page.getByRole('dialog', { name }).waitFor();
}

const conditionCards = [
  'businessDistrict',
  'mainRoad',
  'dataEmpowerment',
  'relation',
  'targetAoi',
  'targetPoi',
] as const;

const screens: readonly Screen[] = [
  { name: 'login', as: null, path: () => '/login' },
  { name: 'login-expired', as: null, path: () => '/login?expired=true&redirect=%2Fmarketing' },
  { name: 'home', as: 'planner', path: () => '/' },
  { name: 'home-customer', as: 'customer', path: () => '/' },
  { name: 'not-found', as: 'planner', path: () => '/no/such/page' },
  { name: 'not-found-signed-out', as: null, path: () => '/no/such/page' },
  {
    name: 'profile-drawer',
    as: 'planner',
    path: () => '/',
    prepare: (page) => openAccountDrawer(page, '个人资料'),
  },
  {
    name: 'password-drawer',
    as: 'planner',
    path: () => '/',
    prepare: (page) => openAccountDrawer(page, '修改密码'),
  },
  { name: 'marketing', as: 'planner', path: () => '/marketing' },
  {
    name: 'marketing-calculator',
    as: 'planner',
    path: () => '/marketing',
    async prepare(page) {
      await page.getByRole('button', { name: '曝光计算器' }).click();
      await page.getByRole('dialog').getByText('总曝光（人次）').waitFor();
      await page.getByRole('button', { name: '采用标准图示' }).click();
      await page
        .getByRole('dialog')
        .getByText(/按标准图示：τ = 2.5 秒/)
        .waitFor();
    },
  },
  { name: 'plan-list-empty', as: 'customer', path: () => list },
  { name: 'plan-list', as: 'planner', path: () => list },
  { name: 'select-mode', as: 'planner', path: () => `${list}/select-mode` },
  { name: 'step-1-new', as: 'planner', path: () => `${list}/create/step-1` },
  { name: 'step-1', as: 'planner', path: (ids) => `${list}/create/step-1?planId=${ids.draft}` },
  { name: 'step-2', as: 'planner', path: (ids) => `${list}/create/step-2?planId=${ids.draft}` },
  { name: 'plan-bus', as: 'planner', path: planBus(''), prepare: evaluated },
  ...conditionCards.map((card) => ({
    name: `plan-bus-${card}`,
    as: 'planner' as const,
    path: planBus(`&cond=${card}`),
    isVariant: true,
    prepare: evaluated,
  })),
  { name: 'plan-bus-reach', as: 'planner', path: planBus('&tab=reach') },
  { name: 'plan-bus-contributions', as: 'planner', path: planBus('&tab=contributions') },
  { name: 'plan-bus-prices-unasked', as: 'planner', path: planBus('&tab=prices'), isVariant: true },
  ...insights.map(([tab, titles]) => ({
    name: `plan-bus-${tab}`,
    as: 'planner' as const,
    path: planBus(`&tab=${tab}`),
    prepare: (page: Page) => answered(page, titles),
  })),
  {
    name: 'plan-bus-line',
    as: 'planner',
    path: planBus('&show=chosen'),
    async prepare(page) {
      await evaluated(page);
      const line = page
        .getByRole('row')
        .filter({ has: page.getByRole('spinbutton') })
        .first();
      await line.getByRole('button', { name: /路/ }).first().click();
      await page
        .getByRole('complementary')
        .or(page.getByRole('dialog'))
        .getByText(/首末站|里程|配车/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'plan-bus-difference',
    as: 'planner',
    path: planBus('&show=chosen'),
    async prepare(page) {
      await evaluated(page);
      const vehicles = page.getByRole('spinbutton').first();
      await vehicles.fill(String(Number(await vehicles.inputValue()) - 1));
      await vehicles.press('Enter');
      await page
        .getByRole('region', { name: '方案比较' })
        .getByText(/抽样误差|触达相同/)
        .waitFor();
    },
  },
  {
    name: 'plan-bus-certificate',
    as: 'planner',
    path: planBus(''),
    isVariant: true,
    async prepare(page) {
      await evaluated(page);
      await page.getByRole('button', { name: /^最优性证书/ }).click();
      await page.getByText(/到达率 .+ → .+95% 区间/).waitFor();
    },
  },
  {
    name: 'plan-bus-costs',
    as: 'planner',
    path: planBus(''),
    async prepare(page) {
      await evaluated(page);
      await page.getByRole('button', { name: '费用汇总' }).click();
      await page.getByRole('dialog').getByText('合计').first().waitFor();
    },
  },
  { name: 'plan-ta', as: 'planner', path: (ids) => `${list}/plan-ta?planId=${ids.ta}`, prepare: vacancies },
  {
    name: 'plan-geo',
    as: 'planner',
    path: (ids) => `${list}/plan-geo?planId=${ids.geo}`,
    prepare: vacancies,
  },
  {
    name: 'plan-geo-drawing',
    as: 'planner',
    path: (ids) => `${list}/plan-geo?planId=${ids.geo}`,
    isVariant: true,
    async prepare(page) {
      await vacancies(page);
      await page.getByRole('toolbar', { name: '绘制围栏' }).getByRole('button', { name: '圆形' }).click();
      await page.getByText(/^单击圆心/).waitFor();
    },
  },
  {
    name: 'plan-compare',
    as: 'planner',
    path: () => list,
    async prepare(page) {
      for (const name of [/星河汽车 高浓度区域/, /星河汽车 门店围栏/])
        await page.getByRole('row', { name }).getByRole('checkbox').check();
      await page.getByRole('button', { name: /^对\s*比$/ }).click();
      await page.getByRole('table', { name: '方案对比' }).waitFor();
    },
  },
  {
    name: 'crowd-pack',
    as: 'planner',
    path: (ids) => `${list}/user-package?packId=${ids.pack}`,
    async prepare(page) {
      await page.getByRole('region', { name: '人群画像' }).getByRole('table').first().waitFor();
    },
  },
  { name: 'plan-ta-new', as: 'planner', path: () => `${list}/plan-ta` },
  { name: 'user-package', as: 'planner', path: (ids) => `${list}/user-package?planId=${ids.plan}` },
  { name: 'order-select-mode', as: 'planner', path: () => '/marketing/order/select-mode' },
  {
    name: 'order-man-land',
    as: 'planner',
    path: (ids) => `/marketing/order/create/step-3-man-land?orderId=${ids.matched}`,
    async prepare(page) {
      const matrix = page.getByRole('table', { name: /人×地矩阵/ });
      await matrix.getByRole('button', { name: /TGI/ }).first().click();
      await page
        .getByRole('button', { name: /^加入排期|再加/ })
        .first()
        .waitFor();
      await page.getByRole('region', { name: '目标人群 → 场景 → 媒体' }).getByRole('img').waitFor();
    },
  },
  ...(['board', 'table', 'photos', 'map', 'timeline'] as const).map((view) => ({
    name: `order-monitoring-${view}`,
    as: 'planner' as const,
    path: (ids: Ids) => `/marketing/order/monitoring?orderId=${ids.posted}&view=${view}`,
  })),
  {
    name: 'order-competition',
    as: 'planner',
    path: (ids) => `/marketing/order/competition?orderId=${ids.posted}`,
  },
  {
    name: 'order-suggestion',
    as: 'planner',
    path: (ids) => `/marketing/order/suggestion?orderId=${ids.posted}&part=city&q=SOS`,
  },
  {
    name: 'order-detail-man-land',
    as: 'planner',
    path: (ids) => `/marketing/order/detail-man-land?orderId=${ids.matched}`,
    async prepare(page) {
      await page.getByRole('list', { name: '覆盖漏斗' }).waitFor();
      await page.getByRole('region', { name: '区域覆盖与缺口' }).getByRole('row').nth(1).waitFor();
    },
  },
  { name: 'data-releases', as: 'planner', path: () => '/administration/data-releases' },
  { name: 'import-file', as: 'planner', path: () => '/administration/import' },
  {
    name: 'import-mapping',
    as: 'planner',
    path: () => `/administration/import?city=${shenzhen}`,
    async prepare(page) {
      await page.locator('input[type="file"]').setInputFiles(await busLineFile());
      await page.getByRole('radio', { name: /BD-09/ }).check();
      await page.getByRole('button', { name: '上传并预览' }).click();
      await page.getByRole('table', { name: '字段与列' }).waitFor();
    },
  },
  { name: 'bus-lines', as: 'planner', path: () => '/administration/bus-lines' },
  {
    name: 'media-inventory',
    as: 'planner',
    path: () => `/administration/media-inventory?city=${shenzhen}&medium=3`,
  },
  { name: 'demo-data', as: 'planner', path: () => '/administration/demo-data', isVariant: true },
  { name: 'no-permission', as: 'customer', path: () => '/administration/data-releases' },
];

interface Look {
  readonly theme: Theme;
  readonly width: number;
  readonly height: number;
}

/** Both themes and both widths; where screenshots are asked for, every pair of them. */
const looks: readonly Look[] = [
  { theme: 'light', width: 1280, height: 800 },
  ...(takesScreenshots ? [{ theme: 'light' as const, width: 1920, height: 1080 }] : []),
  { theme: 'dark', width: 1920, height: 1080 },
  ...(takesScreenshots ? [{ theme: 'dark' as const, width: 1280, height: 800 }] : []),
];

let service: WalkedService;
let browser: Browser;
let ids: Ids;

beforeAll(async () => {
  service = await startService({
    async prepare(context) {
      await smallShenzhen(10_000)(context);
      await storePostedOrder(context);
    },
  });
  browser = await startBrowser();
  const api = await signInApi(service);
  const draft = await storePlan(api, { name: '星河汽车 深圳 新品上市' });
  const made = await api.call('v1/crowd-packs', {
    name: '女性上班族',
    cityCodes: [shenzhen],
    rule: {
      parts: [
        {
          kind: 'labels',
          targetAudience: { groups: [{ conditions: [{ labelIds: [102] }, { labelIds: [131] }] }] },
        },
      ],
    },
  });
  ids = {
    plan: await computePlan(api),
    draft: draft.planId,
    ta: await computePlan(api, { name: '星河汽车 高浓度区域', kind: 'ta', taThreshold: 0.5 }),
    geo: await computePlan(api, { name: '星河汽车 门店围栏', kind: 'geo', fences: storeFences }),
    pack: made.packId,
    matched: await storeManLandOrder(api),
    posted: (await api.call('mediaOrder/list', { keyword: postedOrderName })).rows[0]!.orderId,
  };
  await api.jobDone(made.jobId);
});
afterAll(async () => {
  await browser?.close();
  await service?.stop();
});

/** Pages never scroll sideways; in the shell the page scrolls and the window does not. Names are in Chinese. */
function findFaults(): string[] {
  const faults: string[] = [];
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth) faults.push(`${scrollWidth - innerWidth} px wider than the window`);
  const isInShell = document.querySelector('[data-active-page]') !== null;
  if (isInShell && scrollHeight > innerHeight)
    faults.push(`the window scrolls by ${scrollHeight - innerHeight} px beside the page`);
  const pictures = document.querySelectorAll(
    ':is(button, a, [role="menuitem"], [role="tab"]) [role="img"][aria-label]:not([aria-hidden="true"])',
  );
  for (const picture of pictures) {
    const name = picture.getAttribute('aria-label') ?? '';
    // Parts that the component library draws by itself.
    const isLibrarys =
      picture.closest(
        '.ant-pagination, .ant-input-clear-icon, .ant-select-clear, .ant-picker-clear, .ant-tabs-nav, .ant-drawer-close',
      ) !== null;
    if (!isLibrarys && /^[a-z-]+$/.test(name)) faults.push(`a picture is read out as ${name}`);
  }
  return faults;
}

/** Changes the theme as the system would, and waits until the colours have faded over. */
async function putOn(page: Page, theme: Theme): Promise<void> {
  const isOn = (wanted: string) => document.documentElement.dataset['theme'] === wanted;
  await expect
    .poll(
      async () => {
        // A page learns of the change with its next frame, which a headless browser may leave out: tell it anew.
        await page.emulateMedia({ colorScheme: null });
        await page.emulateMedia({ colorScheme: theme });
        await page.waitForTimeout(50);
        return page.evaluate(isOn, theme);
      },
      { timeout: 20_000, interval: 1000 },
    )
    .toBe(true);
  await page.waitForTimeout(400);
}

async function lookAt(walked: WalkedPage, { name, isVariant = false }: Screen): Promise<string[]> {
  const { page } = walked;
  const problems: string[] = [];
  const wanted = isVariant && !takesScreenshots ? looks.slice(-1) : looks;
  for (const { theme, width, height } of wanted) {
    const look = `${theme}-${width}`;
    await page.setViewportSize({ width, height });
    await putOn(page, theme);
    await untilCalm(page);
    await screenshot(page, `${name}-${look}`);
    problems.push(...(await page.evaluate(findFaults)).map((fault) => `${look}: ${fault}`));
    problems.push(...(await accessibilityViolations(page)).map((violation) => `${look}: ${violation}`));
  }
  return [...problems, ...walked.troubles()];
}

// A second try tells a browser that stalled from a screen with a fault.
test.each(screens)('$name', { retry: 1 }, async (screen) => {
  const { as, path, prepare } = screen;
  const { theme, width, height } = looks[0]!;
  const walked = await openPage(browser, service, { theme, width, height });
  try {
    if (as !== null) await enterSignedIn(walked, service, as);
    await walked.page.goto(path(ids));
    await untilCalm(walked.page);
    await prepare?.(walked.page);
    expect(await lookAt(walked, screen)).toEqual([]);
  } finally {
    await walked.close();
  }
});
