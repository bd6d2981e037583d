import { Alert, Button, Progress } from 'antd';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { isFinished, type Job } from '../../../api/follow-job.ts';
import { HrefButton } from '../../../ui/page/href-link.tsx';
import { planListHref } from '../../../shared/plan/plan-addresses.ts';
import { furthestStage, readPhase, type PhaseReading } from './plan-phases.ts';
import styles from './task-card.module.css';
import { useJob } from '../../../api/use-job.ts';
import { TaskStages } from './task-stages.tsx';

export interface TaskCardProps {
  readonly jobId: string;
  readonly onEnd: (job: Job) => void;
}

/** A running computation: stages, progress, leave or cancel. */
export function TaskCard({ jobId, onEnd }: TaskCardProps) {
  const { job, error } = useJob(jobId, onEnd);
  const [reading, setReading] = useState<PhaseReading>();
  const [seen, setSeen] = useState<string>();
  const [isCancelling, setIsCancelling] = useState(false);
  if (job && job.phase !== seen) {
    setSeen(job.phase);
    setReading(furthestStage(reading, readPhase(job.phase)));
  }
  const cancel = async () => {
    setIsCancelling(true);
    await call('v1/jobs/{jobId}/cancel', { jobId });
    setIsCancelling(false);
  };
  if (error) {
    return (
      <Alert
        type="info"
        showIcon
        title="方案正在计算"
        description={`无法读取进度（${error.message}），完成后可在方案列表查看结果。`}
        action={<HrefButton href={planListHref}>返回列表</HrefButton>}
      />
    );
  }
  return (
    <section
      className={styles.card}
      aria-labelledby="task-title"
      aria-busy={job !== undefined && !isFinished(job)}
    >
      <h2 id="task-title">正在计算方案</h2>
      {job && (
        <>
          <Progress percent={Math.round(job.progress * 100)} aria-label="计算进度" />
          <p aria-live="polite">
            {job.state === 'queued' ? '排队中' : job.phase}
            {job.message !== null && `：${job.message}`}
          </p>
          <TaskStages reading={reading} job={job} />
        </>
      )}
      <div className={styles.foot}>
        <Button
          danger
          loading={isCancelling}
          disabled={!job || isFinished(job)}
          onClick={() => void cancel()}
        >
          取消计算
        </Button>
        <HrefButton href={planListHref}>离开，后台继续</HrefButton>
        <span>可以离开此页，完成后在方案列表查看。</span>
      </div>
    </section>
  );
}
