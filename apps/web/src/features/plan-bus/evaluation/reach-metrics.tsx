import type { PlanEvaluation } from '@ooh/contract/domain/evaluation';
import { BigNumber } from '../../../ui/figure/big-number.tsx';
import { asCount } from '../../../ui/figure/figure-formats.ts';
import { formatCount, formatNumber, formatShare } from '../../../ui/figure/format-figure.ts';
import { intervalText } from '../../../shared/figure/figure-text.ts';
import { Metric } from '../../../shared/figure/metric.tsx';

export const percent = (share: number) => formatShare(share);

export function ReachMetrics({ evaluation }: { readonly evaluation: PlanEvaluation }) {
  const { reach, frequency } = evaluation;
  return (
    <>
      <Metric
        metric="reach"
        label="TA 触达人数"
        isSuppressed={reach.suppressed}
        note={intervalText(reach, asCount)}
      >
        <BigNumber value={reach.value} />
      </Metric>
      <Metric
        metric="frequency"
        isSuppressed={frequency.suppressed}
        note={intervalText(frequency, (value) => formatNumber(value, 1))}
      >
        {formatNumber(frequency.value, 1)} 次
      </Metric>
      <Metric metric="impressions" note={`TA 曝光 ${formatCount(evaluation.taImpressions.value)}`}>
        <BigNumber value={evaluation.impressions.value} />
      </Metric>
      <Metric metric="grp" label="TRP" note="TA 口径的 GRP">
        {formatNumber(evaluation.grp)}
      </Metric>
    </>
  );
}
