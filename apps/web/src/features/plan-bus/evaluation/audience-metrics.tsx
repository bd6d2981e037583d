import type { PlanEvaluation } from '@ooh/contract/domain/evaluation';
import { formatShare } from '../../../ui/figure/format-figure.ts';
import { intervalText } from '../../../shared/figure/figure-text.ts';
import { Metric } from '../../../shared/figure/metric.tsx';
import { MoneyFen } from '../../../ui/figure/money-fen.tsx';
import { TgiValue } from '../../../shared/figure/tgi-value.tsx';
import { percent } from './reach-metrics.tsx';

export function AudienceMetrics({ evaluation }: { readonly evaluation: PlanEvaluation }) {
  const { taConcentrationPeople, taConcentrationImpressions, tgi } = evaluation;
  return (
    <>
      <Metric
        metric="taConcentrationPeople"
        label="TA浓度 · 人数"
        isSuppressed={taConcentrationPeople.suppressed}
        note={intervalText(taConcentrationPeople, percent)}
      >
        {formatShare(taConcentrationPeople.value)}
      </Metric>
      <Metric
        metric="taConcentrationImpressions"
        label="TA浓度 · 曝光"
        isSuppressed={taConcentrationImpressions.suppressed}
        note={intervalText(taConcentrationImpressions, percent)}
      >
        {formatShare(taConcentrationImpressions.value)}
      </Metric>
      <Metric metric="tgi" isSuppressed={tgi.suppressed}>
        <TgiValue figure={tgi} isPlain />
      </Metric>
      <Metric metric="cpm">
        <MoneyFen fen={evaluation.cpmFen} />
      </Metric>
      <Metric metric="taCpm">
        <MoneyFen fen={evaluation.taCpmFen} />
      </Metric>
      <Metric metric="cprp" label="CPRP">
        <MoneyFen fen={evaluation.cprpFen} unit="auto" />
      </Metric>
    </>
  );
}
