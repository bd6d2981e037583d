import type { ReactNode } from 'react';
import { formatFen, formatShare } from '../../ui/figure/format-figure.ts';
import styles from './budget-bar.module.css';

export interface BudgetBarProps {
  readonly totalFen: number;
  readonly budgetFen: number;
  /** Beside the name of the total, for example a button that opens its parts. */
  readonly children?: ReactNode;
}

/** Cost against budget. Over budget is stated in words, not by colour alone. */
export function BudgetBar({ totalFen, budgetFen, children }: BudgetBarProps) {
  const share = budgetFen > 0 ? totalFen / budgetFen : 0;
  const rest = budgetFen - totalFen;
  const isOver = rest < 0;
  const text = isOver
    ? `超出预算 ${formatFen(-rest, { digits: 0 })}`
    : `余 ${formatFen(rest, { digits: 0 })}`;
  return (
    <div className={styles.budget} data-over={isOver}>
      <div className={styles.budgetHead}>
        <span>含税合计 {children}</span>
        <b>{formatFen(totalFen, { digits: 0 })}</b>
      </div>
      <progress
        className={styles.track}
        max={1}
        value={Math.min(1, share)}
        aria-label="预算使用"
        aria-valuetext={`已用 ${formatShare(share)}，${text}`}
      />
      <div className={styles.budgetFoot}>
        <span>
          预算 {formatFen(budgetFen, { unit: 'auto' })} · 已用 {formatShare(share)}
        </span>
        <span className={styles.rest}>{text}</span>
      </div>
    </div>
  );
}
