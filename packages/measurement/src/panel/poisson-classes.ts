/** Poisson classes of many persons at once, by the kernel of the rate form, for given means. */
import { kernelsOver, type Kernels } from './kernel-module.ts';
import { sharedMemory } from './wasm-api.ts';

const BLOCK = 16_384;
/** Inverses and lanes of the kernel: 512 numbers, and four for each of up to 101 classes. */
const WORK_NUMBERS = 512 + 4 * 104;

interface Workspace {
  readonly kernels: Kernels;
  readonly means: Float64Array;
  readonly weights: Float64Array;
  readonly sums: Float64Array;
  readonly workAt: number;
}

let desk: Workspace | null = null;

function makeWorkspace(): Workspace {
  const memory = sharedMemory((2 * BLOCK + WORK_NUMBERS + 128) * 8);
  const part = (from: number, length: number) => new Float64Array(memory.buffer, from * 8, length);
  return {
    kernels: kernelsOver(memory),
    means: part(0, BLOCK),
    weights: part(BLOCK, BLOCK),
    sums: part(2 * BLOCK, 128),
    workAt: (2 * BLOCK + 128) * 8,
  };
}

/**
 * Σ w · P(N = n) for n < top and Σ w · P(N ≥ top), top = classes − 1 ≤ 100, of persons whose contacts N are
 * Poisson with the given means ≥ 0. A weight of 0 leaves a person out.
 */
export function poissonClasses(means: Float64Array, weights: Float64Array, classes: number): Float64Array {
  desk ??= makeWorkspace();
  const { kernels, sums } = desk;
  sums.fill(0);
  for (let from = 0; from < means.length; from += BLOCK) {
    const to = Math.min(means.length, from + BLOCK);
    const room = Math.ceil((to - from) / 4) * 4;
    desk.means.set(means.subarray(from, to));
    desk.weights.set(weights.subarray(from, to));
    desk.means.fill(0, to - from, room);
    desk.weights.fill(0, to - from, room);
    const { byteOffset } = desk.weights;
    kernels.poissonClasses(
      desk.means.byteOffset,
      byteOffset,
      room,
      classes - 1,
      desk.workAt,
      sums.byteOffset,
    );
  }
  return sums.slice(0, classes);
}
