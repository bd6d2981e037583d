import type { PlanDetail } from '@ooh/contract/domain/smart-plan';
import type { ReactNode } from 'react';
import { formatFen } from '../../../ui/figure/format-figure.ts';
import styles from './workbench.module.css';

/** Name and facts of the plan. */
export function PlanTitle({ plan, children }: { readonly plan: PlanDetail; readonly children?: ReactNode }) {
  const { row, brief, audienceSentence } = plan;
  const facts = [
    row.planNo,
    row.brandName,
    `${brief.startDate} 起 ${brief.weeks} 周`,
    `预算 ${formatFen(row.budgetFen, { unit: 'auto' })}`,
  ].join(' · ');
  return (
    <>
      <h1 className={styles.name} title={row.name}>
        {row.name}
      </h1>
      <p className={styles.facts}>{facts}</p>
      <p className={styles.facts} title={audienceSentence}>
        TA：{audienceSentence}
      </p>
      {children}
    </>
  );
}
