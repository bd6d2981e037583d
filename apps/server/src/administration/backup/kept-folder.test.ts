import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, constants, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openContext } from '../../app/open-context.ts';
import { createLogger } from '../../app/serve.ts';
import type { Context } from '../../context.ts';
import { readConfig } from '../../platform/config/config.ts';
import { restoreBackup } from './restore.ts';

// A data folder as the version of 2026-11-22 left it: a city of 100 panel persons and three lines, the sample brands,
// an order of one vehicle, a stored file and three audit entries. Later versions must open it as it is.
const kept = new URL('../../testing/kept-folder/2026-11-22.tar.br', import.meta.url);
const fileId = '00000000-0000-4000-8000-000000000001';

let folder: string;
let context: Context;
let close: () => Promise<void>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ooh-kept-'));
  const params = { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 };
  const archive = brotliDecompressSync(await readFile(kept), { params });
  await writeFile(join(folder, 'kept.backup'), gzipSync(archive, { level: 1 }));
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: join(folder, 'data') }, '0.0.0-test');
  await restoreBackup(config, join(folder, 'kept.backup'));
  ({ context, close } = await openContext(config, createLogger('fatal'), process.env['PATH'] ?? ''));
});
afterAll(async () => {
  await close?.();
  await rm(folder, { recursive: true, force: true });
});

test('the order, its posting and the audit chain of an older folder are whole', async () => {
  const orders = await context.db
    .selectFrom('media_order')
    .innerJoin('media_order_item as item', 'item.order_id', 'media_order.order_id')
    .select(['media_order.name', 'media_order.state', 'item.city_code', 'item.medium_id', 'item.quantity'])
    .execute();
  expect(orders).toEqual([
    { name: '旧版本订单', state: 'running', city_code: '440300', medium_id: 1, quantity: 1 },
  ]);
  const entries = await context.db.selectFrom('audit_log').select('action').orderBy('seq').execute();
  expect(entries.filter(({ action }) => action === 'test.entry')).toHaveLength(3);
  expect(await context.audit.firstBroken()).toBeNull();
  expect((await context.files.get(fileId))?.toString('utf8')).toBe('监播照片');
});

test('the panel and the lines of an older folder make a model that answers', async () => {
  const releases = await context.db
    .selectFrom('data_release')
    .select(['kind', 'release_id'])
    .where('state', '=', 'current')
    .where('city_code', '=', '440300')
    .execute();
  const idOf = (kind: string) => releases.find((release) => release.kind === kind)?.release_id ?? '';
  const size = await context.engine.ask(
    { cityCode: '440300', panelReleaseId: idOf('panel'), lineReleaseId: idOf('bus-lines') },
    'crowdSize',
    { audience: { groups: [] } },
  );
  expect(size.panelPersons + size.otherPersons).toBe(100);
});
