import { percentText } from '@ooh/contract/core/percent-text';
import { exactMoney, personsText } from '@ooh/report/deck-pages';
import { readPresentation } from '@ooh/report/testing/read-presentation';
import { readWorkbook } from '@ooh/report/testing/read-workbook';
import type { CallOutput } from '@ooh/contract/registry';
import { beforeAll, expect, test } from 'vitest';
import { countText } from './disclosure/figure-text.ts';
import { seedSampleBrands } from './reference/brand/brand-store.ts';
import { computedPlan } from './testing/seeded-plan.ts';
import { newOrder } from './testing/new-order.ts';
import { drawCity, publishLines, publishPanel, seedSmallCity } from './testing/small-city.ts';
import { startTestService } from './testing/test-service.ts';

const cities = ['440300', '310100'] as const;
const service = startTestService();
let planId: string;
let orderId: string;
let saved: CallOutput<'bus-plan/v1/getCityBusLinePlanDeliveryData'>[];

beforeAll(async () => {
  await seedSampleBrands(service.context.db);
  await seedSmallCity(service.context, cities[0], { persons: 4000, lines: 8 });
  const other = drawCity(cities[1], { persons: 2000, lines: 6, seed: 2 });
  // Line ids are unique over all cities.
  const lines = other.lines.map((line) => ({ ...line, lineId: `other-${line.lineId}` }));
  await publishLines(service.context, cities[1], lines);
  await publishPanel(service.context, cities[1], other.panel);
  const brief = { name: '双城品牌', cityCodes: [...cities], budgetFen: 40_000_000 };
  ({ planId } = await computedPlan(service, brief, { discountBasisPoints: 7300, lineDesignFen: 50_000 }));
  saved = [];
  for (const cityCode of cities)
    saved.push(await service.body('bus-plan/v1/getCityBusLinePlanDeliveryData', { planId, cityCode }));
  const placement = await service.body('mediaOrder/getMediaPlacementPlanByPlanId', { planId });
  ({ orderId } = await newOrder(
    service,
    placement.items.map(
      ({
        cityCode,
        mediumId,
        formId,
        lineId,
        deck,
        quantity,
        startDate,
        endDate,
        discountPermille,
        designFen,
      }) => {
        const unit = { lineId: lineId!, deck: deck! };
        const terms = { quantity, startDate, endDate, discountPermille, designFen };
        return { cityCode, mediumId, formId, ...unit, ...terms };
      },
    ),
    {
      cityCodes: [...cities],
      mediumIds: [1],
      startDate: placement.startDate,
      endDate: placement.endDate,
      smartPlanIds: [planId],
      targetAudience: { groups: [{ conditions: [{ labelIds: [102] }] }] },
    },
  ));
});
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const evaluationOf = (city: (typeof saved)[number]) => city.evaluation!;

test('the page, a fresh evaluation, the list of cities and a comparison say the same of a city', async () => {
  const rows = await service.body('bus-plan/v1/getCityList', { planId });
  for (const city of saved) {
    const { cityCode, delivery } = city;
    const evaluation = evaluationOf(city);
    const again = await service.body('v1/bus-plan/evaluate', { planId, cityCode, delivery });
    expect(again).toEqual(evaluation);
    const row = rows.find((each) => each.cityCode === cityCode)!;
    expect(row).toMatchObject({
      reachShare: evaluation.reachShare,
      netFen: evaluation.amounts.netFen,
      totalFen: evaluation.amounts.totalFen,
      vehicles: evaluation.vehicles,
      certificate: city.certificate,
    });
    // What was optimised is the headline.
    expect(city.certificate!.value).toBeCloseTo(evaluation.reach.value!, 3);
    const none = { planId, cityCode, before: { lines: [] }, after: delivery };
    const compared = await service.body('v1/bus-plan/compare', none);
    expect(compared.reach.value).toBeCloseTo(evaluation.reach.value!, 6);
    expect(compared.totalFen).toBe(evaluation.amounts.totalFen);
  }
});

test('the list of plans adds cities up: people reached by people of the audience, money by money', async () => {
  const { rows } = await service.body('ai-option-mode/list', {});
  const row = rows.find((each) => each.planId === planId)!;
  const reached = sum(saved.map((city) => evaluationOf(city).reach.value!));
  const audience = sum(saved.map((city) => evaluationOf(city).taUniverse!));
  expect(row.reachShare.value).toBeCloseTo(reached / audience, 9);
  expect(row.netFen).toBe(sum(saved.map((city) => evaluationOf(city).amounts.netFen)));
  const { total } = await service.body('bus-plan/v1/getCostAggregateList', { planId });
  for (const key of ['rateCardFen', 'netFen', 'productionFen', 'taxFen', 'totalFen'] as const)
    expect(total[key]).toBe(sum(saved.map((city) => evaluationOf(city).amounts[key])));
});

test('the order made of it has its price and its effect, before and as it is appraised', async () => {
  const { investment, estimate, allMedia } = await service.body(
    'mediaOrder/overallInvestmentEstimatePlacement',
    { orderId },
  );
  const { total } = await service.body('bus-plan/v1/getCostAggregateList', { planId });
  expect(investment.amounts).toEqual(total);
  for (const city of saved) {
    const { evaluation } = estimate.find(({ cityCode }) => cityCode === city.cityCode)!;
    expect(evaluation).toEqual(evaluationOf(city));
  }
  const { comparison } = await service.body('mediaOrder/orderEntiretyExposureCrowd/{orderId}', { orderId });
  const { planned } = comparison;
  const all = (of: (city: (typeof saved)[number]) => number) => sum(saved.map(of));
  expect(planned.impressions.value! / all((city) => evaluationOf(city).impressions.value!)).toBeCloseTo(1, 6);
  expect(planned.taImpressions.value! / all((city) => evaluationOf(city).taImpressions.value!)).toBeCloseTo(
    1,
    6,
  );
  const reached = all((city) => evaluationOf(city).reach.value!);
  expect(planned.reach.value! / reached).toBeCloseTo(1, 6);
  expect(planned.reachShare.value).toBeCloseTo(reached / all((city) => evaluationOf(city).taUniverse!), 6);
  const [listed] = (await service.body('v1/orders/planned-exposures', { orderIds: [orderId] })).rows;
  expect(listed).toMatchObject({
    reach: planned.reach,
    impressions: planned.impressions,
    cpmFen: planned.cpmFen,
  });
  const link = await service.body('v1/orders/share', { orderId, showsPrices: true });
  const shared = await service.body('v1/orders/shared', { token: link.token }, { as: null });
  expect(shared.amounts).toEqual(total);
  // The measure of all media says of bus bodies what the plan says.
  expect(allMedia!.reach.value! / reached).toBeCloseTo(1, 6);
  const reachedAt = (end: 'shareAtLow' | 'shareAtHigh') =>
    all((city) => evaluationOf(city).sensitivity[0][end] * evaluationOf(city).taUniverse!) /
    all((city) => evaluationOf(city).taUniverse!);
  for (const range of [allMedia!.reachShareRange!, comparison.reachShareRange.planned!]) {
    expect(range.low).toBeCloseTo(reachedAt('shareAtLow'), 6);
    expect(range.high).toBeCloseTo(reachedAt('shareAtHigh'), 6);
  }
  for (const city of saved) {
    const part = allMedia!.cities.find(({ cityCode }) => cityCode === city.cityCode)!;
    expect(part.reachShare.value! / evaluationOf(city).reachShare.value!).toBeCloseTo(1, 6);
  }
  const { effect } = await service.body('v1/orders/shared-outlook', { token: link.token }, { as: null });
  expect(effect).toMatchObject({
    reach: allMedia!.reach,
    reachShare: allMedia!.reachShare,
    reachShareRange: allMedia!.reachShareRange,
    frequency: allMedia!.frequency,
    left: [],
  });
});

/** All that a document says. */
const workbookTexts = (bytes: Buffer) =>
  [...readWorkbook(bytes).sheets.values()].flatMap(({ cells }) =>
    [...cells.values()].map(({ value }) => String(value)),
  );
const deckTexts = (bytes: Buffer) =>
  readPresentation(bytes).slides.flatMap(({ title, texts, tables }) => [
    title,
    ...texts,
    ...[...tables.values()].flat(2),
  ]);
/** Texts of a PDF, whose strings are UTF-16 in hexadecimal. */
const pdfText = (bytes: Buffer) =>
  [...bytes.toString('latin1').matchAll(/<([0-9A-Fa-f]+)> Tj/g)]
    .map(([, hex]) => Buffer.from(hex, 'hex').swap16().toString('utf16le'))
    .join('')
    .replaceAll(/\s/g, '');

test('quotation, schedule, proposal and proof print these figures', async () => {
  const quotation = workbookTexts((await service.call('bus-plan/v1/executeQuotation', { planId })).bytes);
  const schedule = workbookTexts((await service.call('v1/bus-plan/schedule', { planId })).bytes);
  const proposal = deckTexts((await service.call('v1/orders/proposal', { orderId })).bytes);
  const ofPlan = deckTexts((await service.call('v1/smart-select/proposal', { planId })).bytes);
  const ofOrder = workbookTexts((await service.call('v1/orders/quotation', { orderId })).bytes);
  const { total } = await service.body('bus-plan/v1/getCostAggregateList', { planId });
  const yuan = (total.totalFen / 100).toString();
  for (const texts of [quotation, schedule, ofOrder]) expect(texts).toContain(yuan);
  for (const texts of [proposal, ofPlan]) expect(texts).toContain(exactMoney(total.totalFen));
  const reached = sum(saved.map((city) => evaluationOf(city).reach.value!));
  expect(ofPlan.join()).toContain(`${personsText(reached)}目标顾客`);
  for (const city of saved) {
    const { reach, reachShare, impressions } = evaluationOf(city);
    for (const texts of [schedule, proposal, ofPlan]) {
      expect(texts).toContain(countText(reach.value!));
      expect(texts).toContain(percentText(reachShare.value!));
      expect(texts).toContain(countText(impressions.value!));
    }
    const where = { planId, cityCode: city.cityCode };
    const proof = pdfText((await service.call('v1/bus-plan/certificate-document', where)).bytes);
    expect(proof).toContain(`TA到达率：${percentText(reachShare.value!)}`);
  }
});
