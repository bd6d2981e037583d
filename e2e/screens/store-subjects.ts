import { exampleEvidence } from '@ooh/contract/domain/strategy-draft';
import { circleRing } from '@ooh/geo/circle-ring';
import { wgs84 } from '@ooh/geo/point';
import type { Api } from '../harness/api.ts';
import { storeManLandOrder } from '../harness/man-land-order.ts';
import { offeredItems, storeOffered } from '../harness/offered-items.ts';
import { postedOrderName } from '../harness/posted-order.ts';
import { computePlan, plannedId, storePlan } from '../harness/seeded-plan.ts';
import { shenzhen } from '../harness/shenzhen.ts';
import type { Ids } from './screen.ts';

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

const workingWomen = {
  parts: [
    {
      kind: 'labels' as const,
      targetAudience: { groups: [{ conditions: [{ labelIds: [102] }, { labelIds: [131] }] }] },
    },
  ],
};

/** A city of few lines: questions about its choice are answered immediately. */
export const insightCity = '440600';

/** Puts media of an order's own cities into its basket, two faces of a position among them. */
async function fillBasket(api: Api, orderId: string): Promise<void> {
  const put = [...(await offeredItems(api, 1, 2, 2)), ...(await offeredItems(api, 2, 3))];
  await api.call('v1/basket/change', { briefKind: 'order', briefId: orderId, put });
}

/** An order after a past one: submitted, changed once more, and with a comment. */
async function storeReferred(api: Api): Promise<string> {
  const items = await offeredItems(api, 1, 2);
  const { orderId, version } = await storeOffered(api, {
    name: '星河汽车 深圳 参考往期',
    budgetFen: 60_000_000,
    mode: 'reference',
    items,
    submit: true,
  });
  const more = await offeredItems(api, 1, 4, 2);
  await api.call('mediaOrder/update', { orderId, version, items: more, note: '按往期方案加量' });
  await api.call('v1/orders/add-comment', { orderId, body: '双层车优先，周末前确认。' });
  return orderId;
}

/** An order to be held: one of its lines and one of its faces are taken by another order. */
async function storeLocking(api: Api): Promise<string> {
  const [line, ...lines] = await offeredItems(api, 1, 4, 1000);
  const [face, ...faces] = await offeredItems(api, 2, 3, 1000);
  const toHolding = async (name: string, items: Parameters<typeof storeOffered>[1]['items']) => {
    const { orderId, ...made } = await storeOffered(api, {
      name,
      budgetFen: 60_000_000,
      items,
      submit: true,
    });
    let { version } = made;
    for (const state of ['planning', 'confirming', 'holding'] as const)
      version = (await api.call('v1/orders/transition', { orderId, version, state })).version;
    return orderId;
  };
  const other = await toHolding('星河汽车 深圳 先锁', [line, face]);
  await api.call('v1/orders/hold', { orderId: other, hours: 240 });
  const wanted = [line, face, ...lines, ...faces].map((item) => ({ ...item, quantity: 1 }));
  const orderId = await toHolding('星河汽车 深圳 待锁位', wanted);
  const { items } = await api.call('mediaOrder/getById', { orderId });
  await api.call('v1/orders/hold', { orderId, itemIds: [items.at(-1)!.itemId] });
  return orderId;
}

/** Stores the objects that the screens show. The running order must exist. */
/** A strategy draft that lacks its days, with a pinned finding. */
async function storeDraft(api: Api): Promise<string> {
  const [brand] = await api.call('common/getBrandNameList', { keyword: '星河汽车' });
  const content = { name: '星河汽车 深圳 新品', brandId: brand.brandId, cityCodes: [shenzhen], version: 0 };
  const { draftId } = await api.call('v1/strategy-drafts/save', { ...content, budgetFen: 300_000_000 });
  await api.call('v1/strategy-drafts/pin', { draftId, evidence: exampleEvidence });
  return draftId;
}

export async function storeSubjects(api: Api): Promise<Ids> {
  const cases = await api.call('mediaStrategy/getMediaStrategyList', { pageSize: 1 });
  const draftPlan = await storePlan(api, { name: '星河汽车 深圳 新品上市' });
  const pack = await api.call('v1/crowd-packs', {
    name: '女性上班族',
    cityCodes: [shenzhen],
    rule: workingWomen,
  });
  const line = await api.call('app-analyse-city/insertLine', {
    name: '华南重点城市',
    cityCodes: [shenzhen, '440100', '441900', '440600'],
  });
  const { rows } = await api.call('mediaOrder/list', { keyword: postedOrderName });
  const posted = rows[0].orderId;
  const share = await api.call('v1/orders/share', { orderId: posted, days: 7, showsPrices: true });
  await api.call('mediaOrder/orderEntiretyExposureCrowd/{orderId}', { orderId: posted });
  const items = [...(await offeredItems(api, 1, 3)), ...(await offeredItems(api, 2, 3))];
  const order = await storeOffered(api, { name: '星河汽车 深圳 组合', budgetFen: 60_000_000, items });
  const works = await api.call('common-attachment/creativeAppPageQuery', { pageSize: 1 });
  const ids = {
    plan: await plannedId(api),
    insightPlan: await computePlan(api, {
      name: '星河汽车 佛山',
      cityCodes: [insightCity],
      budgetFen: 24_000_000,
    }),
    draftPlan: draftPlan.planId,
    taPlan: await computePlan(api, { name: '星河汽车 高浓度区域', kind: 'ta', taThreshold: 0.5 }),
    geoPlan: await computePlan(api, { name: '星河汽车 门店围栏', kind: 'geo', fences: storeFences }),
    pack: pack.packId,
    cityLine: line.lineId,
    order: order.orderId,
    matched: await storeManLandOrder(api),
    referred: await storeReferred(api),
    locking: await storeLocking(api),
    posted,
    shareToken: share.token,
    strategyDraft: await storeDraft(api),
    strategyCase: cases.rows[0].caseId,
    creative: works.rows[0].albumId,
  };
  await fillBasket(api, ids.order);
  await api.jobDone(pack.jobId);
  return ids;
}
