import type { CallOutput } from '../../api/call-types.ts';
import { PlanStateTag } from '../../shared/plan/plan-state-tag.tsx';
import { openHref } from '../../shared/plan/plan-addresses.ts';
import { formatShare } from '../../ui/figure/format-figure.ts';
import { formatTime } from '../../ui/figure/format-time.ts';
import { MoneyFen } from '../../ui/figure/money-fen.tsx';
import { HrefLink } from '../../ui/page/href-link.tsx';
import type { AppColumn } from '../../ui/table/app-column.ts';
import styles from './recent-plans-card.module.css';

type PlanRow = CallOutput<'ai-option-mode/list'>['rows'][number];

export const recentPlanColumns: readonly AppColumn<PlanRow>[] = [
  {
    key: 'name',
    title: '方案',
    width: 200,
    render: (plan) => (
      <>
        <HrefLink className={styles.name} href={openHref(plan)}>
          {plan.name}
        </HrefLink>
        <span className={styles.place}>
          {[plan.brandName, plan.cityNames.join('、')].filter(Boolean).join(' · ')}
        </span>
      </>
    ),
  },
  {
    key: 'budget',
    title: '预算',
    width: 110,
    isNumeric: true,
    render: ({ budgetFen }) => <MoneyFen fen={budgetFen} unit="auto" />,
  },
  {
    key: 'reach',
    title: '预估到达率',
    width: 116,
    isNumeric: true,
    render: ({ reachShare }) => (reachShare.suppressed ? '样本不足' : formatShare(reachShare.value)),
  },
  {
    key: 'state',
    title: '状态',
    width: 100,
    render: ({ state, stateReason }) => <PlanStateTag state={state} reason={stateReason} />,
  },
  { key: 'updated', title: '更新时间', width: 132, render: ({ updatedAt }) => formatTime(updatedAt) },
];
