import { Alert, Button, Progress } from 'antd';
import type { FollowedJob } from '../../../shared/job/use-followed-job.ts';
import styles from './workbench.module.css';

/** Progress of the computation with its phase, or why it failed. */
export function JobBanner({
  planJob,
  onRetry,
}: {
  readonly planJob: FollowedJob;
  readonly onRetry: () => void;
}) {
  const { job, failure, isRunning, cancel, dismiss } = planJob;
  if (isRunning) {
    const percent = Math.round((job?.progress ?? 0) * 100);
    return (
      <output className={styles.job}>
        <span>{job?.phase || '排队中'}…</span>
        <Progress percent={percent} size="small" status="active" aria-label="计算进度" />
        <span className={styles.quiet}>可以离开本页，计算会继续</span>
        <Button size="small" onClick={cancel}>
          取消计算
        </Button>
      </output>
    );
  }
  if (failure === null) return null;
  return (
    <Alert
      type="error"
      showIcon
      closable={{ onClose: dismiss }}
      title="计算失败"
      description={failure}
      action={
        <Button size="small" onClick={onRetry}>
          重新计算
        </Button>
      }
    />
  );
}
