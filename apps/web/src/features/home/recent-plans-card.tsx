import { useCall } from '../../api/use-call.ts';
import { FigureValue } from '../../shared/figure/figure-value.tsx';
import { openHref, planListHref } from '../../shared/plan/plan-addresses.ts';
import { PlanStateTag } from '../../shared/plan/plan-state-tag.tsx';
import { formatShare } from '../../ui/figure/format-figure.ts';
import { MoneyFen } from '../../ui/figure/money-fen.tsx';
import { Card } from '../../ui/page/card.tsx';
import { HrefLink } from '../../ui/page/href-link.tsx';
import { SectionPending } from '../../ui/state/section-pending.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';
import { useDemoMaking } from '../../ui/page/use-demo-making.ts';
import styles from './recent-plans-card.module.css';

const asShare = (share: number) => formatShare(share);

/** The plans worked on last. */
export function RecentPlansCard() {
  const plans = useCall('ai-option-mode/list', { pageSize: 5, sortBy: 'updatedAt', order: 'desc' });
  const rows = plans.data?.rows;
  const isMaking = useDemoMaking() !== null;
  return (
    <Card
      title="最近的智选方案"
      extra={plans.data && <HrefLink href={planListHref}>全部 {plans.data.total}</HrefLink>}
      footer="TA 到达率为预估，按方案的媒体与人群样本测算；口径与 95% 区间见方案页。"
    >
      {rows === undefined && (
        <SectionPending error={plans.error} onRetry={() => void plans.refetch()} rows={5} />
      )}
      {rows?.length === 0 && (
        <StateBlock kind="empty" title={isMaking ? '示例方案正在生成' : '还没有智选方案'} />
      )}
      <ul className={styles.plans} aria-label="最近的智选方案">
        {rows?.map((plan) => (
          <li key={plan.planId}>
            <HrefLink className={styles.name} href={openHref(plan)}>
              {plan.name}
            </HrefLink>
            <span className={styles.place}>
              {[plan.brandName, plan.cityNames.slice(0, 3).join('、')].filter(Boolean).join(' · ')}
            </span>
            {plan.state === 'ready' ? (
              <span className={styles.figures}>
                预估 TA 到达率 <FigureValue figure={plan.reachShare} format={asShare} />
              </span>
            ) : (
              <PlanStateTag state={plan.state} reason={plan.stateReason} />
            )}
            <span className={styles.budget}>
              <MoneyFen fen={plan.budgetFen} unit="auto" />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
