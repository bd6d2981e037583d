/** Threads that share one panel: each counts its range of positions, the sums are added up here. */
import { Worker } from 'node:worker_threads';
import { panelEvaluator } from '@ooh/measurement/panel/kernel-evaluator';
import { splitPositions, type PositionRange } from '@ooh/measurement/panel/panel-mask';
import type { PanelStore } from '@ooh/measurement/panel/panel-store';
import type { PanelEvaluator } from '@ooh/measurement/panel/panel-evaluator';

/** Operations of a team, by number. */
export const teamOperations = ['reach', 'distribution', 'union', 'gains'] as const;
export type TeamOperation = (typeof teamOperations)[number];

/** Words of the control array: turns begun, members that finished the turn, operation (−1: go home), members ready. */
export const [TURN, DONE, OPERATION, READY] = [0, 1, 2, 3];

export interface TeamData {
  readonly memory: PanelStore['memory'];
  readonly index: number;
  readonly threads: number;
  readonly plan: Uint32Array;
  readonly top: number;
  readonly control: Int32Array;
  /** A stretch of this many figures for each member. */
  readonly figures: Float64Array;
  readonly stretch: number;
}

/** One member's work: the figures of its range. */
export function memberOf(
  store: PanelStore,
  { index, threads, plan, top, figures, stretch }: Omit<TeamData, 'memory' | 'control'>,
): (operation: TeamOperation) => void {
  const evaluator: PanelEvaluator = panelEvaluator(store, index);
  const range: PositionRange = splitPositions(store, threads)[index];
  const everyone = Uint32Array.from({ length: store.mediaCount }, (_, m) => m);
  const into = figures.subarray(index * stretch, (index + 1) * stretch);
  evaluator.startCover(1);
  for (const m of plan) evaluator.addMedium(m);
  return (operation) => {
    if (operation === 'reach') into[0] = evaluator.reach(plan, range).persons;
    else if (operation === 'union') into[0] = evaluator.reach(everyone, range).persons;
    else if (operation === 'distribution')
      into.set(evaluator.distribution(plan, top, range).persons.subarray(1));
    else evaluator.gains(null, into.subarray(0, store.mediaCount), range);
  };
}

export interface PanelTeam {
  /** Figures as one thread would give them. */
  ask(operation: TeamOperation): Float64Array;
  close(): Promise<void>;
}

/** Starts threads − 1 workers in addition to this thread. The store must have room for as many evaluators. */
export async function openPanelTeam(
  store: PanelStore,
  plan: Uint32Array,
  top: number,
  threads: number,
): Promise<PanelTeam> {
  const stretch = Math.max(top, store.mediaCount);
  const control = new Int32Array(new SharedArrayBuffer(16));
  const figures = new Float64Array(new SharedArrayBuffer(8 * stretch * threads));
  const shared = { threads, plan, top, figures, stretch };
  const workers = Array.from({ length: threads - 1 }, (_, n) => {
    const workerData: TeamData = { ...shared, memory: store.memory, index: n + 1, control };
    return new Worker(new URL('./panel-thread.ts', import.meta.url), { workerData });
  });
  const own = memberOf(store, { ...shared, index: 0 });
  const waitFor = (word: number, count: number): void => {
    for (let now = Atomics.load(control, word); now < count; now = Atomics.load(control, word))
      Atomics.wait(control, word, now);
  };
  const begin = (operation: number): void => {
    Atomics.store(control, DONE, 0);
    Atomics.store(control, OPERATION, operation);
    Atomics.add(control, TURN, 1);
    Atomics.notify(control, TURN);
  };
  await Promise.all(
    workers.map(
      (worker) => new Promise((resolve, reject) => void worker.once('online', resolve).once('error', reject)),
    ),
  );
  waitFor(READY, workers.length);
  const sizes: Record<TeamOperation, number> = {
    reach: 1,
    union: 1,
    distribution: top,
    gains: store.mediaCount,
  };
  return {
    ask(operation) {
      begin(teamOperations.indexOf(operation));
      own(operation);
      waitFor(DONE, workers.length);
      const sums = new Float64Array(sizes[operation]);
      for (let index = 0; index < threads; index++)
        for (let i = 0; i < sums.length; i++) sums[i] += figures[index * stretch + i];
      return sums;
    },
    async close() {
      begin(-1);
      await Promise.all(workers.map((worker) => new Promise((resolve) => void worker.once('exit', resolve))));
    },
  };
}
