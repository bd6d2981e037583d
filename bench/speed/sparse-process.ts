/**
 * The sparse case in a separate process, so that its memory can be measured: `build FILE` generates the case and writes
 * the panel's image, `measure FILE` reads it and works on it. Both write one line of JSON.
 */
import { closeSync, fstatSync, openSync, readSync, writeSync } from 'node:fs';
import { panelEvaluator } from '@ooh/measurement/panel/kernel-evaluator';
import { openPanel, panelBytes, panelMemory } from '@ooh/measurement/panel/panel-image';
import { drawPlan, fingerprintOf } from '../cases/contact-case.ts';
import { generateSparse, standardSparse } from '../cases/sparse-case.ts';
import { timed, type Timing } from '../harness/timing.ts';
import { panelOf } from './our-engine.ts';
import {
  PLAN_SEED,
  PLAN_SIZE,
  sparseOperations,
  type SparseAnswers,
  type SparseBuilt,
  type SparseMeasured,
  type SparseOperation,
} from './sparse-answers.ts';

const TOP = 20;
/** Room for an evaluator over 390,000 positions. */
const SCRATCH_BYTES = 1 << 24;
const PIECE_BYTES = 1 << 26;

type Work = Readonly<Record<SparseOperation, () => ArrayLike<number>>>;

async function answersOf(work: Work): Promise<SparseAnswers> {
  const answers: Partial<Record<SparseOperation, readonly number[]>> = {};
  const timings: Partial<Record<SparseOperation, Timing>> = {};
  for (const operation of sparseOperations) {
    const { result, timing } = await timed(work[operation]);
    answers[operation] = Array.from(result);
    timings[operation] = timing;
  }
  return { answers, timings } as SparseAnswers;
}

/** Plain loops over the pairs; gains in people. */
function plainWork({
  contacts,
  plan,
}: {
  contacts: ReturnType<typeof generateSparse>;
  plan: Uint32Array;
}): Work {
  const { personCount, mediaCount, rowStart, persons, passages, segmentStart, segmentWeights } = contacts;
  const weights = new Float64Array(personCount);
  segmentWeights.forEach((weight, h) => weights.fill(weight, segmentStart[h], segmentStart[h + 1]));
  const frequency = new Uint32Array(personCount);
  const count = (media: Iterable<number>): Uint32Array => {
    frequency.fill(0);
    for (const m of media)
      for (let e = rowStart[m]; e < rowStart[m + 1]; e++) frequency[persons[e]] += passages[e];
    return frequency;
  };
  const covered = count(plan).map((f) => Math.min(1, f));
  const met = (media: Iterable<number>) => [count(media).reduce((sum, f) => sum + Number(f > 0), 0)];
  return {
    reach: () => met(plan),
    union: () => met(Array(mediaCount).keys()),
    distribution: () => {
      const classes = Array<number>(TOP + 1).fill(0);
      for (const f of count(plan)) classes[Math.min(TOP, f)]++;
      return classes.slice(1);
    },
    gains: () => {
      const gains = new Float64Array(mediaCount);
      for (let m = 0; m < mediaCount; m++)
        for (let e = rowStart[m]; e < rowStart[m + 1]; e++)
          if (covered[persons[e]] === 0) gains[m] += weights[persons[e]];
      return gains;
    },
  };
}

async function build(file: string, small: boolean): Promise<SparseBuilt> {
  const shape = small ? { ...standardSparse, positions: 20_000 } : standardSparse;
  const contacts = generateSparse(shape);
  const plan = drawPlan(shape.positions, PLAN_SIZE, PLAN_SEED);
  const store = panelOf(contacts);
  const bytes = panelBytes(store);
  const descriptor = openSync(file, 'w');
  for (let at = 0; at < bytes.length; at += PIECE_BYTES)
    writeSync(descriptor, bytes.slice(at, at + PIECE_BYTES));
  closeSync(descriptor);
  return {
    persons: contacts.personCount,
    positions: contacts.mediaCount,
    pairs: contacts.persons.length,
    fingerprint: fingerprintOf(contacts),
    imageBytes: store.imageBytes,
    ...(await answersOf(plainWork({ contacts, plan }))),
  };
}

async function measure(file: string): Promise<SparseMeasured> {
  const began = performance.now();
  const descriptor = openSync(file, 'r');
  const { size } = fstatSync(descriptor);
  const memory = panelMemory(size, SCRATCH_BYTES);
  const into = new Uint8Array(memory.buffer, 0, size);
  const piece = new Uint8Array(Math.min(size, 1 << 22));
  for (let at = 0; at < size;) {
    const read = readSync(descriptor, piece, 0, Math.min(piece.length, size - at), at);
    into.set(piece.subarray(0, read), at);
    at += read;
  }
  closeSync(descriptor);
  const store = openPanel(memory);
  const evaluator = panelEvaluator(store);
  const openMs = performance.now() - began;
  const plan = drawPlan(store.mediaCount, PLAN_SIZE, PLAN_SEED);
  const everyone = Uint32Array.from({ length: store.mediaCount }, (_, m) => m);
  const gains = new Float64Array(store.mediaCount);
  evaluator.startCover(1);
  for (const m of plan) evaluator.addMedium(m);
  const found = await answersOf({
    reach: () => [evaluator.reach(plan).persons],
    union: () => [evaluator.reach(everyone).persons],
    distribution: () => evaluator.distribution(plan, TOP).persons.subarray(1),
    gains: () => {
      evaluator.gains(null, gains);
      return gains;
    },
  });
  return { openMs, residentBytes: process.memoryUsage().rss, ...found };
}

const [task, file, size] = process.argv.slice(2);
const answer = task === 'build' ? await build(file, size === 'small') : await measure(file);
process.stdout.write(JSON.stringify(answer));
