import { useAllowed } from '../../session/use-session.ts';
import { DataUpdatesCard } from './data-updates-card.tsx';
import { DescribeCard } from './describe-card.tsx';
import { HomeFrame } from './home-frame.tsx';
import { RecentPlansCard } from './recent-plans-card.tsx';
import { RunningOrdersCard } from './running-orders-card.tsx';
import { TaskCard, todayText, useTasks } from './task-card.tsx';

/** What is due, the orders as lines, the plans to go on with, and what data came in. */
export function PlannerHome() {
  const tasks = useTasks();
  const mayPlan = useAllowed('investmentOrderData.wiseChoicePatternData.isEnabled');
  const hasOrders = useAllowed('investmentOrderData.orderPatternData.isEnabled');
  const mayReadReleases = useAllowed('administrationData.dataReleaseData.isEnabled');
  const aside = mayPlan || mayReadReleases;
  return (
    <HomeFrame
      today={todayText(tasks.data)}
      aside={
        aside && (
          <>
            {mayPlan && <RecentPlansCard />}
            {mayReadReleases && <DataUpdatesCard />}
          </>
        )
      }
    >
      {mayPlan && <DescribeCard />}
      {(mayPlan || hasOrders) && <TaskCard tasks={tasks} />}
      {hasOrders && <RunningOrdersCard />}
    </HomeFrame>
  );
}
