import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { KERNELS_BASE64 } from './kernels-wasm.gen.ts';

it('the committed module equals the compiled sources', () => {
  const script = join(import.meta.dirname, '../../kernels/build.mjs');
  const run = spawnSync(process.execPath, [script, '--print'], { encoding: 'utf8' });
  expect(run.stderr).toBe('');
  expect(run.stdout).toBe(KERNELS_BASE64);
});
