import { readPresentation } from '@ooh/report/testing/read-presentation';
import { countText, shareText } from '@ooh/report/report-text';
import { expect, test } from 'vitest';
import { startMeasuredOrder } from '../../../testing/measured-order.ts';
import { expectFailure, type TestUser } from '../../../testing/test-service.ts';

const measured = startMeasuredOrder();
const { service } = measured;
const subject = () => ({ reportKind: 'bus' as const, orderId: measured.order.orderId });
const page = (pageId: string, isHidden = false, title: string | null = null) => ({ pageId, isHidden, title });
const deckOf = async (as: TestUser) => {
  const answer = await service.call('v1/reports/export', { ...subject(), format: 'pptx' }, { as });
  return readPresentation(answer.bytes).slides;
};

test('the file has the figures that the calls answer, and the arrangement that was saved', async () => {
  const { orderId } = measured.order;
  const collect = await service.body(
    'bus-report-exposure/getBusReportCollectResult',
    { orderId },
    { as: 'admin' },
  );
  const [, figures] = await deckOf('admin');
  expect(figures.texts).toContain(`${countText(collect.counts.vehicles)} 辆`);
  expect(figures.texts).toContain(shareText(collect.comparison.actual.reachShare.value));
  expect(figures.texts).toContain(countText(collect.comparison.actual.impressions.value));

  const pages = [
    page('report-cost'),
    page('report-delivery'),
    page('top-sentences', true),
    page('report-forms', false, '都是整车'),
  ];
  const saved = await service.body(
    'v1/reports/save-layout',
    { ...subject(), pages, version: 0 },
    { as: 'admin' },
  );
  expect(saved).toMatchObject({ version: 1, pages });
  const titles = (await deckOf('admin')).map(({ title }) => title);
  expect(titles).not.toContain('三句话说清这次公交投放');
  expect(titles).toContain('都是整车');
  const at = (start: string) => titles.findIndex((title) => title.startsWith(start));
  expect(at('CPM（每千次曝光花费）')).toBeLessThan(at('触达目标人群'));

  const pdf = await service.call('v1/reports/export', { ...subject(), format: 'pdf' }, { as: 'admin' });
  expect(pdf.bytes.toString('latin1', 0, 5)).toBe('%PDF-');
  expect(pdf.bytes.toString('latin1')).toContain(`/Count ${titles.length}/`);
});

test('weeks and N+ of the buses are those of the appraisal where the order has nothing else', async () => {
  const { orderId } = measured.order;
  const as = { as: 'customer' } as const;
  const buses = await service.body('bus-report-exposure/getBusReportCollectResult', { orderId }, as);
  const whole = await service.body('effectestimate/{orderId}/entiretyExposureCrowd', { orderId }, as);
  const more = await service.body('effectestimate/{orderId}/getExpandIndicatorData', { orderId }, as);
  expect(buses.weeks).toEqual(whole.weeks);
  expect(buses.reachAtLeast).toEqual(more.reachAtLeast);
  expect(buses.comparison).toEqual(whole.comparison);
});

test('an outrun save is refused, advertisers do not arrange, and nobody reads reports of others', async () => {
  const save = (version: number, as: TestUser) =>
    service.call('v1/reports/save-layout', { ...subject(), pages: [], version }, { as });
  expectFailure(await save(0, 'admin'), 'conflict');
  expectFailure(await save(1, 'customer'), 'refused');
  expectFailure(await save(1, 'planner'), 'notFound');
  expectFailure(await service.call('v1/reports/layout', subject(), { as: 'planner' }), 'notFound');
  expect(await service.body('v1/reports/layout', subject(), { as: 'customer' })).toMatchObject({
    version: 1,
  });
  const twice = [page('report-cost'), page('report-cost')];
  expectFailure(
    await service.call('v1/reports/save-layout', { ...subject(), pages: twice, version: 1 }, { as: 'admin' }),
    'refused',
  );
});
