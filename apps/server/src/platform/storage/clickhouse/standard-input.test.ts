import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const opening = new URL('./open.ts', import.meta.url).href;
const script = `
  import { openClickHouse } from '${opening}';
  import { z } from '${import.meta.resolve('zod')}';
  const store = await openClickHouse({ dataDir: process.argv[1], clickhouseUrl: undefined });
  await store.command('CREATE TABLE t (n UInt32) ENGINE = MergeTree ORDER BY n');
  await store.insert('t', [{ n: 1 }, { n: 2 }]);
  const rows = await store.query('SELECT n FROM t ORDER BY n', {}, z.object({ n: z.number() }));
  console.log(JSON.stringify(rows.map((row) => row.n)));
  await store.close();
`;

test('data on standard input is neither rejected nor stored', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ooh-stdin-'));
  try {
    const run = spawnSync(process.execPath, ['--input-type=module', '-e', script, folder], {
      input: '{"n":9999}\n(9999)\n',
      encoding: 'utf8',
    });
    expect(run.stderr).toBe('');
    expect(run.stdout.trim()).toBe('[1,2]');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
