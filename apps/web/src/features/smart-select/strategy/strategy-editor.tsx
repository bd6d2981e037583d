import { hasPoints } from '@ooh/contract/domain/line-weights';
import type { PlanStrategy } from '@ooh/contract/domain/plan';
import type { PlanDetail } from '@ooh/contract/domain/smart-plan';
import { useRouter } from '@tanstack/react-router';
import { Alert, Button, Modal } from 'antd';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { ConfirmLeave } from '../../../ui/page/confirm-leave.tsx';
import { StepFrame } from '../../../ui/page/step-frame.tsx';
import { asWork } from '../brief/send-brief.ts';
import { goalHref, planListHref } from '../../../shared/plan/plan-addresses.ts';
import { SavingChip } from '../../../ui/saving/saving-chip.tsx';
import { useSaving, type SavedWork } from '../../../ui/saving/use-saving.ts';
import { wizardSteps } from '../wizard-address.ts';
import { BudgetSplit } from './budget-split.tsx';
import { splitOf } from './city-budgets.ts';
import { ConstraintFields } from './constraint-fields.tsx';
import { FeasibilityPanel, useFeasibility } from './feasibility-panel.tsx';
import { LineChoice } from './line-choice.tsx';
import { ObjectiveCards } from './objective-cards.tsx';
import ownStyles from './strategy-editor.module.css';
import styles from './strategy.module.css';
import { isConflict } from '../../../ui/saving/conflict-code.ts';
import { BriefSummary } from './brief-summary.tsx';
import { StrategyOutcome } from './strategy-outcome.tsx';
import { WeightFields } from './weight-fields.tsx';

export interface StrategyEditorProps {
  readonly detail: PlanDetail;
  /** The computation was accepted. */
  readonly onStarted: (jobId: string) => void;
  /** Another user has saved: reload the plan. */
  readonly onReload: () => void;
}

function sendStrategy(strategy: PlanStrategy, base: SavedWork | undefined) {
  if (!base) return undefined;
  const { workId: planId, version } = base;
  return call('ai-option-mode/update', { planId, version, strategy }).then(asWork);
}

/** Step 2 of the wizard: constraints for the choice of lines, a feasibility check, and the start. */
export function StrategyEditor({ detail, onStarted, onReload }: StrategyEditorProps) {
  const router = useRouter();
  const { brief, row } = detail;
  const [strategy, setStrategy] = useState(detail.strategy);
  const [isStarting, setIsStarting] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const saving = useSaving({
    content: strategy,
    work: { workId: row.planId, version: row.version },
    call: 'ai-option-mode/update',
    savedContent: detail.strategy,
    isEnabled: true,
    send: sendStrategy,
    // Settings made in a few clicks are not stored locally: while offline they stay on the page.
    keep: () => {},
    forget: () => {},
  });
  const check = useFeasibility(brief, strategy);
  const change = (part: Partial<PlanStrategy>) => {
    setRefusal(undefined);
    setStrategy((before) => ({ ...before, ...part }));
  };
  const { minVehiclesPerLine, maxVehiclesPerLine } = strategy;
  const isCrossed = maxVehiclesPerLine !== null && maxVehiclesPerLine < minVehiclesPerLine;
  const split = splitOf(brief.budgetFen, brief.cityCodes, strategy.cityBudgetsFen);
  const isInfeasible = check.query.data?.isFeasible === false && !check.isChecking;
  const start = async () => {
    setIsStarting(true);
    setRefusal(undefined);
    const saved = await saving.save();
    const submitted =
      saved &&
      (await call('ai-option-mode/submitRequirements', { planId: saved.workId, version: saved.version }));
    setIsStarting(false);
    if (submitted?.body) onStarted(submitted.body.jobId);
    else if (isConflict(submitted)) onReload();
    else if (submitted) setRefusal(submitted.message);
  };
  const proposed = new Map(check.query.data?.cities.map(({ cityCode, budgetFen }) => [cityCode, budgetFen]));
  return (
    <StepFrame
      title="新建公交智选方案"
      steps={wizardSteps}
      current={1}
      onStep={() => void router.navigate({ href: goalHref(row.planId) })}
      aside={<SavingChip state={saving.state} />}
      footer={
        <>
          <Button onClick={() => void router.navigate({ href: planListHref })}>返回列表</Button>
          <Button onClick={() => void router.navigate({ href: goalHref(row.planId) })}>上一步</Button>
          <Button
            type="primary"
            loading={isStarting}
            disabled={isCrossed || split.restFen < 0 || isInfeasible || !hasPoints(strategy.weights)}
            title={isInfeasible ? '需求无解，请先放宽约束' : undefined}
            onClick={() => void start()}
          >
            开始智选
          </Button>
        </>
      }
    >
      <div className={ownStyles.layout}>
        <div className={ownStyles.form}>
          <StrategyOutcome detail={detail} />
          {refusal !== undefined && (
            <Alert
              type="error"
              showIcon
              className={styles.notice}
              title="未能开始计算"
              description={refusal}
            />
          )}
          <section className={styles.card} aria-labelledby="objective-title">
            <h2 id="objective-title">优化目标</h2>
            <ObjectiveCards strategy={strategy} onChange={change} />
          </section>
          <section className={styles.card} aria-labelledby="weight-title">
            <h2 id="weight-title">
              选线权重 <small>一次接触按所在线路折算多少；触达、CPM 等结果仍按全部接触计</small>
            </h2>
            <WeightFields cities={detail.cities} weights={strategy.weights} onChange={change} />
          </section>
          <section className={styles.card} aria-labelledby="constraint-title">
            <h2 id="constraint-title">媒体与约束</h2>
            <ConstraintFields strategy={strategy} onChange={change} />
          </section>
          <section className={styles.card} aria-labelledby="line-title">
            <h2 id="line-title">必选与排除线路</h2>
            <LineChoice planId={row.planId} cities={detail.cities} strategy={strategy} onChange={change} />
          </section>
          {detail.cities.length > 1 && (
            <section className={styles.card} aria-labelledby="split-title">
              <h2 id="split-title">分城市预算</h2>
              <BudgetSplit
                budgetFen={brief.budgetFen}
                cities={detail.cities}
                strategy={strategy}
                proposedFen={proposed}
                onChange={change}
              />
            </section>
          )}
        </div>
        <aside className={ownStyles.aside} aria-label="需求摘要与可行性">
          <BriefSummary detail={detail} />
          <FeasibilityPanel planId={row.planId} check={check} strategy={strategy} onChange={change} />
        </aside>
      </div>
      <ConfirmLeave when={saving.isDirty && !isStarting} />
      <Modal
        open={saving.state.kind === 'conflict'}
        closable={false}
        title="该方案已被他人更新"
        okText="载入最新"
        cancelButtonProps={{ style: { display: 'none' } }}
        onOk={onReload}
      >
        您在本页的策略修改未能保存。载入最新内容后请重新设定。
      </Modal>
    </StepFrame>
  );
}
