import { Alert } from 'antd';
import { memo } from 'react';
import type { PlanEvaluation } from '@ooh/contract/domain/evaluation';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import { useCityScene } from '../city-scene.ts';
import { BudgetBar } from './budget-bar.tsx';
import { CertificateCard } from './certificate-card.tsx';
import { DifferenceCard } from './difference-card.tsx';
import styles from './evaluation-panel.module.css';
import { ReachMetrics } from './reach-metrics.tsx';
import { AudienceMetrics } from './audience-metrics.tsx';
import { IndustryReference } from './industry-reference.tsx';
import { EvaluationBasis } from './evaluation-basis.tsx';

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
      <IndustryReference benchmarks={evaluation.benchmarks} />
      <EvaluationBasis evaluation={evaluation} />
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
