import { collectGarbage } from '../../platform/worker/collect-garbage.ts';
import { serveCalls, type CallControl } from '../../platform/worker/serve-calls.ts';
import type { CityModel } from './city-model.ts';
import type { EngineCalls, EngineProgress } from './messages.ts';
import { decodeModel, encodeModel } from './model-file.ts';
import { operations, type OperationControl } from './operations.ts';
import { buildModel } from './work/build-model.ts';

const models = new Map<string, CityModel>();
const progressEveryMilliseconds = 100;

function controlOf({ isCancelled, tell }: CallControl<EngineProgress>): OperationControl {
  let reportedAt = 0;
  return {
    isCancelled,
    onProgress(phase, fraction) {
      const now = performance.now();
      if (now - reportedAt < progressEveryMilliseconds) return;
      reportedAt = now;
      tell({ phase, fraction });
    },
  };
}

function hold({ key, block, verify }: Parameters<EngineCalls['hold']>[0]): boolean {
  try {
    models.set(key, decodeModel(block, { verify }));
    return true;
  } catch (error) {
    if (!verify) throw error;
    return false;
  }
}

/** An engine thread: holds city models, views on shared blocks. */
serveCalls<EngineCalls, EngineProgress>({
  hold,
  drop(key) {
    if (models.delete(key)) collectGarbage();
  },
  build: (input) => encodeModel(buildModel(input)).buffer,
  operate({ key, operation, input }, control) {
    const model = models.get(key);
    if (model === undefined) throw new Error(`model ${key} is not held`);
    const operate = operations[operation] as (
      model: CityModel,
      input: unknown,
      control: OperationControl,
    ) => unknown;
    return operate(model, input, controlOf(control));
  },
});
