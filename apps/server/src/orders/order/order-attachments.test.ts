import { certain } from '@ooh/contract/core/certain';
import { beforeAll, expect, test } from 'vitest';
import { seedSampleBrands } from '../../reference/brand/brand-store.ts';
import { newOrder, orderBriefOf } from '../../testing/new-order.ts';
import { seedSmallInventory } from '../../testing/small-inventory.ts';
import { expectFailure, startTestService, type TestUser } from '../../testing/test-service.ts';

const service = startTestService();

beforeAll(async () => {
  await seedSampleBrands(service.context.db);
  await seedSmallInventory(service, '440300');
});

const content = Buffer.from('%PDF-1.7 需求');
async function uploaded(as: TestUser, purpose = 'brief'): Promise<string> {
  const file = { fileName: '需求.pdf', bytes: content };
  const { envelope } = await service.upload('common-attachment/uploadAttachment', { purpose }, file, { as });
  return certain(envelope.body, 'attachment', envelope.message).attachmentId;
}
const withFiles = (attachmentIds: string[]) => ({ mediumIds: [1, 2], wishes: { attachmentIds } });

test('files of a brief are named on the order, and read by everybody who sees it', async () => {
  const attachmentId = await uploaded('customer');
  const { orderId } = await newOrder(service, [], withFiles([attachmentId]), { as: 'customer' });
  for (const as of ['customer', 'admin'] as const) {
    const { attachments } = await service.body('mediaOrder/getById', { orderId }, { as });
    expect(attachments).toEqual([
      expect.objectContaining({ attachmentId, fileName: '需求.pdf', bytes: content.length }),
    ]);
    const file = await service.call('v1/orders/attachment', { orderId, attachmentId }, { as });
    expect(Buffer.from(file.bytes)).toEqual(content);
  }
  // Not of his organisation.
  expectFailure(
    await service.call('v1/orders/attachment', { orderId, attachmentId }, { as: 'planner' }),
    'notFound',
  );
});

test('a file of somebody else is read through no order of one’s own', async () => {
  const theirs = await uploaded('customer');
  const avatar = await uploaded('customer', 'import');
  const create = (ids: string[], as: TestUser) =>
    service.call(
      'mediaOrder/create',
      { brief: { ...orderBriefOf(service), ...withFiles(ids) }, items: [], submit: false },
      { as },
    );
  for (const [id, as] of [
    [theirs, 'planner'],
    [avatar, 'customer'],
    ['not-an-id', 'planner'],
    ['0198c0de-0000-7000-8000-00000000dead', 'planner'],
  ] as const) {
    const answer = await create([id], as);
    expectFailure(answer, 'invalid');
    expect(answer.envelope?.message).toMatch(/附件不存在，或不是您上传的/);
  }
  const own = await newOrder(service);
  expectFailure(
    await service.call('v1/orders/attachment', { orderId: own.orderId, attachmentId: theirs }),
    'notFound',
  );
});

test('who may edit an order keeps the files of others in it, and copies it with them', async () => {
  const attachmentId = await uploaded('customer');
  const order = await newOrder(service, [], withFiles([attachmentId]), { as: 'customer' });
  const { orderId, version } = order;
  const { brief } = await service.body('mediaOrder/getById', { orderId }, { as: 'admin' });
  const renamed = { ...brief, name: '改名' };
  await service.body('mediaOrder/update', { orderId, version, brief: renamed }, { as: 'admin' });
  const copy = await service.body('mediaOrder/create', { brief: renamed, items: [] }, { as: 'admin' });
  const copied = await service.body('mediaOrder/getById', { orderId: copy.orderId }, { as: 'admin' });
  expect(copied.attachments.map((file) => file.attachmentId)).toEqual([attachmentId]);
});
