import { setTimeout as sleep } from 'node:timers/promises';
import { firstOf, type Walk } from './walk.ts';

const kindIs = (kind: string) => (row: Readonly<Record<string, unknown>>) =>
  row['kind'] === kind && row['state'] === 'ready';

const mostAttempts = 600;

/** Asks for a plan until it is computed, as the screen does that waits for it. */
async function untilReady({ ask }: Pick<Walk, 'ask'>, planId: unknown): Promise<void> {
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const detail = await ask('GET', 'ai-option-mode/getBasePlanDetail', { planId });
    if (firstOf(detail, 'state') === 'ready') return;
    await sleep(200);
  }
}

/** 智能选点: a plan of lines made anew, computed and changed, and plans of both other kinds; returns the first. */
export async function walkPlans({ ask, cityCode }: Walk, brandId: string): Promise<unknown> {
  await ask('GET', 'ai-option-mode/getCrowdLabelList', { regionCodes: [cityCode] });
  const brief = {
    name: '第二客户端',
    kind: 'bus',
    brandId,
    goal: 'brand',
    cityCodes: [cityCode],
    startDate: '2027-03-01',
    weeks: 4,
    budgetFen: 30_000_000,
    targetAudience: { groups: [] },
  };
  const made = await ask('POST', 'ai-option-mode/insert', { brief });
  const planId = firstOf(made, 'planId');
  const version = firstOf(made, 'version');
  const changed = await ask('POST', 'ai-option-mode/update', {
    id: planId,
    version,
    brief: { ...brief, weeks: 5 },
  });
  await ask('POST', 'ai-option-mode/submitRequirements', {
    id: planId,
    version: firstOf(changed, 'version'),
  });
  await untilReady({ ask }, planId);
  await walkBusPlan({ ask, cityCode }, planId);
  const plans = await ask('POST', 'ai-option-mode/list', { regionCode: 'ALL', pageSize: 50 });
  await walkAreaPlans(
    { ask },
    firstOf(plans, 'planId', kindIs('geo')),
    firstOf(plans, 'planId', kindIs('ta')),
  );
  return planId;
}

async function walkBusPlan(
  { ask, cityCode }: Pick<Walk, 'ask' | 'cityCode'>,
  planId: unknown,
): Promise<void> {
  await ask('GET', 'ai-option-mode/getBasePlanDetail', { planId });
  await ask('GET', 'bus-plan/v1/getCityList', { planId });
  const city = { planId, regionCode: cityCode };
  await ask('GET', 'bus-plan/v1/getBusLineByPlanCity', city);
  const delivered = await ask('GET', 'bus-plan/v1/getCityBusLinePlanDeliveryData', city);
  await ask('POST', 'bus-plan/v1/getBusLinePlanFilterData', { ...city, filter: {} });
  await ask('POST', 'bus-plan/v1/getCostAggregateList', { planId });
  await ask('GET', 'bus-plan/v1/executeQuotation', { planId });
  const filterVersion = firstOf(delivered, 'filterVersion') ?? 0;
  await ask('POST', 'bus-plan/v1/saveBusLinePlanFilterData', { ...city, filter: {}, filterVersion });
  const again = await ask('GET', 'bus-plan/v1/getCityBusLinePlanDeliveryData', city);
  await ask('POST', 'bus-plan/v1/saveCityBusLinePlanDeliveryData', {
    ...city,
    delivery: { lines: [] },
    deliveryVersion: firstOf(again, 'deliveryVersion') ?? 0,
  });
}

async function walkAreaPlans({ ask }: Pick<Walk, 'ask'>, geo: unknown, ta: unknown): Promise<void> {
  await ask('GET', 'ai-option-mode/getGeoLocationPlanDetail', { planId: geo });
  await ask('GET', 'ai-option-mode/geoLocationMatchResultExport', { planId: geo });
  await ask('GET', 'ai-option-mode/getCrowdTagPlanDetail', { planId: ta });
  await ask('GET', 'ai-option-mode/crowdTagMatchResultExport', { planId: ta });
  await ask('GET', 'crowd-tag-plan/downloadSchedule/{planId}', { planId: ta });
  for (const name of [
    'executeQuotation',
    'getAreaVacancyPositionInfo',
    'getCityList',
    'getAllDeliveryCostInfo',
  ])
    await ask('GET', `crowd-tag-plan/v1/${name}`, { planId: ta });
  for (const name of [
    'exportAreaVacancyPositionHotDetail',
    'getAreaVacancyPositionHotDetail',
    'getCostAggregateList',
  ])
    await ask('POST', `crowd-tag-plan/v1/${name}`, { planId: ta });
}
