import { firstOf, type Walk } from './walk.ts';

/** 投资订单: one made anew and changed, then one that ran. */
export async function walkOrders(walk: Walk, brandId: string, planId: unknown): Promise<void> {
  const { ask, cityCode } = walk;
  await ask('POST', 'mediaOrder/selectBrandList');
  await ask('POST', 'mediaOrder/downloadTemplate');
  await ask('POST', 'mediaOrder/getCbdFormData', { regionCode: cityCode });
  await ask('POST', 'mediaOrder/getCompetitor', { brandId, regionCodes: ['ALL'], mediaIds: [0] });
  await ask('POST', 'mediaOrder/getReferenceSchemeList', { brandId, regionCodes: [cityCode] });
  const brief = {
    name: '第二客户端的订单',
    mode: 'base',
    brandId,
    goal: 'brand',
    cityCodes: [cityCode],
    mediumIds: [1, 2],
    startDate: '2027-03-01',
    endDate: '2027-03-28',
    budgetFen: 100_000_000,
    targetAudience: {},
    smartPlanIds: [planId],
  };
  const made = await ask('POST', 'mediaOrder/create', { brief });
  const id = firstOf(made, 'orderId');
  const order = await ask('POST', 'mediaOrder/getById', { id });
  await ask('POST', 'mediaOrder/update', {
    id,
    version: firstOf(order, 'version'),
    brief: { ...brief, name: '改名' },
  });
  const changed = await ask('POST', 'mediaOrder/getById', { id });
  const services = [{ serviceId: 'monitoring', name: '第三方监测', amountFen: 3_000_000 }];
  await ask('POST', 'mediaOrder/updateService', { id, version: firstOf(changed, 'version'), services });
  await ask('POST', 'mediaOrder/getOrderMediaPlacementPlanByPlanId', { planId });
  await ask('POST', 'mediaOrder/getMediaPlacementPlanByPlanId', { planId });
  await ask('GET', 'mediaOrder/getSelectionPlanRegion', { planId });
  const orders = await ask('POST', 'mediaOrder/list', { regionCodes: ['ALL'], mediaId: 0, pageSize: 100 });
  const running = firstOf(orders, 'orderId', ({ state }) => state === 'running');
  await ask('POST', 'mediaOrder/launchMonitoring', { id: running, dueOn: walk.today });
  await walkOrderPages(
    walk,
    firstOf(orders, 'orderId', ({ state }) => state === 'closed'),
  );
  await walkPacks(walk, planId);
}

async function walkOrderPages({ ask }: Walk, orderId: unknown): Promise<void> {
  for (const name of ['getOrderReferenceSchemeList', 'getCityMediaOrderAnalyseResponse'])
    await ask('POST', `mediaOrder/${name}`, { orderId });
  for (const name of [
    'overallInvestmentEstimatePlacement',
    'getOrderCityBusAllAmountDataList',
    'getOrderCityBaseAllAmountDataList',
    'orderEntiretyExposureCrowd/{orderId}',
  ])
    await ask('GET', `mediaOrder/${name}`, { orderId });
  for (const name of [
    'downloadSchedule/{orderId}',
    'thermodynamicDiagram',
    'getMediaByOrderMapData',
    'getDropDownMatchDetail',
    'getOrderIntelligence/{orderId}',
    'selectListLevelData',
    'getMatchDetailOrderData/{orderId}',
  ])
    await ask('GET', `media-order-match-detail/${name}`, { orderId });
  await ask('GET', 'competitor/getMediaCompetitorDataByOrder', { orderId });
}

async function walkPacks({ ask }: Walk, planId: unknown): Promise<void> {
  const made = await ask('POST', 'mediaOrder/createMediaTaCrowdPack', {
    planIds: [planId],
    name: '第二客户端人群',
  });
  await ask('POST', 'mediaOrder/getPackDataListByPlanIds', { planIds: [planId] });
  const packs = await ask('GET', 'mediaOrder/getAllCrowdPackData');
  const id = firstOf(made, 'packId') ?? firstOf(packs, 'packId');
  await ask('GET', 'mediaOrder/getByIdMediaTaCrowdPack/{id}', { id });
}
