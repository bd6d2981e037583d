import type { PlanBrief, PlanStrategy } from '@ooh/contract/domain/plan';
import type { CallOutput } from '@ooh/contract/registry';
import { useCall } from '../../../api/use-call.ts';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import { useDebouncedValue } from '../../../ui/timing/use-debounced-value.ts';
import styles from './strategy.module.css';
import { CityCheck } from './city-check.tsx';

export type City = CallOutput<'v1/smart-select/feasibility'>['cities'][number];

const pauseMs = 800;

/** Whether the brief can be met under the strategy; asked for 800 ms after the last change. */
export function useFeasibility(brief: PlanBrief, strategy: PlanStrategy) {
  const input = useDebouncedValue({ brief, strategy }, pauseMs);
  const query = useCall('v1/smart-select/feasibility', input, { keepPrevious: true });
  const isBehind = JSON.stringify(input) !== JSON.stringify({ brief, strategy });
  return { query, isChecking: query.isFetching || isBehind };
}

export interface FeasibilityPanelProps {
  readonly planId: string;
  readonly check: ReturnType<typeof useFeasibility>;
  readonly strategy: PlanStrategy;
  readonly onChange: (change: Partial<PlanStrategy>) => void;
}

/** Live feasibility by city: candidates, least price, conflicts in words and ways out. */
export function FeasibilityPanel({ planId, check, strategy, onChange }: FeasibilityPanelProps) {
  const { query, isChecking } = check;
  return (
    <section className={styles.card} aria-labelledby="feasibility-title" aria-busy={isChecking}>
      <h2 id="feasibility-title">
        可行性{' '}
        <small aria-live="polite">
          {isChecking ? '检查中' : query.data ? (query.data.isFeasible ? '可行' : '不可行') : ''}
        </small>
      </h2>
      {query.error && !isChecking ? (
        <StateBlock
          kind="section-failed"
          title="可行性检查失败"
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      ) : !query.data ? (
        <StateBlock kind="loading" rows={5} minHeight={140} />
      ) : (
        <ul className={styles.cityChecks}>
          {query.data.cities.map((city) => (
            <CityCheck
              key={city.cityCode}
              planId={planId}
              city={city}
              strategy={strategy}
              onChange={onChange}
              onReady={() => void query.refetch()}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
