import type { StrategyCase } from '@ooh/contract/domain/strategy-case';
import { FigureValue } from '../../shared/figure/figure-value.tsx';
import { asShare, asTimes } from '../../ui/figure/figure-formats.ts';
import { formatFen } from '../../ui/figure/format-figure.ts';
import styles from './strategy-case.module.css';

/** Reach, frequency and CPM of the order behind a case, as run. */
export function CaseEffect({ effect }: { readonly effect: NonNullable<StrategyCase['effect']> }) {
  return (
    <dl className={styles.effect} aria-label="效果（按上刊记录测算）">
      <div>
        <dt>到达率</dt>
        <dd>
          <FigureValue figure={effect.reachShare} format={asShare} />
        </dd>
      </div>
      <div>
        <dt>频次</dt>
        <dd>
          <FigureValue figure={effect.frequency} format={asTimes} />
        </dd>
      </div>
      <div>
        <dt>CPM</dt>
        <dd className="numeric">{formatFen(effect.cpmFen)}</dd>
      </div>
    </dl>
  );
}
