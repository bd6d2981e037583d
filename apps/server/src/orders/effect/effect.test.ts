import { expect, test } from 'vitest';
import {
  measuredCity as shenzhen,
  measuredDays as days,
  startMeasuredOrder,
  smallSampleCity as shanghai,
  unknownCity as wuhan,
  type MeasuredOrder,
} from '../../testing/measured-order.ts';
import { smallOrder } from '../../testing/small-order.ts';
import { expectFailure } from '../../testing/test-service.ts';

const measured = startMeasuredOrder();
const { service } = measured;

const as = { as: 'customer' } as const;
const contacts: MeasuredOrder['contacts'] = (vehicleDays) => measured.contacts(vehicleDays);
const total: MeasuredOrder['total'] = (...asked) => measured.total(...asked);

// Line 0: 15 days of one vehicle, 11 of a late one. Line 1: 15 days of one vehicle; the other shows something else.
const actual = () => contacts([15 + 11, 15]);
const planned = () => contacts([3 * 28, 2 * 28]);

test('plan and as-run equal a direct computation from the panel, up to today', async () => {
  const found = await service.body(
    'effectestimate/{orderId}/entiretyExposureCrowd',
    {
      orderId: measured.order.orderId,
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
  const { low, high } = comparison.reachShareRange.actual!;
  const atScale = (scale: number) =>
    total(actual(), (mean) => 1 - Math.exp(-scale * mean)) / total(actual(), () => 1);
  expect(low).toBeCloseTo(atScale(0.24 / 0.36), 6);
  expect(high).toBeCloseTo(atScale(0.54 / 0.36), 6);
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
  expect(found.days[15].actual).toBeNull();
  expect(found.weeks[3].plannedShare).toBeCloseTo(comparison.planned.reachShare.value!, 6);
});

test('cities without data, or with too few people, give the reason and no figure', async () => {
  const { scope, rows } = await service.body(
    'effectestimate/{orderId}/getCityExposure',
    {
      orderId: measured.order.orderId,
    },
    { as: 'admin' },
  );
  const of = (cityCode: string) => scope.cities.find((one) => one.cityCode === cityCode)!;
  expect(of(wuhan)).toMatchObject({ state: 'insufficient', reason: '该城市没有人群样本' });
  expect(of(shanghai)).toMatchObject({ state: 'insufficient' });
  expect(of(shanghai).reason).toContain('样本不足');
  expect(of(shenzhen)).toMatchObject({ state: 'measured', unmeasuredUnits: 1 });
  expect(of(shenzhen).basis).toMatchObject({ nature: '按执行测算', isDemo: true });
  for (const row of rows) expect(row.comparison === null).toBe(row.cityCode !== shenzhen);
});

test('an order is seen by its own organisation and the platform, and only the granted part of it', async () => {
  const key = 'effectestimate/{orderId}/getMediumExposure';
  const { orderId } = measured.order;
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
  expect(all.rows[1].unmeasuredUnits).toBe(1);
});

test('goals are compared with as-run figures', async () => {
  const { rows } = await service.body(
    'effectestimate/{orderId}/exposureTargetData',
    { orderId: measured.order.orderId },
    as,
  );
  const grade = Object.fromEntries(rows.map((row) => [row.metric, row.grade]));
  // Days are still to come: nothing is missed yet.
  expect(grade).toMatchObject({ frequency: null, impressions: null, cpmFen: 'open' });
  const reach = rows.find((row) => row.metric === 'reachShare')!;
  expect(reach.grade).toBe(reach.actual! >= 0.9 ? 'met' : 'open');
});

test('the frequency distribution is exact and sums to the audience', async () => {
  const { distribution, reachAtLeast, indicators } = await service.body(
    'effectestimate/{orderId}/getExpandIndicatorData',
    { orderId: measured.order.orderId },
    as,
  );
  expect(distribution).toHaveLength(11);
  const universe = total(actual(), () => 1);
  expect(distribution.reduce((sum, row) => sum + row.actualPersons!, 0) / universe).toBeCloseTo(1, 6);
  expect(distribution[1].actualPersons! / total(actual(), (mean) => mean * Math.exp(-mean))).toBeCloseTo(
    1,
    4,
  );
  expect(reachAtLeast[1].actualShare).toBeCloseTo(
    total(actual(), (mean) => 1 - Math.exp(-mean) * (1 + mean)) / universe,
    5,
  );
  const visit = indicators.find((row) => row.indicator === 'costPerVisitFen')!;
  expect(visit.actual).toBeNull();
  expect(visit.reason).toContain('数据源缺失');
});

test('the portrait of the reached is weighted by the probability of being reached', async () => {
  const { dimensions } = await service.body(
    'effectestimate/{orderId}/getBasicsGroupImageData',
    {
      orderId: measured.order.orderId,
    },
    as,
  );
  expect(dimensions.every((one) => one.category === '基础属性')).toBe(true);
  const ages = dimensions.find((one) => one.dimension === '年龄')!;
  const means = actual();
  const share = (has: (labels: readonly number[]) => boolean) =>
    measured.city.panel.persons.reduce(
      (sum, { weight, labels }, p) => sum + (has(labels) ? weight * (1 - Math.exp(-means[p])) : 0),
      0,
    );
  for (const { labelId, share: shown } of ages.labels)
    if (shown.value !== null)
      expect(shown.value).toBeCloseTo(share((labels) => labels.includes(labelId)) / share(() => true), 5);
  expect(ages.labels.some(({ share: shown }) => shown.value !== null)).toBe(true);
});

test('a label, an effect and a city are computed anew when a posting changes', async () => {
  const key = 'effectestimate/{orderId}/entiretyExposureCrowd';
  const input = { orderId: measured.order.orderId, cityCode: shenzhen };
  const before = await service.body(key, input, as);
  const { db } = service.context;
  await db
    .updateTable('media_posting')
    .set({ state: 'posted', posted_on: before.days[0].date })
    .where('posting_id', '=', measured.order.postingIds[0][2])
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
    items: [{ ...days, cityCode: shenzhen, lineId: measured.city.lines[0].lineId }],
  });
  const mine = await service.body('effectestimate/orderListPage', {}, as);
  expect(mine.rows.map((row) => row.orderId)).toEqual([measured.order.orderId]);
  expect(mine.total).toBe(1);
  expect(mine.rows[0]).toMatchObject({ appraisalState: 'computed', stage: 'interim', state: 'running' });
  expect(mine.rows[0].measuredCities.find((one) => one.cityCode === shenzhen)!.basis).toMatchObject({
    nature: '按执行测算',
  });
  const everyone = await service.body('effectestimate/orderListPage', { sortBy: 'name' }, { as: 'admin' });
  expect(everyone.total).toBe(2);
  const waiting = await service.body(
    'effectestimate/orderListPage',
    { appraisalStates: ['waiting'] },
    { as: 'planner' },
  );
  expect(waiting.rows.map((row) => row.orderId)).toEqual([other.orderId]);
  expect(waiting.rows[0]).toMatchObject({ comparison: null, measuredCities: [] });
  for (const filter of [
    { mediumId: 7 },
    { cityCode: wuhan },
    { states: ['closed' as const] },
    { keyword: '别家' },
  ])
    expect((await service.body('effectestimate/orderListPage', filter, as)).total).toBe(0);
});

test('conclusions keep their history, and a save based on an older version is refused', async () => {
  const write = (text: string, version: number) =>
    service.call(
      'effectestimate/inputConclusionText',
      { orderId: measured.order.orderId, text, version },
      { as: 'admin' },
    );
  expect((await write('第一版', 0)).status).toBe(200);
  expectFailure(await write('没看到第一版', 0), 'conflict');
  const { envelope } = await write('第二版', 1);
  expect(envelope.body!.conclusions.map((one) => [one.version, one.text])).toEqual([
    [2, '第二版'],
    [1, '第一版'],
  ]);
  expectFailure(
    await service.call('effectestimate/inputConclusionText', {
      orderId: measured.order.orderId,
      text: '别人',
      version: 2,
    }),
    'notFound',
  );
  // Advertisers read conclusions.
  expectFailure(
    await service.call(
      'effectestimate/inputConclusionText',
      { orderId: measured.order.orderId, text: '自己写的', version: 2 },
      as,
    ),
    'refused',
  );
  const head = await service.body(
    'effectestimate/{orderId}/getMediaOrderByOrderId',
    { orderId: measured.order.orderId },
    as,
  );
  expect(head.conclusions[0]).toMatchObject({ text: '第二版', authorName: '平台管理员' });
  expect(head.draft.length).toBeGreaterThan(0);
});

test('a third party reports: platform staff upload, those who may see the order read', async () => {
  const fields = {
    orderId: measured.order.orderId,
    agency: '示例机构',
    issuedOn: '2026-11-20',
    reachShare: '0.3',
  };
  const file = { fileName: '报告.pdf', bytes: Buffer.from('%PDF-1.4 test') };
  expectFailure(await service.upload('v1/effect/third-party-reports', fields, file, as), 'refused');
  const sent = await service.upload('v1/effect/third-party-reports', fields, file, { as: 'admin' });
  expect(sent.envelope.body).toMatchObject({ version: 1 });
  const read = await service.body(
    'effectestimate/{orderId}/getThirdPartyEvaluationAttachmentId',
    { orderId: measured.order.orderId },
    as,
  );
  expect(read.attachmentId).toBe(read.reports[0].attachmentId);
  const [figure] = read.figures;
  expect(figure.delta).toBeCloseTo(0.3 / figure.platform! - 1, 8);
  const { reportId } = read.reports[0];
  const got = await service.call('v1/effect/third-party-reports/{reportId}', { reportId }, as);
  expect(got.bytes.toString()).toBe('%PDF-1.4 test');
  expectFailure(await service.call('v1/effect/third-party-reports/{reportId}', { reportId }), 'notFound');
});
