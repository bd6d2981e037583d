import { InputNumber } from 'antd';
import { useState } from 'react';
import { FrontierAnswer } from '../../../shared/plan/frontier-answer.tsx';
import { useCityScene } from '../city-scene.ts';
import { InsightFrame } from './insight-frame.tsx';
import styles from './insight.module.css';
import { useInsight } from './use-insight.ts';
import { LeastBudgetAnswer } from './least-budget-answer.tsx';

const firstTarget = 30;

/** Dock tab 预算推演: what other budgets reach, and what a reach costs at least. */
export function BudgetPane() {
  const { live } = useCityScene();
  const frontier = useInsight('frontier');
  const least = useInsight('leastBudget');
  const here = live.evaluation?.reachShare.value;
  const [target, setTarget] = useState<number | null>(null);
  const percent = target ?? (here ? Math.max(1, Math.round(here * 100)) : firstTarget);
  return (
    // A pane that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.pane} tabIndex={0} aria-label="预算推演">
      <InsightFrame
        title="预算曲线"
        description="在已保存的条件与策略下，对现预算的 25%–200% 分别优选；上界表示该预算内任何方案都不可能超过的到达率。与手工修改的车辆数无关。"
        insight={frontier}
        onAsk={() => frontier.ask({ kind: 'frontier' })}
      >
        {frontier.result && <FrontierAnswer result={frontier.result} />}
      </InsightFrame>
      <InsightFrame
        title="反算最小预算"
        description="给定目标到达率，求最少要花多少钱；给不出时给出不可能的证明。"
        insight={least}
        isReady={percent > 0 && percent <= 100}
        inputs={
          <InputNumber
            size="small"
            className={styles.target}
            min={0.1}
            max={100}
            step={1}
            value={percent}
            onChange={setTarget}
            suffix="%"
            aria-label="目标到达率（%）"
          />
        }
        onAsk={() => least.ask({ kind: 'leastBudget', reachShare: percent / 100 })}
      >
        {least.result && <LeastBudgetAnswer result={least.result} />}
      </InsightFrame>
    </section>
  );
}
