import { refreshAfter } from '../../api/refresh-after.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { isFinished } from '../../api/follow-job.ts';
import { useJob } from '../../api/use-job.ts';
import { JobProgress } from '../../ui/job/job-progress.tsx';
import styles from './data-release.module.css';

export interface PanelJobProps {
  readonly jobId: string;
  readonly onOpen: (releaseId: string) => void;
  readonly onDismiss: () => void;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** Progress and outcome of the panel that the address names. */
export function PanelJob({ jobId, onOpen, onDismiss }: PanelJobProps) {
  const client = useQueryClient();
  const { job, error } = useJob(jobId, () => {
    void refreshAfter(client, 'v1/panels');
  });
  const closable = { onClose: onDismiss };
  const draw = () => {
    if (error) {
      return (
        <Alert
          type="warning"
          showIcon
          closable={closable}
          title="看不到任务进度"
          description={error.message}
        />
      );
    }
    if (job === undefined || !isFinished(job))
      return <JobProgress jobId={jobId} job={job} label="生成人群样本" />;
    if (job.state === 'failed') {
      return (
        <Alert
          type="error"
          showIcon
          closable={closable}
          title="人群样本生成失败，原有版本不受影响"
          description={job.message}
        />
      );
    }
    if (job.state === 'cancelled') {
      return (
        <Alert type="warning" showIcon closable={closable} title="已取消生成人群样本，原有版本不受影响" />
      );
    }
    const releaseId = textOf(job.result?.releaseId);
    const releaseNo = textOf(job.result?.releaseNo) ?? '';
    const isUnchanged = job.result?.isUnchanged === true;
    return (
      <Alert
        type={isUnchanged ? 'info' : 'success'}
        showIcon
        closable={closable}
        title={isUnchanged ? '数据未变化，未生成新版本' : `人群样本 ${releaseNo} 已生效`}
        action={
          releaseId !== undefined && (
            <Button size="small" onClick={() => onOpen(releaseId)}>
              查看版本
            </Button>
          )
        }
      />
    );
  };
  return <div className={styles.job}>{draw()}</div>;
}
