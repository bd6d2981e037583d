import { expect, test } from 'vitest';
import { expectFailure, startTestService } from '../../testing/test-service.ts';

const service = startTestService({ uploadBytes: 3 * 1024 * 1024 });

const upload = (fileName: string, bytes: Uint8Array, purpose = 'brief') =>
  service.upload('common-attachment/uploadAttachment', { purpose }, { fileName, bytes });

test('a file comes back byte for byte under its Chinese name, to its owner only', async () => {
  const bytes = Buffer.from('线路,长度\n1路,12.5\n', 'utf8');
  const { envelope } = await upload('深圳 线路(1).csv', bytes);
  expect(envelope.body).toMatchObject({
    fileName: '深圳 线路(1).csv',
    bytes: bytes.length,
    mediaType: 'text/csv',
  });
  const { attachmentId } = envelope.body!;

  const own = await service.call('v1/attachments/{attachmentId}', { attachmentId });
  expect(own.status).toBe(200);
  expect(own.bytes.equals(bytes)).toBe(true);
  expect(own.headers['content-disposition']).toBe(
    `attachment; filename="%E6%B7%B1%E5%9C%B3%20%E7%BA%BF%E8%B7%AF%281%29.csv"; filename*=UTF-8''%E6%B7%B1%E5%9C%B3%20%E7%BA%BF%E8%B7%AF%281%29.csv`,
  );
  expect(own.headers['x-content-type-options']).toBe('nosniff');
  expectFailure(
    await service.call('v1/attachments/{attachmentId}', { attachmentId }, { as: 'admin' }),
    'notFound',
  );
});

test.each([
  ':id',
  '{attachmentId}',
  '*',
  'ALL',
  '0',
  'NaN',
  '..%2f..%2fsecret',
  '0198c0de-0000-7000-8000-000000000001',
])('the id %s is not found', async (attachmentId) => {
  expectFailure(await service.call('v1/attachments/{attachmentId}', { attachmentId }), 'notFound');
});

test('a path in a file name is dropped', async () => {
  const { envelope } = await upload('../../etc/cron.d/x.csv', Buffer.from('a,b\n'));
  expect(envelope.body!.fileName).toBe('x.csv');
});

test('a picture is kept under the extension of a picture', async () => {
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  for (const [sent, kept] of [
    ['x.html', 'x.html.png'],
    ['x', 'x.png'],
    ['我.PNG', '我.PNG'],
  ])
    expect((await upload(sent, png)).envelope.body?.fileName).toBe(kept);
});

test('an empty file, a program, a page and a wrong magic are refused', async () => {
  expectFailure(await upload('a.csv', Buffer.alloc(0)), 'invalid');
  expectFailure(await upload('a.exe', Buffer.from('MZ\x90\0')), 'refused');
  expectFailure(await upload('a.html', Buffer.from('<script>alert(1)</script>')), 'refused');
  expectFailure(await upload('a.png', Buffer.from('GIF89a')), 'refused');
  expectFailure(await upload('a.csv', Buffer.from('a\0b')), 'refused');
  expectFailure(await upload('a.csv', Buffer.from('a,b\n'), 'avatar'), 'refused');
});

test('a file over the limit is refused, not cut', async () => {
  const before = await service.context.db.selectFrom('attachment').select('id').execute();
  expectFailure(await upload('a.csv', Buffer.alloc(3 * 1024 * 1024 + 1, 'a')), 'tooLarge');
  expectFailure(await upload('a.csv', Buffer.alloc(9 * 1024 * 1024, 'a')), 'tooLarge');
  const after = await service.context.db.selectFrom('attachment').select('id').execute();
  expect(after).toEqual(before);
  expect((await upload('a.csv', Buffer.alloc(3 * 1024 * 1024 - 1000, 'a'))).status).toBe(200);
});

test('a missing file, two files and a plain body are refused', async () => {
  expectFailure(await service.upload('common-attachment/uploadAttachment', {}, null), 'invalid');
  expectFailure(await service.callRaw('common-attachment/uploadAttachment', { purpose: 'brief' }), 'invalid');
});

test('bytes that changed on the disk are not served', async () => {
  const { envelope } = await upload('a.csv', Buffer.from('right'));
  const { attachmentId } = envelope.body!;
  await service.context.files.put(attachmentId, Buffer.from('wrong'));
  const answer = await service.call('v1/attachments/{attachmentId}', { attachmentId });
  expectFailure(answer, 'internal');
  expect(answer.envelope.message).not.toContain(attachmentId);
});
