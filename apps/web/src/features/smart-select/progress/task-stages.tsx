import { CheckCircleFilled, LoadingOutlined, MinusCircleOutlined } from '@ant-design/icons';
import type { Job } from '../../../api/follow-job.ts';
import { planStages, type PhaseReading } from './plan-phases.ts';
import styles from './task-card.module.css';

export function TaskStages({
  reading,
  job,
}: {
  readonly reading: PhaseReading | undefined;
  readonly job: Job;
}) {
  const stage = reading?.stage ?? -1;
  return (
    <ol className={styles.stages}>
      {planStages.map((name, index) => {
        const isDone = job.state === 'done' || index < stage;
        const isNow = !isDone && index === stage && job.state === 'running';
        const Picture = isDone ? CheckCircleFilled : isNow ? LoadingOutlined : MinusCircleOutlined;
        return (
          <li
            key={name}
            data-state={isDone ? 'done' : isNow ? 'now' : 'waiting'}
            aria-current={isNow ? 'step' : undefined}
          >
            <Picture aria-hidden="true" />
            {name}
            <span className="visually-hidden">{isDone ? '，已完成' : isNow ? '，进行中' : '，等待'}</span>
          </li>
        );
      })}
    </ol>
  );
}
