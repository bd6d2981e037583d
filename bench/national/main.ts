/**
 * A national plan: 49 cities, a million persons, a hundred thousand media under one budget, on two threads.
 *   node bench/national/main.ts [--small] [--share 0.05] [--passes 12] [--threads 2] [--keep DIRECTORY] [--results FILE]
 * With --keep the generated panel stays in the directory and is used again.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { panelBytes } from '@ooh/measurement/panel/panel-image';
import { loadPerMinute } from '../harness/machine.ts';
import { writeSection } from '../harness/results-file.ts';
import { generateNation, standardNation } from './national-case.ts';

const { values } = parseArgs({
  options: {
    small: { type: 'boolean', default: false },
    share: { type: 'string', default: '0.05' },
    passes: { type: 'string', default: '12' },
    threads: { type: 'string', default: '2' },
    keep: { type: 'string' },
    results: { type: 'string' },
  },
});
const shape = values.small ? { ...standardNation, cities: 9, persons: 60_000, media: 5000 } : standardNation;
const directory = values.keep ?? mkdtempSync(join(tmpdir(), 'nation-'));
mkdirSync(directory, { recursive: true });
const [panelFile, costsFile] = [join(directory, 'panel.bin'), join(directory, 'costs.bin')];
if (!existsSync(costsFile)) {
  const { store, costs } = generateNation(shape, (text) => console.error(`  ${text}`));
  writeFileSync(panelFile, Uint8Array.from(panelBytes(store)));
  writeFileSync(costsFile, new Uint8Array(costs.buffer));
}
const load = loadPerMinute();
const planner = join(import.meta.dirname, 'nation-process.ts');
const done = spawnSync(
  process.execPath,
  [planner, panelFile, costsFile, values.share, values.passes, values.threads],
  { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
);
if (values.keep === undefined) rmSync(directory, { recursive: true });
if (done.status !== 0) process.exit(done.status ?? 1);
const figures = JSON.parse(done.stdout) as {
  readonly pairs: number;
  readonly universe: number;
  readonly chosenMedia: number;
  readonly value: number;
  readonly bound: number;
  readonly gap: number;
  readonly valid: boolean;
  readonly moments: Readonly<Record<string, number>>;
  readonly busy: Readonly<Record<string, number>>;
  readonly peakRssMebibytes: number;
};
if (!figures.valid) throw new Error(`the certificate does not hold: ${done.stdout}`);
const percent = (part: number) => `${(100 * part).toFixed(2)} %`;
console.log(
  [
    `${shape.cities} cities, ${shape.persons.toLocaleString('en')} persons, ${shape.media.toLocaleString('en')} media, ` +
      `${figures.pairs.toLocaleString('en')} pairs; budget ${percent(Number(values.share))} of all costs, ` +
      `${values.threads} threads, load ${load} before and ${loadPerMinute()} after`,
    `planned in ${figures.moments.planned} s (processors at work ${figures.busy.planned} s), with certificate ${figures.moments.certified} s, ` +
      `checked by the independent checker after ${figures.moments.checked} s; peak memory ${figures.peakRssMebibytes} MiB`,
    `${figures.chosenMedia} media reach ${percent(figures.value / figures.universe)}; no plan more than ` +
      `${percent(figures.bound / figures.universe)}: proved ${percent(1 - figures.gap)}`,
  ].join('\n'),
);
const file = values.results ?? (values.small ? null : join(import.meta.dirname, '..', 'results.json'));
if (file !== null) {
  const facts = {
    date: new Date().toISOString(),
    load: { before: load, after: loadPerMinute() },
    versions: {},
    seeds: { nation: shape.seed, plan: 1 },
    small: values.small,
  };
  writeSection(file, 'national', facts, { ...shape, ...figures, budgetShare: Number(values.share) });
}
