import { useCall } from '../../api/use-call.ts';
import { PlanLine } from '../../features/smart-select/list/plan-line.tsx';
import { planListHref } from '../../features/smart-select/plan-addresses.ts';
import { Card } from '../../ui/page/card.tsx';
import { HrefLink } from '../../ui/page/href-link.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';
import styles from './marketing-page.module.css';

const shown = 5;

/** The smart-select plans that were changed last. */
export function RecentPlans() {
  const { data, error, refetch } = useCall('ai-option-mode/list', { pageSize: shown }, { quiet: true });
  return (
    <Card title="最近方案" extra={<HrefLink href={planListHref}>全部方案</HrefLink>}>
      {error ? (
        <StateBlock kind="section-failed" errorText={error.message} onRetry={() => void refetch()} />
      ) : !data ? (
        <StateBlock kind="loading" rows={shown} />
      ) : data.rows.length === 0 ? (
        <StateBlock kind="empty" title="还没有智选方案" />
      ) : (
        <ul>
          {data.rows.map((plan) => (
            <li key={plan.planId} className={styles.recentPlan}>
              <PlanLine plan={plan} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
