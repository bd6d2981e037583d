import type { Figure } from '@ooh/contract/domain/figure';
import { asPersons } from '../../ui/figure/figure-formats.ts';
import { formatShare } from '../../ui/figure/format-figure.ts';
import { FigureValue } from './figure-value.tsx';
import styles from './people-funnel.module.css';

export interface FunnelStep {
  readonly name: string;
  readonly figure: Figure;
  /** True where the figure is withheld because the rest of the first step is too small. */
  readonly isNearlyAll?: boolean;
  /** Outlined: planned, not run. */
  readonly isPlan?: boolean;
}

/** People from step to step, each as a share of the first. */
export function PeopleFunnel({
  name,
  steps,
}: {
  readonly name: string;
  readonly steps: readonly FunnelStep[];
}) {
  const universe = steps[0].figure.value;
  return (
    <ul className={styles.funnel} aria-label={name}>
      {steps.map(({ name: step, figure, isNearlyAll = false, isPlan = false }) => {
        const known =
          figure.value === null || universe === null || universe === 0 ? null : figure.value / universe;
        const share = isNearlyAll ? 1 : known;
        return (
          <li key={step}>
            <span>{step}</span>
            <span className={styles.bar} aria-hidden="true">
              <span
                className={isPlan ? styles.plan : undefined}
                style={{ width: `${100 * (share ?? 0)}%` }}
              />
            </span>
            <span>
              {isNearlyAll ? '接近全部（其余样本不足）' : <FigureValue figure={figure} format={asPersons} />}
              {share !== null && !isNearlyAll && ` · ${formatShare(share)}`}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
