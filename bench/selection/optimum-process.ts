/** Solves one selection by mixed-integer programming in a separate process, which frees its memory at the end. */
import highsModule, { type Highs } from 'highs';
import type { PassageInstance } from '@ooh/planning/passage-instance';
import { modelText } from './optimum-model.ts';

export interface OptimumRequest {
  readonly instance: PassageInstance;
  readonly budget: number;
  readonly k: number;
  readonly seconds: number;
}

/** Result of HiGHS: value of its best selection and its bound; proved if they are equal. */
export interface Optimum {
  readonly value: number;
  readonly bound: number;
  readonly proved: boolean;
  readonly seconds: number;
}

// The declarations place the loader one level too deep for a default import of an ES module.
const loadHighs = highsModule as unknown as () => Promise<Highs>;

async function solve({ instance, budget, k, seconds }: OptimumRequest): Promise<Optimum> {
  const highs = await loadHighs();
  const data = modelText(instance, budget, k);
  const start = performance.now();
  return highs.withModel({ format: 'lp', data }, (model) => {
    model.options.set({ output_flag: false, mip_rel_gap: 0, mip_abs_gap: 0.5, time_limit: seconds });
    model.run();
    const value = Number(model.info.get('objective_function_value'));
    const bound = Number(model.info.get('mip_dual_bound'));
    const found = Number.isFinite(value) && value >= 0 ? value : 0;
    // Weights are integers, so a bound less than one above the value proves it.
    const proved = bound < found + 1;
    return {
      value: Math.round(found),
      bound: proved ? Math.round(found) : bound,
      proved,
      seconds: (performance.now() - start) / 1000,
    };
  });
}

process.once('message', (request: OptimumRequest) => {
  solve(request).then(
    (found) => process.send?.(found, () => process.exit(0)),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
