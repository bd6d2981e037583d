import { unpackStreets } from '@ooh/streets/packed/unpack-streets';
import { expect, test } from 'vitest';
import { startTestService } from '../../testing/test-service.ts';

const service = startTestService();
const cityCode = '350200';

test('a city answers with its network and the notice, and not again to whoever has it', async () => {
  const first = await service.call('v1/street-networks/{cityCode}', { cityCode });
  const { notice, packed } = await service.body('v1/street-networks/{cityCode}', { cityCode });
  expect(notice).toBe('示意路网，非实测道路');
  expect(unpackStreets(Buffer.from(packed, 'base64')).cityCode).toBe(cityCode);
  expect(packed.length).toBeLessThan(3_000_000);
  const asked = { headers: { 'if-none-match': String(first.headers.etag) } };
  expect((await service.call('v1/street-networks/{cityCode}', { cityCode }, asked)).status).toBe(304);
});

test('what is no city has no streets', async () => {
  expect((await service.call('v1/street-networks/{cityCode}', { cityCode: '440000' })).status).toBe(404);
});
