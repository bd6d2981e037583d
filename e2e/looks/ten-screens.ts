import type { Page } from 'playwright-core';
import { untilCalm } from '../harness/screenshot.ts';
import type { Account, RunningService } from './running-service.ts';

export interface LookedAtScreen {
  readonly name: string;
  readonly title: string;
  readonly as: Account;
  readonly path: (service: RunningService) => string | Promise<string>;
  /** Brings the page into the state to look at. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Shows a map: it is looked at with its streets. */
  readonly hasMap?: boolean;
  /** Shown on a phone, whatever the window. */
  readonly isPhone?: boolean;
}

const computed = async ({ call }: RunningService, kind: 'bus' | 'geo'): Promise<string> => {
  const { rows } = await call('ai-option-mode/list', { pageSize: 50 });
  const ready = rows.filter((row) => row.kind === kind && row.state === 'ready');
  const obstacles = await Promise.all(
    ready.map(async ({ planId, cityCodes: [cityCode] }) => {
      if (kind !== 'bus') return null;
      const saved = await call('bus-plan/v1/getCityBusLinePlanDeliveryData', { planId, cityCode });
      return saved.obstacle;
    }),
  );
  const plan = ready.find((_, at) => obstacles[at] === null);
  if (plan === undefined) throw new Error(`the service has no computed ${kind} plan that can be bought`);
  return `/marketing/smart-select/plan-${kind}?planId=${plan.planId}`;
};

async function orderIn({ call }: RunningService, states: readonly string[]): Promise<string> {
  const { rows } = await call('mediaOrder/list', { pageSize: 100 });
  const order = states.map((state) => rows.find((row) => row.state === state)).find(Boolean);
  if (order === undefined) throw new Error(`the service has no order in ${states.join(', ')}`);
  return order.orderId;
}

/** The screens that stand for the product's look, in the order of a campaign. */
export const tenScreens: readonly LookedAtScreen[] = [
  { name: 'home', title: '首页 · 媒介策划', as: 'planner', path: () => '/' },
  { name: 'home-advertiser', title: '首页 · 广告主', as: 'customer', path: () => '/' },
  {
    name: 'plan-bus',
    title: '公交方案',
    as: 'planner',
    hasMap: true,
    path: (service) => computed(service, 'bus'),
  },
  {
    name: 'plan-geo',
    title: '围栏选点',
    as: 'planner',
    hasMap: true,
    path: (service) => computed(service, 'geo'),
  },
  {
    name: 'order',
    title: '订单详情',
    as: 'planner',
    path: async (service) =>
      `/marketing/order/detail?orderId=${await orderIn(service, ['holding', 'confirming', 'running'])}`,
  },
  {
    name: 'city-perspective',
    title: '城市透视',
    as: 'planner',
    hasMap: true,
    path: () => '/media/vision/city?city=440300',
    async prepare(page) {
      // The heat comes after the map, with the last answer.
      await page.getByRole('tab', { name: /^区域排名 \d/ }).waitFor();
      await page.waitForLoadState('networkidle');
      await untilCalm(page);
    },
  },
  {
    name: 'appraisal',
    title: '效果评估',
    as: 'planner',
    path: async (service) =>
      `/evaluation/detail?orderId=${await orderIn(service, ['closed', 'ended', 'running'])}`,
  },
  {
    name: 'compare',
    title: '方案对比',
    as: 'planner',
    path: () => '/marketing/smart-select',
    async prepare(page) {
      const rows = page.getByRole('row', { name: /公交/ }).filter({ hasNotText: '草稿' });
      await rows.first().waitFor();
      for (const row of (await rows.all()).slice(0, 2)) await row.getByRole('checkbox').check();
      await page
        .getByRole('button', { name: /对\s*比/ })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
      await untilCalm(page);
    },
  },
  {
    name: 'share',
    title: '分享给客户',
    as: 'planner',
    isPhone: true,
    async path(service) {
      const orderId = await orderIn(service, ['running', 'booked', 'closed']);
      const { token } = await service.call('v1/orders/share', { orderId, days: 7 });
      return `/shared-order#${token}`;
    },
    async prepare(page) {
      // Reach and maps come after the list.
      await page.getByRole('heading', { name: '地图' }).waitFor();
      await untilCalm(page);
    },
  },
  { name: 'media-formats', title: '媒体形式', as: 'planner', path: () => '/media/category' },
];
