import { seededRandom } from '@ooh/measurement/random';
import { replicateControl, resampledRatePlan } from '@ooh/planning/insight/resampled-plan';
import { robustness, type Robustness } from '@ooh/planning/insight/robustness';
import { selectRates } from '@ooh/planning/select-rates';
import type { CityModel } from '../../city-model.ts';
import { rateProblemOf, type SelectionInput } from '../select-lines.ts';
import { searchControls, type InsightControl } from './search-control.ts';

export interface RobustnessInput {
  readonly selection: SelectionInput;
  readonly replicates: number;
  readonly seed: number;
  /** For all samples together. */
  readonly seconds: number;
}

export type RobustnessAnswer =
  | {
      readonly status: 'done';
      readonly robustness: Omit<Robustness, 'media'>;
      readonly lines: readonly (Omit<Robustness['media'][number], 'medium'> & { readonly lineId: string })[];
    }
  | { readonly status: 'refused'; readonly message: string };

/** Whether other samples of the same people would choose alike. */
export function planRobustness(
  model: CityModel,
  { selection, replicates, seed, seconds }: RobustnessInput,
  control: InsightControl,
): RobustnessAnswer {
  const problem = rateProblemOf(model, selection);
  const controlOf = searchControls(model, selection, control);
  control.onProgress('按现有样本优选', 0);
  const base = selectRates(model.store, problem, controlOf());
  if (base.status === 'infeasible') return { status: 'refused', message: base.conflict.message };
  if (base.status === 'undecided') return { status: 'refused', message: base.message };
  const deadline = performance.now() + seconds * 1000;
  const limits = replicateControl(model.store.rates.length);
  const plan = resampledRatePlan(model.store, problem, model.strata, base.certificate.plan, () => ({
    ...controlOf(),
    ...limits,
  }));
  const found = robustness(plan, {
    random: seededRandom(seed),
    replicates,
    shouldStop: () => control.isCancelled() || performance.now() > deadline,
    onReplicate: (done, of) => control.onProgress(`第 ${done}/${of} 次重抽样`, done / of),
  });
  if (found === null) return { status: 'refused', message: '限定时间内没有完成一次重抽样，请稍后重试' };
  const { media, ...rest } = found;
  const lines = media.map(({ medium, ...line }) => ({ lineId: model.lineIds[medium], ...line }));
  return { status: 'done', robustness: rest, lines };
}
