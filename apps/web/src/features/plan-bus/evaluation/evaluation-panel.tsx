import { Alert } from 'antd';
import { memo } from 'react';
import type { PlanEvaluation } from '@ooh/contract/domain/evaluation';
import { BigNumber } from '../../../ui/figure/big-number.tsx';
import { asCount } from '../../../ui/figure/figure-formats.ts';
import { formatCount, formatNumber, formatShare } from '../../../ui/figure/format-figure.ts';
import { intervalText } from '../../../shared/figure/figure-text.ts';
import { Metric } from '../../../shared/figure/metric.tsx';
import { MoneyFen } from '../../../ui/figure/money-fen.tsx';
import { TgiValue } from '../../../shared/figure/tgi-value.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import { useCityScene } from '../city-scene.ts';
import { BudgetBar } from './budget-bar.tsx';
import { CertificateCard } from './certificate-card.tsx';
import { DifferenceCard } from './difference-card.tsx';
import styles from './evaluation.module.css';

const percent = (share: number) => formatShare(share);

function ReachMetrics({ evaluation }: { readonly evaluation: PlanEvaluation }) {
  const { reachShare, reach, frequency, basis } = evaluation;
  return (
    <>
      <Metric
        metric="reachShare"
        label="TA 到达率"
        nature={basis.nature}
        size="large"
        isSuppressed={reachShare.suppressed}
        note={intervalText(reachShare, percent)}
      >
        {formatShare(reachShare.value)}
      </Metric>
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

function AudienceMetrics({ evaluation }: { readonly evaluation: PlanEvaluation }) {
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

/** Where the figures come from: kind, universe, period, sample and releases. */
function BasisNote({ evaluation }: { readonly evaluation: PlanEvaluation }) {
  const { basis, taUniverse, panelPersons, effectiveSample } = evaluation;
  return (
    <p className={styles.quiet}>
      {basis.nature} · {basis.source} · {basis.period}
      <br />
      {basis.universe}（TA {formatCount(taUniverse)}，样本 {formatNumber(panelPersons)} 人，有效样本{' '}
      {formatNumber(effectiveSample)}）
      <br />
      {basis.dataReleases.map((release) => release.releaseNo).join('、')}
      {basis.isDemo && '（含演示数据）'}
      {evaluation.reachGrowth !== null && (
        <>
          <br />
          样本实测一周，更长的投放按该周重复计算，到达率为下限；外推见「触达与频次」
        </>
      )}
    </p>
  );
}

/** The figures of one evaluation: drawn anew only when another one arrives, not with every keystroke. */
const Figures = memo(function Figures({ evaluation }: { readonly evaluation: PlanEvaluation }) {
  return (
    <>
      {evaluation.vehicles === 0 && (
        <Alert type="info" showIcon title="方案中还没有车辆" description="填写车辆数，或点击「重新优选」" />
      )}
      <div className={styles.metrics}>
        <ReachMetrics evaluation={evaluation} />
        <AudienceMetrics evaluation={evaluation} />
      </div>
      <BasisNote evaluation={evaluation} />
    </>
  );
});

/** Right panel: what the delivery on screen does and costs, computed anew after every edit. */
export function EvaluationPanel() {
  const { live, city } = useCityScene();
  const { evaluation, isComputing, error, retry } = live;
  return (
    <section className={styles.panel} aria-label="实时评估" aria-busy={isComputing}>
      <div className={styles.head}>
        <h2>实时评估</h2>
        <output className={styles.state} data-on={isComputing}>
          {isComputing ? '计算中…' : evaluation ? `${evaluation.lines} 条 · ${evaluation.vehicles} 辆` : ''}
        </output>
      </div>
      {error && (
        <StateBlock kind="section-failed" title="评估失败" errorText={error.message} onRetry={retry} />
      )}
      {evaluation === null && !error && <StateBlock kind="loading" rows={8} />}
      {evaluation && (
        <div className={styles.body} data-stale={isComputing || error !== null}>
          <BudgetBar totalFen={evaluation.amounts.totalFen} budgetFen={city.budgetFen} />
          <CertificateCard />
          <DifferenceCard />
          <Figures evaluation={evaluation} />
        </div>
      )}
    </section>
  );
}
