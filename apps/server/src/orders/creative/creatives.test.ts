import { beforeAll, expect, test } from 'vitest';
import { drawPhoto } from '../../demo/draw-photo.ts';
import { ownAndForeignOrder } from '../../testing/own-and-foreign.ts';
import type { SmallOrder } from '../../testing/small-order.ts';
import { expectFailure, startTestService } from '../../testing/test-service.ts';

const service = startTestService({ uploadBytes: 12 * 1024 * 1024 });
const as = { as: 'customer' } as const;
const picture = drawPhoto('主画面', 'near', { takenAt: '2026-11-15 10:20:30', lng: 114, lat: 22.5 });
let own: SmallOrder;
let foreign: SmallOrder;

beforeAll(async () => {
  ({ own, foreign } = await ownAndForeignOrder(service));
});

const subject = () => ({ subject: 'order', subjectId: own.orderId }) as const;
const upload = (bytes: Uint8Array, fileName = '主画面.png', orderId = own.orderId) =>
  service.upload('v1/creatives/upload', { subject: 'order', subjectId: orderId }, { fileName, bytes }, as);

test('a creative is placed on an order, seen there and under its link, replaced and removed', async () => {
  expect((await service.body('v1/creatives/find', subject(), as)).creative).toBeNull();
  expectFailure(await service.call('v1/creatives/file', subject(), as), 'notFound');
  const first = await upload(picture);
  expect(first.envelope.body).toMatchObject({
    fileName: '主画面.png',
    mediaType: 'image/png',
    isOfPlan: false,
  });
  const found = await service.body('v1/creatives/find', subject(), as);
  expect(found.creative).toEqual(first.envelope.body);
  // Only formats in cities that the reader may see.
  expect(found.formats).toMatchObject([{ mediumId: 2, formId: 1, deck: null, cityNames: ['深圳市'] }]);
  const file = await service.call('v1/creatives/file', subject(), as);
  expect(file.bytes.equals(Buffer.from(picture))).toBe(true);

  const { token } = await service.body('v1/orders/share', { orderId: own.orderId }, as);
  const shared = await service.body('v1/orders/shared', { token });
  expect(shared).toMatchObject({ hasCreative: true, formats: [{ formName: '候车亭灯箱' }] });
  const opened = await service.call('v1/orders/shared-creative', { token }, { as: null });
  expect(opened.bytes.equals(Buffer.from(picture))).toBe(true);
  expectFailure(
    await service.call('v1/orders/shared-creative', { token: 'b'.repeat(43) }, { as: null }),
    'notFound',
  );

  await upload(picture, '第二版.png');
  expect((await service.body('v1/creatives/find', subject(), as)).creative?.fileName).toBe('第二版.png');
  const before = await service.context.db.selectFrom('campaign_creative').selectAll().execute();
  expect(before).toHaveLength(1);
  expect(await service.body('v1/creatives/remove', subject(), as)).toEqual({ isRemoved: true });
  expect(await service.body('v1/creatives/remove', subject(), as)).toEqual({ isRemoved: false });
  expect((await service.body('v1/orders/shared', { token })).hasCreative).toBe(false);
  const actions = await service.context.db
    .selectFrom('audit_log')
    .select('action')
    .where('action', 'like', 'creative.%')
    .orderBy('seq')
    .execute();
  expect(actions.map(({ action }) => action)).toEqual([
    'creative.upload',
    'creative.upload',
    'creative.remove',
    'creative.remove',
  ]);
});

test('wrong types, large, broken and too wide pictures are refused in words, and nothing is stored', async () => {
  const rows = () => service.context.db.selectFrom('attachment').select('id').execute();
  const before = await rows();
  const large = Buffer.concat([Buffer.from(picture), Buffer.alloc(10 * 1024 * 1024)]);
  const wide = Buffer.from(picture);
  wide.writeUInt32BE(60_000, 16);
  for (const [bytes, code, message] of [
    [Buffer.from('%PDF-1.7'), 'refused', 'PNG 或 JPEG'],
    [Buffer.from('RIFF0000WEBPVP8 '), 'refused', 'WebP 不能写入 PPT 与 PDF'],
    [Buffer.from('<svg onload="alert(1)"/>'), 'refused', '不支持的文件类型'],
    [large, 'tooLarge', '10 MB'],
    [wide, 'refused', '最长边'],
    [Buffer.from(picture).subarray(0, 12), 'refused', '已损坏'],
  ] as const) {
    const answer = await upload(bytes);
    expectFailure(answer, code);
    expect(answer.envelope.message).toContain(message);
  }
  expect(await rows()).toEqual(before);
});

test('an order of others is not found, whatever is asked of its creative', async () => {
  const other = { subject: 'order', subjectId: foreign.orderId } as const;
  expectFailure(await upload(picture, 'a.png', foreign.orderId), 'notFound');
  expectFailure(await service.call('v1/creatives/find', other, as), 'notFound');
  expectFailure(await service.call('v1/creatives/file', other, as), 'notFound');
  expectFailure(await service.call('v1/creatives/remove', other, as), 'notFound');
  const plan = { subject: 'plan', subjectId: '0193a1b2-0000-7000-8000-000000000001' } as const;
  expectFailure(await service.call('v1/creatives/find', plan, as), 'notFound');
});
