import { PricesAnswer } from '../../../shared/plan/prices-answer.tsx';
import { InsightFrame } from './insight-frame.tsx';
import styles from './insight.module.css';
import { useInsight } from './use-insight.ts';
import { WeightsCost } from './weights-cost.tsx';

/** Dock tab 约束价格: what every constraint of the strategy costs. */
export function PricesPane() {
  const prices = useInsight('prices');
  return (
    // A pane that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.pane} tabIndex={0} aria-label="约束价格面板">
      <InsightFrame
        title="约束价格"
        description="每次只放宽一条约束，其余不变，从现方案出发重新优选：多得多少、至多能多得多少（已证）。影子价格由现方案的证明给出，适用于小幅放宽。"
        insight={prices}
        onAsk={() => prices.ask({ kind: 'prices' })}
      >
        {prices.result && (
          <>
            <WeightsCost weights={prices.result.weights} />
            <PricesAnswer result={prices.result} />
          </>
        )}
      </InsightFrame>
    </section>
  );
}
