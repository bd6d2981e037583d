import { useCall } from '../../api/use-call.ts';
import { PlanLine } from '../../shared/plan/plan-line.tsx';
import { planListHref } from '../../shared/plan/plan-addresses.ts';
import styles from './marketing-page.module.css';
import { RecentCard, recentShown } from './recent-card.tsx';

/** The smart-select plans that were changed last. */
export function RecentPlans() {
  const list = useCall('ai-option-mode/list', { pageSize: recentShown });
  return (
    <RecentCard
      subject="方案"
      allHref={planListHref}
      emptyTitle="还没有智选方案"
      list={list}
      renderItem={(plan) => (
        <li key={plan.planId} className={styles.recentPlan}>
          <PlanLine plan={plan} />
        </li>
      )}
    />
  );
}
