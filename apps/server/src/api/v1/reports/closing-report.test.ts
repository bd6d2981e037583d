import { countText, shareText } from '@ooh/report/report-text';
import { readIdentity } from '@ooh/report/report-identity';
import { readPdfText } from '@ooh/report/testing/read-pdf-text';
import { readPresentation } from '@ooh/report/testing/read-presentation';
import { expect, test } from 'vitest';
import { sql } from '../../../platform/storage/postgres/database.ts';
import { startMeasuredOrder } from '../../../testing/measured-order.ts';
import { expectFailure, type TestUser } from '../../../testing/test-service.ts';
import { verifyReport } from './verify-report.ts';

const measured = startMeasuredOrder();
const { service } = measured;
const subject = () => ({ reportKind: 'closing' as const, orderId: measured.order.orderId });
const check = (as: TestUser = 'admin', version: 'client' | 'internal' = 'client') =>
  service.body('v1/reports/closing-check', { orderId: measured.order.orderId, version }, { as });
const file = (format: 'pptx' | 'pdf', as: TestUser = 'admin', version: 'client' | 'internal' = 'client') =>
  service.call('v1/reports/export', { ...subject(), format, version }, { as });
const conclude = (text: string, version: number) =>
  service.call(
    'effectestimate/inputConclusionText',
    { orderId: measured.order.orderId, text, version },
    { as: 'admin' },
  );
/** Lets the campaign have ended some days ago. */
async function end() {
  const { db } = service.context;
  await sql`update media_order_item set period = daterange(lower(period) - 30, upper(period) - 30)`.execute(
    db,
  );
  await sql`update media_posting set posted_on = posted_on - 30, taken_down_on = taken_down_on - 30`.execute(
    db,
  );
  await sql`update media_order set start_date = start_date - 30, end_date = end_date - 30`.execute(db);
}

test('no file is given out while the campaign runs, nor before somebody signed the conclusion', async () => {
  expect((await check()).refusal).toMatch(/^投放尚未结束/);
  expectFailure(await file('pdf'), 'refused');
  await end();
  expect((await check()).refusal).toMatch(/^结论未确认/);
  expectFailure(await file('pptx'), 'refused');
});

test('words of the trade in a conclusion keep the file from the client, not from the agency', async () => {
  await conclude('折扣已到底。', 0);
  expect((await check()).refusal).toMatch(
    /^客户版的「(触达目标人群|核心结论).*」页有内部用词「折扣」，请修改结论或页面标题$/,
  );
  expectFailure(await file('pdf'), 'refused');
  expect((await check('admin', 'internal')).refusal).toBeNull();
  await conclude('按约定完成投放。', 1);
  expect((await check()).refusal).toBeNull();
});

test('both files have the pages and figures of the calls, and the same request has the same bytes', async () => {
  const { orderId } = measured.order;
  const as = { as: 'admin' } as const;
  const whole = await service.body('effectestimate/{orderId}/entiretyExposureCrowd', { orderId }, as);
  const { identity, pages } = await check();
  const [deck, pdf] = [await file('pptx'), await file('pdf')];
  const { slides } = readPresentation(deck.bytes);
  const printed = readPdfText(pdf.bytes);
  // What is ready, the page of method and the one of the identity.
  expect(slides).toHaveLength(pages.filter(({ ready }) => ready).length + 2);
  expect(printed).toHaveLength(slides.length);
  const { reachShare, impressions } = whole.comparison.actual;
  const goals = slides.findIndex(({ title }) => title.startsWith('约定目标'));
  for (const figure of [shareText(reachShare.value), shareText(whole.comparison.completionRate)]) {
    expect(slides[goals].texts).toContain(figure);
    expect(printed[goals]).toContain(figure);
  }
  expect(slides.flatMap(({ texts }) => texts)).toContain(countText(impressions.value));
  expect(readIdentity(deck.bytes)).toEqual(identity);
  expect([...slides.at(-1)!.tables.values()].flat(2)).toContain(identity.hash);
  expect((await file('pptx')).bytes.equals(deck.bytes)).toBe(true);
  expect((await file('pdf')).bytes.equals(pdf.bytes)).toBe(true);
});

test('an advertiser has his version alone, without pages of the trade; others have no report at all', async () => {
  const pages = await check('customer');
  expect(pages.pages.map(({ page }) => page)).not.toContain('competition');
  expect(pages.pages.map(({ page }) => page)).not.toContain('opportunities');
  expect((await check('admin', 'internal')).pages.map(({ page }) => page)).toContain('competition');
  const { orderId } = measured.order;
  expectFailure(
    await service.call('v1/reports/closing-check', { orderId, version: 'internal' }, { as: 'customer' }),
    'refused',
  );
  expectFailure(await file('pdf', 'customer', 'internal'), 'refused');
  expectFailure(await service.call('v1/reports/closing-check', { orderId }, { as: 'planner' }), 'notFound');
  expectFailure(await file('pdf', 'planner'), 'notFound');
});

test('a file is made again and found equal; once the data or the file change, what differs is named', async () => {
  const { bytes } = await file('pdf');
  expect(await verifyReport(service.context, bytes)).toMatchObject({ isSame: true });
  const edited = Buffer.from(bytes);
  edited[edited.length - 8] ^= 1;
  const touched = await verifyReport(service.context, edited);
  expect(touched.isSame).toBe(false);
  expect(touched.lines.at(-1)).toMatch(/被改动过/);
  await conclude('换了结论。', 2);
  const { isSame, lines } = await verifyReport(service.context, bytes);
  expect(isSame).toBe(false);
  expect(lines.slice(3)).toEqual([
    '  结论版本：文件 2，现在 3',
    expect.stringMatching(/^  页面「(触达目标人群|核心结论).*」的内容不同$/),
  ]);
  await expect(verifyReport(service.context, Buffer.from('%PDF-'))).rejects.toThrow(/没有结案报告的校验信息/);
});

test('a link shows the pages of the client, without photos, until it is revoked', async () => {
  const { orderId } = measured.order;
  const as = { as: 'admin' } as const;
  expectFailure(await service.call('v1/orders/share', { orderId, shows: 'closing' }, as), 'invalid');
  const { shareId, token } = await service.body(
    'v1/orders/share',
    { orderId, shows: 'closing', showsPrices: true },
    as,
  );
  const open = () => service.call('v1/reports/shared', { token }, { as: null });
  const shown = await service.body('v1/reports/shared', { token }, { as: null });
  const { slides } = readPresentation((await file('pptx')).bytes);
  expect(shown.pages.map(({ title }) => title)).toEqual(slides.map(({ title }) => title));
  expect(shown.watermark).toMatch(/ 分享$/);
  // The link opens the report alone, and a link to the order opens no report.
  expectFailure(await service.call('v1/orders/shared', { token }, { as: null }), 'notFound');
  const plain = await service.body('v1/orders/share', { orderId }, as);
  expectFailure(await service.call('v1/reports/shared', { token: plain.token }, { as: null }), 'notFound');
  const shares = await service.body('v1/orders/shares', { orderId }, as);
  expect(shares.map(({ shows }) => shows).toSorted()).toEqual(['closing', 'order']);
  await service.body('v1/orders/revoke-share', { shareId }, as);
  expectFailure(await open(), 'notFound');
});
