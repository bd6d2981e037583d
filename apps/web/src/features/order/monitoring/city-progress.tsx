import { postingStates } from '@ooh/contract/domain/order';
import type { CallOutput } from '@ooh/contract/registry';
import styles from './board-view.module.css';

export type City = CallOutput<'v1/monitoring/board'>['cities'][number];

export function CityProgress({ city }: { readonly city: City }) {
  const { byState, plannedUnits } = city.counts;
  const parts = postingStates.filter((state) => byState[state] > 0);
  return (
    // The states are described in words below.
    <div className={styles.progress} aria-hidden="true">
      {parts.map((state) => (
        <span
          key={state}
          data-state={state}
          style={{ width: `${(byState[state] / Math.max(1, plannedUnits)) * 100}%` }}
        />
      ))}
    </div>
  );
}
