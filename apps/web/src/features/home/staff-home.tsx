import { useAllowed } from '../../session/use-session.ts';
import { FaultsCard, PostingsCard, useDuePostings } from './postings-cards.tsx';
import { HomeFrame } from './home-frame.tsx';
import { TaskCard, useTasks } from './task-card.tsx';
import { VacanciesCard } from './vacancies-card.tsx';

/** What is to be posted today, what went wrong, and what is still free. */
export function StaffHome() {
  const tasks = useTasks();
  const postings = useDuePostings();
  const maySeeMedia = useAllowed('digitalAssetRoleData.allMediumData.isEnabled');
  const { data } = postings;
  const today =
    data &&
    `今日上刊 ${data.due.filter(({ dueOn }) => dueOn === data.today).length} 项，逾期未登记 ${data.due.filter(({ dueOn }) => dueOn < data.today).length} 项，异常 ${data.faults.length} 项`;
  return (
    <HomeFrame
      today={today}
      aside={
        <>
          {maySeeMedia && <VacanciesCard />}
          <TaskCard tasks={tasks} />
        </>
      }
    >
      <PostingsCard postings={postings} />
      <FaultsCard postings={postings} />
    </HomeFrame>
  );
}
