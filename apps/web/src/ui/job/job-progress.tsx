import type { Job } from '@ooh/contract/domain/job';
import { Button, Progress } from 'antd';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import styles from './job-progress.module.css';

export interface JobProgressProps {
  readonly jobId: string;
  /** Undefined while its first state is on its way. */
  readonly job: Job | undefined;
  /** What is being done, for example 试运行. */
  readonly label: string;
}

/** Phase and progress of a running job, with a way to stop it. */
export function JobProgress({ jobId, job, label }: JobProgressProps) {
  const [isStopping, setStopping] = useState(false);
  const percent = Math.round((job?.progress ?? 0) * 100);
  const phase = job === undefined || job.state === 'queued' ? '排队中' : job.phase;
  const cancel = async () => {
    setStopping(true);
    const { body } = await call('v1/jobs/{jobId}/cancel', { jobId });
    if (body === null) setStopping(false);
  };
  return (
    <div className={styles.job}>
      <div className={styles.head}>
        <strong>{label}</strong>
        <output className={styles.phase}>{isStopping ? '正在取消' : phase}…</output>
      </div>
      <div className={styles.bar}>
        <Progress percent={percent} status="active" aria-label={`${label}进度`} />
        <Button disabled={isStopping} onClick={() => void cancel()}>
          取消{label}
        </Button>
      </div>
      <p className={styles.note}>可以离开本页，任务会继续；凭当前网址可回来查看进度。</p>
    </div>
  );
}
