import type { PlanEvaluation } from '@ooh/contract/domain/evaluation';
import { MetricLabel } from '../../../shared/figure/metric.tsx';
import { formatFen, formatNumber, formatShare, missing } from '../../../ui/figure/format-figure.ts';
import styles from './evaluation-panel.module.css';

/** Frequency, effective reach and price per thousand in one row. */
export function KeyFigures({ evaluation }: { readonly evaluation: PlanEvaluation }) {
  const { frequency, reachShare, reachAtLeast, cpmFen } = evaluation;
  const thrice = reachAtLeast.find(({ k }) => k === 3)?.share;
  return (
    <dl className={styles.keys}>
      <div>
        <dt>
          <MetricLabel metric="frequency" label="频次" />
        </dt>
        <dd>{frequency.value === null ? missing : `${formatNumber(frequency.value, 1)} 次`}</dd>
      </div>
      <div>
        <dt>看到 3 次+</dt>
        <dd>{thrice === undefined || reachShare.suppressed ? missing : formatShare(thrice)}</dd>
      </div>
      <div>
        <dt>
          <MetricLabel metric="cpm" label="CPM" />
        </dt>
        <dd>{formatFen(cpmFen)}</dd>
      </div>
    </dl>
  );
}
