import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPages, PagesNotBuilt } from './build-pages.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ooh-pages-'));
  await mkdir(join(folder, 'scripts'));
});

afterAll(() => rm(folder, { recursive: true }));

const script = (code: string) => writeFile(join(folder, 'scripts', 'ensure.mjs'), code);

test('the build is waited for', async () => {
  await script("await import('node:fs').then(({ writeFileSync }) => writeFileSync('built', 'yes'));");
  await expect(buildPages(folder)).resolves.toBeUndefined();
});

test('a build that fails says what it said', async () => {
  await script("console.error('页面构建失败'); process.exit(1);");
  const failure = buildPages(folder);
  await expect(failure).rejects.toBeInstanceOf(PagesNotBuilt);
  await expect(failure).rejects.toThrow('页面构建失败');
});
