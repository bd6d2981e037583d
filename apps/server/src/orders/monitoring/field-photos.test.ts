import { createHash, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { drawPhoto } from '../../demo/draw-photo.ts';
import { startMonitoredOrders } from '../../testing/monitored-orders.ts';
import { expectFailure } from '../../testing/test-service.ts';

const as = { as: 'customer' } as const;
const monitored = startMonitoredOrders();
const { service } = monitored;

const place = () => {
  const [lng, lat] = monitored.city.lines[0].directions[0].shape[0];
  return { lng, lat };
};
const today = () => `${monitored.today} 00:00:30`;
const posting = (unit = 0) => monitored.order.postingIds[0][unit];

interface Sent {
  readonly itemKey?: string;
  readonly postingId?: string;
  readonly originalSha256?: string;
  readonly key?: string;
}

const send = (
  bytes: Buffer,
  { itemKey = randomUUID(), postingId = posting(), originalSha256, key }: Sent = {},
) =>
  service.upload(
    'v1/monitoring/photos',
    {
      postingId,
      shot: 'near',
      itemKey,
      isProof: 'true',
      ...(originalSha256 === undefined ? {} : { originalSha256 }),
    },
    { fileName: 'IMG_0001.png', bytes },
    { ...as, ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }) },
  );
const photosOf = async (postingId: string) =>
  (await service.body('v1/monitoring/photo-wall', { postingId, pageSize: 200 }, as)).rows;

test('a photo that is sent again, at once or a day later, is stored once', async () => {
  const bytes = drawPhoto('once', 'near', { takenAt: today(), ...place() });
  const itemKey = randomUUID();
  const [first, second] = await Promise.all([
    send(bytes, { itemKey, key: itemKey }),
    send(bytes, { itemKey, key: itemKey }),
  ]);
  expect(second.envelope.body!.photoId).toBe(first.envelope.body!.photoId);
  // The keys of requests are forgotten after a day; the key of the item is not.
  await service.context.db.deleteFrom('idempotency_key').execute();
  const third = await send(bytes, { itemKey, key: itemKey });
  expect(third.envelope.body).toEqual(first.envelope.body);
  expect(await photosOf(posting())).toHaveLength(1);
});

test('the same picture under another key is refused, of this posting and of another one, also when made smaller', async () => {
  const bytes = drawPhoto('known', 'near', { takenAt: today(), ...place() });
  expect((await send(bytes)).envelope.code).toBe('01');
  const again = await send(bytes);
  expectFailure(again, 'refused');
  expect(again.envelope.message).toContain('已经在该点位上传过');
  const elsewhere = await send(bytes, { postingId: posting(3) });
  expect(elsewhere.envelope.message).toContain('已用于其他点位');
  const small = drawPhoto('known, smaller', 'near', { takenAt: today(), ...place() });
  const originalSha256 = createHash('sha256').update(bytes).digest('hex');
  expectFailure(await send(small, { originalSha256 }), 'refused');
  expect(await photosOf(posting(3))).toHaveLength(0);
});

test.each([
  ['no time', { takenAt: null, lng: 114, lat: 22.5 }, '没有拍摄时间'],
  ['no place', { takenAt: 'today', lng: null, lat: null }, '没有定位'],
  ['another day', { takenAt: '2020-01-01 08:00:00', lng: 114, lat: 22.5 }, '早于上刊日'],
  ['a day to come', { takenAt: '2099-01-01 08:00:00', lng: 114, lat: 22.5 }, '晚于今天'],
])('a photo of %s is refused, and its posting stays without it', async (name, stamp, words) => {
  const takenAt = stamp.takenAt === 'today' ? today() : stamp.takenAt;
  const before = (await photosOf(posting())).length;
  const refused = await send(drawPhoto(name, 'near', { ...stamp, takenAt }));
  expectFailure(refused, 'refused');
  expect(refused.envelope.message).toContain(words);
  expect(await photosOf(posting())).toHaveLength(before);
});

test('a key names a photo of its sender alone', async () => {
  const itemKey = randomUUID();
  const bytes = drawPhoto('mine', 'near', { takenAt: today(), ...place() });
  const mine = await send(bytes, { itemKey });
  const theirs = await service.upload(
    'v1/monitoring/photos',
    { postingId: monitored.foreign.postingIds[0][0], shot: 'near', itemKey },
    { fileName: 'a.png', bytes: drawPhoto('theirs', 'near', { takenAt: today(), ...place() }) },
    { as: 'planner' },
  );
  expect(theirs.envelope.code).toBe('01');
  expect(theirs.envelope.body!.photoId).not.toBe(mine.envelope.body!.photoId);
});
