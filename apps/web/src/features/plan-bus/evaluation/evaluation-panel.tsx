import { Alert, Button } from 'antd';
import { CallFailure } from '../../../api/call-types.ts';
import { memo, useState, type ReactNode } from 'react';
import type { PlanEvaluation } from '@ooh/contract/domain/evaluation';
import { storageKey } from '../../../session/product-identity.ts';
import { readStored, writeStored } from '../../../session/stored-json.ts';
import { FoldButton } from '../../../shared/map-workbench/fold-button.tsx';
import { useWorkbench } from '../../../shared/map-workbench/workbench-context.ts';
import { modelRangeOf } from '../../../shared/figure/model-range.ts';
import { ReachHeadline } from '../../../shared/figure/reach-headline.tsx';
import { BudgetBar } from '../../../shared/plan/budget-bar.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import { useCityScene } from '../city-scene.ts';
import { AudienceMetrics } from './audience-metrics.tsx';
import { CertificateCard } from './certificate-card.tsx';
import { DifferenceCard } from './difference-card.tsx';
import { EvaluationBasis } from './evaluation-basis.tsx';
import styles from './evaluation-panel.module.css';
import { IndustryReference } from './industry-reference.tsx';
import { KeyFigures } from './key-figures.tsx';
import { ObstacleCard } from './obstacle-card.tsx';
import { ReachMetrics } from './reach-metrics.tsx';
import { SensitivityTable } from './sensitivity-table.tsx';

const detailsKey = storageKey('plan-bus-all-figures');

/** The first figures of one evaluation: drawn anew only when another one arrives, not with every keystroke. */
const FirstFigures = memo(function FirstFigures({ evaluation }: { readonly evaluation: PlanEvaluation }) {
  return (
    <>
      {evaluation.vehicles === 0 && (
        <Alert type="info" showIcon title="方案中还没有车辆" description="填写车辆数，或点击「重新优选」" />
      )}
      <ReachHeadline {...evaluation} nature={evaluation.basis.nature} {...modelRangeOf(evaluation)} />
    </>
  );
});

/** All other figures, with where they come from. */
const AllFigures = memo(function AllFigures({ evaluation }: { readonly evaluation: PlanEvaluation }) {
  return (
    <>
      <div className={styles.metrics}>
        <ReachMetrics evaluation={evaluation} />
        <AudienceMetrics evaluation={evaluation} />
      </div>
      {evaluation.vehicles > 0 && <SensitivityTable sensitivity={evaluation.sensitivity} />}
      <EvaluationBasis evaluation={evaluation} />
    </>
  );
});

function MoreFigures({ evaluation }: { readonly evaluation: PlanEvaluation }) {
  const [isOpen, setOpen] = useState(() => readStored(localStorage, detailsKey) === true);
  const toggle = () => {
    setOpen(!isOpen);
    writeStored(localStorage, detailsKey, !isOpen);
  };
  return (
    <>
      <Button type="text" size="small" block aria-expanded={isOpen} onClick={toggle}>
        全部指标与口径 <span aria-hidden>{isOpen ? '▴' : '▾'}</span>
      </Button>
      {isOpen && <AllFigures evaluation={evaluation} />}
    </>
  );
}

export interface EvaluationPanelProps {
  /** Opens the parts of the price. */
  readonly costs?: ReactNode;
  /** What can be done with the plan. */
  readonly actions?: ReactNode;
}

/** What the delivery on screen does and costs, computed anew after every edit. */
export function EvaluationPanel({ costs, actions }: EvaluationPanelProps) {
  const { live, city } = useCityScene();
  const { layout, window } = useWorkbench();
  const { evaluation, isComputing, error, retry } = live;
  // What can no longer be bought of a delivery that is not saved is told and put right in the same way.
  const obstacle = live.obstacle ?? (error instanceof CallFailure && error.isInvalid ? error.message : null);
  const isOpen = layout.isRightOpen || window === 'slim';
  return (
    <section className={styles.panel} aria-label="实时评估" aria-busy={isComputing}>
      <div className={styles.head}>
        <h2>{city.cityName} · 预估效果</h2>
        <output className={styles.state} data-on={isComputing}>
          {isComputing ? '计算中…' : evaluation ? `${evaluation.lines} 条 · ${evaluation.vehicles} 辆` : ''}
        </output>
        {window !== 'slim' && <FoldButton side="right" />}
      </div>
      {isOpen && obstacle !== null && <ObstacleCard obstacle={obstacle} />}
      {isOpen && error && obstacle === null && (
        <StateBlock kind="section-failed" title="评估失败" error={error} onRetry={retry} />
      )}
      {isOpen && evaluation === null && !error && obstacle === null && <StateBlock kind="loading" rows={8} />}
      {isOpen && evaluation && (
        <div className={styles.body} data-stale={isComputing || error !== null}>
          <div className={styles.first}>
            <FirstFigures evaluation={evaluation} />
          </div>
          <div className={styles.price}>
            <BudgetBar totalFen={evaluation.amounts.totalFen} budgetFen={city.budgetFen}>
              {costs}
            </BudgetBar>
          </div>
          <KeyFigures evaluation={evaluation} />
          <div className={styles.proofPlace}>
            <CertificateCard />
          </div>
          <DifferenceCard />
          <IndustryReference benchmarks={evaluation.benchmarks} />
          <MoreFigures evaluation={evaluation} />
          {actions && <div className={styles.foot}>{actions}</div>}
        </div>
      )}
    </section>
  );
}
