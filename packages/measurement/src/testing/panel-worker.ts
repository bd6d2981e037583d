/** A thread that opens a panel in a given shared memory and counts a range of it. */
import { parentPort, workerData } from 'node:worker_threads';
import { panelEvaluator } from '../panel/kernel-evaluator.ts';
import { openPanel } from '../panel/panel-image.ts';
import type { PositionRange } from '../panel/panel-mask.ts';
import type { WasmMemory } from '../panel/wasm-api.ts';

export interface PanelWork {
  readonly memory: WasmMemory;
  readonly index: number;
  readonly plan: number[];
  readonly range: PositionRange;
}

const { memory, index, plan, range } = workerData as PanelWork;
const evaluator = panelEvaluator(openPanel(memory, { verify: false }), index);
parentPort!.postMessage({
  reach: evaluator.reach(plan, range),
  distribution: evaluator.distribution(plan, 10, range),
});
