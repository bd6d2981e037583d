import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import { seededRandom } from '@ooh/measurement/random';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedSampleBrands } from '../brand/brand-store.ts';
import { handRates } from '../testing/hand-rates.ts';
import { seedSmallCity, type SmallCity } from '../testing/small-city.ts';
import { smallOrder, type SmallOrder } from '../testing/small-order.ts';
import { expectFailure, openTestService, type TestService } from '../testing/test-service.ts';

const [shenzhen, shanghai, wuhan] = ['440300', '310100', '420100'] as const;
const audience: TargetAudience = {
  groups: [{ join: 'and', conditions: [{ join: 'and', labelIds: [102] }] }],
};
let service: TestService;
let city: SmallCity;
let order: SmallOrder;
/** By line of the order, contacts of every person with one vehicle a day. */
let rates: Float64Array[];

const days = { fromDay: -14, toDay: 13 };
beforeAll(async () => {
  service = await openTestService();
  await seedSampleBrands(service.context.db);
  city = await seedSmallCity(service.context, shenzhen, { persons: 1200, lines: 6, seed: 71 });
  await seedSmallCity(service.context, shanghai, { persons: 60, lines: 2, seed: 72 });
  const lines = city.lines.slice(0, 2);
  rates = lines.map((line) => handRates(city.panel, line));
  order = await smallOrder(service, {
    owner: 'customer',
    audience,
    target: { reachShare: 0.9, cpmFen: 1 },
    items: [
      {
        ...days,
        cityCode: shenzhen,
        lineId: lines[0]!.lineId,
        quantity: 3,
        netFen: 2_800_000,
        units: [{ state: 'posted' }, { state: 'late', late: 4 }, { state: 'missing' }],
      },
      {
        ...days,
        cityCode: shenzhen,
        lineId: lines[1]!.lineId,
        quantity: 2,
        units: [{ state: 'wrong' }, { state: 'posted' }],
      },
      { ...days, cityCode: wuhan, lineId: 'w-1', quantity: 2 },
      { ...days, cityCode: shanghai, lineId: 'small-00', quantity: 1, units: [{ state: 'posted' }] },
      { ...days, cityCode: shenzhen, mediumId: 7, faceId: 'nowhere', positionId: 'nowhere' },
    ],
  });
});
afterAll(() => service.close());

const as = { as: 'customer' } as const;
const isTarget = (labels: readonly number[]) => labels.includes(102);

/** Expected contacts of every person with so many vehicle-days of each line. */
const contacts = (vehicleDays: readonly number[]) =>
  city.panel.persons.map((_, p) => vehicleDays.reduce((sum, n, i) => sum + n * rates[i]![p]!, 0));
const total = (means: readonly number[], of: (mean: number) => number, all = false) =>
  city.panel.persons.reduce(
    (sum, { weight, labels }, p) => sum + (all || isTarget(labels) ? weight * of(means[p]!) : 0),
    0,
  );

// Line 0: 15 days of one vehicle, 11 of a late one. Line 1: 15 days of one vehicle; the other shows something else.
const actual = () => contacts([15 + 11, 15]);
const planned = () => contacts([3 * 28, 2 * 28]);

test('plan and as-run are what the panel comes to by hand, up to today', async () => {
  const found = await service.body(
    'effectestimate/{orderId}/entiretyExposureCrowd',
    {
      orderId: order.orderId,
    },
    as,
  );
  const { comparison, scope, postings } = found;
  expect(scope.stage).toBe('interim');
  const impressions = total(actual(), (mean) => mean, true);
  expect(comparison.actual.impressions.value! / impressions).toBeCloseTo(1, 5);
  expect(comparison.actual.taImpressions.value! / total(actual(), (mean) => mean)).toBeCloseTo(1, 5);
  const reach = total(actual(), (mean) => 1 - Math.exp(-mean));
  expect(comparison.actual.reach.value! / reach).toBeCloseTo(1, 5);
  expect(comparison.planned.reach.value! / total(planned(), (mean) => 1 - Math.exp(-mean))).toBeCloseTo(1, 5);
  expect(comparison.completionRate).toBeCloseTo(impressions / total(planned(), (mean) => mean, true), 5);
  const toDate = contacts([3 * 15, 2 * 15]);
  expect(comparison.toDateRate).toBeCloseTo(impressions / total(toDate, (mean) => mean, true), 5);
  expect(comparison.actual.grp).toBeCloseTo(
    (100 * total(actual(), (mean) => mean)) / total(actual(), () => 1),
    4,
  );
  // Net of the lines that the figures count, of the days that have passed.
  const net = (2_800_000 + 1_000_000) * (15 / 28);
  expect(comparison.actual.cpmFen! / ((1000 * net) / impressions)).toBeCloseTo(1, 3);
  expect(postings).toMatchObject({ plannedUnits: 6, postedUnits: 4 });
  expect(found.days).toHaveLength(28);
  expect(found.days.slice(0, 15).reduce((sum, day) => sum + day.actual!, 0) / impressions).toBeCloseTo(1, 5);
  expect(found.days[15]!.actual).toBeNull();
  expect(found.weeks[3]!.plannedShare).toBeCloseTo(comparison.planned.reachShare.value!, 6);
});

test('cities without data, and with too few people, say so and bring no figure', async () => {
  const { scope, rows } = await service.body(
    'effectestimate/{orderId}/getCityExposure',
    {
      orderId: order.orderId,
    },
    { as: 'admin' },
  );
  const of = (cityCode: string) => scope.cities.find((one) => one.cityCode === cityCode)!;
  expect(of(wuhan)).toMatchObject({ state: 'insufficient', reason: '该城市没有人群样本' });
  expect(of(shanghai)).toMatchObject({ state: 'insufficient' });
  expect(of(shanghai).reason).toContain('样本不足');
  expect(of(shenzhen)).toMatchObject({ state: 'measured', unmeasuredUnits: 1 });
  expect(of(shenzhen).basis).toMatchObject({ nature: '监测', isDemo: true });
  for (const row of rows) expect(row.comparison === null).toBe(row.cityCode !== shenzhen);
});

test('an order is seen by its own organisation and the platform, and only the granted part of it', async () => {
  const key = 'effectestimate/{orderId}/getMediumExposure';
  const { orderId } = order;
  expectFailure(await service.call(key, { orderId }), 'notFound');
  expectFailure(await service.call(key, { orderId: 'x' }, as), 'notFound');
  expectFailure(await service.call(key, { orderId, cityCode: wuhan }, as), 'notFound');
  const own = await service.body(key, { orderId }, as);
  // The customer has neither Wuhan nor LED screens.
  expect(own.rows.map((row) => row.mediumId)).toEqual([1]);
  expect(own.scope.cities.map((one) => one.cityCode).sort()).toEqual([shanghai, shenzhen]);
  const all = await service.body(key, { orderId }, { as: 'admin' });
  expect(all.rows.map((row) => [row.mediumId, row.comparison === null])).toEqual([
    [1, false],
    [7, true],
  ]);
  expect(all.rows[1]!.unmeasuredUnits).toBe(1);
});

test('goals are held against as-run figures', async () => {
  const { rows } = await service.body(
    'effectestimate/{orderId}/exposureTargetData',
    { orderId: order.orderId },
    as,
  );
  const grade = Object.fromEntries(rows.map((row) => [row.metric, row.grade]));
  expect(grade).toMatchObject({ frequency: null, impressions: null, cpmFen: 'missed' });
  const reach = rows.find((row) => row.metric === 'reachShare')!;
  expect(reach.grade).toBe(reach.actual! >= 0.9 ? 'met' : reach.actual! >= 0.72 ? 'partly' : 'missed');
});

test('the frequency distribution is exact and sums to the audience', async () => {
  const { distribution, reachAtLeast, indicators } = await service.body(
    'effectestimate/{orderId}/getExpandIndicatorData',
    { orderId: order.orderId },
    as,
  );
  expect(distribution).toHaveLength(11);
  const universe = total(actual(), () => 1);
  expect(distribution.reduce((sum, row) => sum + row.actualPersons, 0) / universe).toBeCloseTo(1, 6);
  expect(distribution[1]!.actualPersons / total(actual(), (mean) => mean * Math.exp(-mean))).toBeCloseTo(
    1,
    4,
  );
  expect(reachAtLeast[1]!.actualShare).toBeCloseTo(
    total(actual(), (mean) => 1 - Math.exp(-mean) * (1 + mean)) / universe,
    5,
  );
  const visit = indicators.find((row) => row.indicator === 'costPerVisitFen')!;
  expect(visit.actual).toBeNull();
  expect(visit.reason).toContain('数据源缺失');
});

test('the portrait of the reached is weighted by the chance to be reached', async () => {
  const { dimensions } = await service.body(
    'effectestimate/{orderId}/getBasicsGroupImageData',
    {
      orderId: order.orderId,
    },
    as,
  );
  expect(dimensions.every((one) => one.category === '基础属性')).toBe(true);
  const ages = dimensions.find((one) => one.dimension === '年龄')!;
  const means = actual();
  const share = (has: (labels: readonly number[]) => boolean) =>
    city.panel.persons.reduce(
      (sum, { weight, labels }, p) => sum + (has(labels) ? weight * (1 - Math.exp(-means[p]!)) : 0),
      0,
    );
  for (const { labelId, share: shown } of ages.labels)
    if (shown.value !== null)
      expect(shown.value).toBeCloseTo(share((labels) => labels.includes(labelId)) / share(() => true), 5);
  expect(ages.labels.some(({ share: shown }) => shown.value !== null)).toBe(true);
});

test('a label, an effect and a city are computed anew when a posting changes', async () => {
  const key = 'effectestimate/{orderId}/entiretyExposureCrowd';
  const input = { orderId: order.orderId, cityCode: shenzhen };
  const before = await service.body(key, input, as);
  const { db } = service.context;
  await db
    .updateTable('media_posting')
    .set({ state: 'posted', posted_on: before.days[0]!.date })
    .where('posting_id', '=', order.postingIds[0]![2]!)
    .execute();
  const after = await service.body(key, input, as);
  expect(after.comparison.actual.impressions.value!).toBeGreaterThan(
    before.comparison.actual.impressions.value!,
  );
  expect(after.comparison.planned).toEqual(before.comparison.planned);
});

test('the list shows what is computed, its filters and totals keep to what may be seen', async () => {
  const other = await smallOrder(service, {
    owner: 'planner',
    name: '别家订单',
    items: [{ ...days, cityCode: shenzhen, lineId: city.lines[0]!.lineId }],
  });
  const mine = await service.body('effectestimate/orderListPage', {}, as);
  expect(mine.rows.map((row) => row.orderId)).toEqual([order.orderId]);
  expect(mine.total).toBe(1);
  expect(mine.rows[0]).toMatchObject({ appraisalState: 'computed', stage: 'interim', state: 'running' });
  const everyone = await service.body('effectestimate/orderListPage', { sortBy: 'name' }, { as: 'admin' });
  expect(everyone.total).toBe(2);
  const waiting = await service.body(
    'effectestimate/orderListPage',
    { appraisalStates: ['waiting'] },
    { as: 'planner' },
  );
  expect(waiting.rows.map((row) => row.orderId)).toEqual([other.orderId]);
  expect(waiting.rows[0]!.comparison).toBeNull();
  for (const filter of [
    { mediumId: 7 },
    { cityCode: wuhan },
    { states: ['closed' as const] },
    { keyword: '别家' },
  ])
    expect((await service.body('effectestimate/orderListPage', filter, as)).total).toBe(0);
});

test('conclusions keep their history, and nobody writes over what he has not read', async () => {
  const write = (text: string, version: number) =>
    service.call('effectestimate/inputConclusionText', { orderId: order.orderId, text, version }, as);
  expect((await write('第一版', 0)).status).toBe(200);
  expectFailure(await write('没看到第一版', 0), 'conflict');
  const { envelope } = await write('第二版', 1);
  expect(envelope.body!.conclusions.map((one) => [one.version, one.text])).toEqual([
    [2, '第二版'],
    [1, '第一版'],
  ]);
  expectFailure(
    await service.call('effectestimate/inputConclusionText', {
      orderId: order.orderId,
      text: '别人',
      version: 2,
    }),
    'notFound',
  );
  const head = await service.body(
    'effectestimate/{orderId}/getMediaOrderByOrderId',
    { orderId: order.orderId },
    as,
  );
  expect(head.conclusions[0]).toMatchObject({ text: '第二版', authorName: '广告主示例' });
  expect(head.draft.length).toBeGreaterThan(0);
});

test('a third party reports: platform staff upload, those who may see the order read', async () => {
  const fields = { orderId: order.orderId, agency: '示例机构', issuedOn: '2026-11-20', impressions: '1000' };
  const file = { fileName: '报告.pdf', bytes: Buffer.from('%PDF-1.4 test') };
  expectFailure(await service.upload('v1/effect/third-party-reports', fields, file, as), 'refused');
  const sent = await service.upload('v1/effect/third-party-reports', fields, file, { as: 'admin' });
  expect(sent.envelope.body).toMatchObject({ version: 1 });
  const read = await service.body(
    'effectestimate/{orderId}/getThirdPartyEvaluationAttachmentId',
    { orderId: order.orderId },
    as,
  );
  expect(read.attachmentId).toBe(read.reports[0]!.attachmentId);
  const [figure] = read.figures;
  expect(figure!.delta).toBeCloseTo(1000 / figure!.platform! - 1, 8);
  const { reportId } = read.reports[0]!;
  const got = await service.call('v1/effect/third-party-reports/{reportId}', { reportId }, as);
  expect(got.bytes.toString()).toBe('%PDF-1.4 test');
  expectFailure(await service.call('v1/effect/third-party-reports/{reportId}', { reportId }), 'notFound');
});

test('behaviour: classes share out the audience, and effects without data are not claimed', async () => {
  const found = await service.body(
    'effectestimate/{orderId}/getBehaviorDetailsData',
    { orderId: order.orderId },
    as,
  );
  expect(found.classes.map(({ from, to }) => [from, to])).toEqual([
    [0, 0],
    [1, 2],
    [3, 5],
    [6, null],
  ]);
  expect(found.classes.reduce((sum, one) => sum + one.share, 0)).toBeCloseTo(1, 8);
  expect(found.outcomes.map(({ kind, state }) => [kind, state])).toEqual([
    ['visit', 'no-source'],
    ['search', 'no-source'],
  ]);
});

const sendOutcomes = (lines: readonly string[], isDryRun: boolean, who: object = { as: 'admin' }) =>
  service.upload(
    'v1/effect/outcomes',
    { orderId: order.orderId, cityCode: shenzhen, isDryRun: String(isDryRun) },
    {
      fileName: '到访.csv',
      bytes: Buffer.from(['人员编号,类型,安慰剂期次数,投放前次数,投放后次数', ...lines].join('\n')),
    },
    who,
  );

test('outcomes of panel persons become an effect with matched control, claimed only where it may be', async () => {
  const read = async () =>
    (await service.body('effectestimate/{orderId}/getBehaviorDetailsData', { orderId: order.orderId }, as))
      .outcomes[0]!;
  const random = seededRandom(3);
  const did = (chance: number) => (random.next() < chance ? 1 : 0);
  const isExposed = (mean: number) => 1 - Math.exp(-mean) >= 0.5;
  // Another posting was corrected in a test above: line 0 runs three vehicles by now.
  const means = contacts([15 + 11 + 15, 15]);
  const women = city.panel.persons.filter(({ labels }) => isTarget(labels));
  const exposed = women.filter(({ person }) => isExposed(means[person]!)).length;
  const control = women.filter(({ person }) => 1 - Math.exp(-means[person]!) <= 0.1).length;
  // Everybody came before; of the control every fortieth no more.
  const strong = means.map((mean, p) => `${p},到访,1,1,${isExposed(mean) || p % 40 > 0 ? 1 : 0}`);
  expectFailure(await sendOutcomes(strong, true, as), 'refused');
  expect((await sendOutcomes(strong, true)).envelope.body).toMatchObject({
    rowsAccepted: 1200,
    isWritten: false,
  });
  expect((await read()).state).toBe('no-source');
  expect((await sendOutcomes(strong, false)).envelope.body!.isWritten).toBe(true);
  const found = await read();
  if (exposed >= 50 && control >= 50) {
    expect(found.state).toBe('measured');
    expect(Math.abs(found.uplift.value! - 0.025)).toBeLessThan(0.03);
    expect(found.placebo).toMatchObject({ value: 0, low: 0, high: 0 });
    expect(found.source).toBe('到访.csv');
  } else expect(found).toMatchObject({ state: 'small-sample', uplift: { value: null } });
  // Rare outcomes leave too little power for a claim.
  await sendOutcomes(
    means.map((_, p) => `${p},到访,${did(0.05)},${did(0.05)},${did(0.06)}`),
    false,
  );
  const rare = await read();
  expect(['underpowered', 'small-sample', 'placebo-failed']).toContain(rare.state);
  expect(rare.uplift.value).toBeNull();
  expect((await sendOutcomes(['99999,到访,0,0,1', '1,看见,0,0,1'], false)).envelope.body).toMatchObject({
    rowsAccepted: 0,
    isWritten: false,
    issueCount: 2,
  });
});
