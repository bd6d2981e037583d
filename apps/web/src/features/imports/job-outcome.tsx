import { Alert, Button } from 'antd';
import type { ReactNode } from 'react';
import { JobProgress } from '../../ui/job/job-progress.tsx';
import type { LiveImport } from './use-import-session.ts';

export interface JobOutcomeProps {
  readonly live: LiveImport;
  readonly jobId: string;
  /** What the job does, for example 试运行. */
  readonly label: string;
  readonly onRetry: () => void;
}

/** A job at work, or why it came to nothing; nothing at all when it ended well. */
export function JobOutcome({ live, jobId, label, onRetry }: JobOutcomeProps): ReactNode {
  const { job, jobError, isBusy } = live;
  const retry = (
    <Button size="small" onClick={onRetry}>
      重新{label}
    </Button>
  );
  if (jobError) {
    return (
      <Alert
        type="warning"
        showIcon
        title="暂时看不到任务进度"
        description={`${jobError.message}。任务本身不受影响。`}
        action={
          <Button size="small" onClick={() => void live.refresh()}>
            刷新状态
          </Button>
        }
      />
    );
  }
  if (isBusy) return <JobProgress key={jobId} jobId={jobId} job={job} label={label} />;
  if (job?.state === 'failed') {
    return (
      <Alert
        type="error"
        showIcon
        title="处理失败，没有写入任何数据"
        description={job.message}
        action={retry}
      />
    );
  }
  if (job?.state === 'cancelled') {
    return <Alert type="warning" showIcon title="已取消，没有写入任何数据" action={retry} />;
  }
  return null;
}
