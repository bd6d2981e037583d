/** The sparse case: 22,000 persons × 390,000 positions, and the memory that it takes. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { standardSparse } from '../cases/sparse-case.ts';
import { enter, startComparison } from '../harness/comparison.ts';
import { OUR_NAME } from './our-engine.ts';
import type { PartOfBench } from './part.ts';
import {
  PLAN_SEED,
  PLAN_SIZE,
  sparseOperations,
  type SparseBuilt,
  type SparseMeasured,
  type SparseOperation,
} from './sparse-answers.ts';

/** Runs a task of sparse-process.ts to its end and reads its answer. */
async function runProcess<Result>(...args: string[]): Promise<Result> {
  const path = join(import.meta.dirname, 'sparse-process.ts');
  const child = spawn(process.execPath, [path, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (piece: string) => (text += piece));
  const code = await new Promise<number | null>(
    (resolve, reject) => void child.once('error', reject).once('close', resolve),
  );
  if (code !== 0) throw new Error(`sparse-process.ts ${args[0]} ended with ${code}`);
  return JSON.parse(text) as Result;
}

const titles: Readonly<Record<SparseOperation, string>> = {
  reach: `sparse: exact reach of ${PLAN_SIZE} positions`,
  distribution: 'sparse: exact frequency distribution',
  union: 'sparse: union of all positions',
  gains: 'sparse: gain of every position',
};

export const runSparse: PartOfBench = async ({ small, say }) => {
  const folder = mkdtempSync(join(tmpdir(), 'ooh-bench-'));
  const file = join(folder, 'panel.bin');
  try {
    say('generating');
    const built = await runProcess<SparseBuilt>('build', file, small ? 'small' : 'standard');
    say(`${built.persons} persons × ${built.positions} positions, ${built.pairs} pairs`);
    const ours = await runProcess<SparseMeasured>('measure', file);
    const comparisons = sparseOperations.map((operation) => {
      const comparison = startComparison(titles[operation], 1);
      const measure = operation === 'gains' ? 'people' : 'persons';
      const our = { engine: OUR_NAME, how: 'containers of persons', ...ours.timings[operation] };
      const plain = { engine: 'TypeScript, plain loops', how: 'over the pairs', ...built.timings[operation] };
      enter(comparison, our, ours.answers[operation], measure);
      enter(comparison, plain, built.answers[operation], measure);
      return comparison;
    });
    const resident = Math.round(ours.residentBytes / 1e6);
    const { persons, positions, pairs, fingerprint, imageBytes } = built;
    const sizes = { persons, positions, pairs, fingerprint, imageBytes };
    return {
      comparisons,
      seeds: { contacts: standardSparse.seed, plan: PLAN_SEED },
      versions: {},
      figures: { ...sizes, residentBytes: ours.residentBytes, openMs: Math.round(ours.openMs) },
      notes: [
        `Sparse case: the image is ${Math.round(imageBytes / 1e6)} MB, opened and verified from its file in ` +
          `${Math.round(ours.openMs)} ms; the process held ${resident} MB after all operations; target ≤ 2 GB.`,
      ],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
