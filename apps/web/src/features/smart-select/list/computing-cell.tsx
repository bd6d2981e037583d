import { refreshAfter } from '../../../api/refresh-after.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Progress } from 'antd';
import { useEffect } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { useJob } from '../../../api/use-job.ts';
import styles from './plan-list.module.css';
import { PlanStateTag } from '../../../shared/plan/plan-state-tag.tsx';

const lookAgainMs = 5000;

/** State of a plan that is being computed, by the events of its job; the list is read anew at the end. */
export function ComputingCell({ planId }: { readonly planId: string }) {
  const client = useQueryClient();
  const refresh = () => void refreshAfter(client, 'ai-option-mode/submitRequirements');
  const detail = useCall('ai-option-mode/getBasePlanDetail', { planId }, { staleMs: 0 });
  // An older answer from the cache names an older job, or none.
  const jobId = detail.isFetchedAfterMount ? detail.data?.jobId : undefined;
  const { job, error } = useJob(jobId, refresh);
  const isForeign = error !== undefined || detail.isError;
  useEffect(() => {
    // Jobs belong to who started them: for anybody else's the list itself is looked at again.
    if (!isForeign) return undefined;
    const timer = setInterval(
      () => void client.invalidateQueries({ queryKey: ['ai-option-mode/list'] }),
      lookAgainMs,
    );
    return () => clearInterval(timer);
  }, [isForeign, client]);
  return (
    <div className={styles.computing}>
      <PlanStateTag state="computing" reason={job?.phase} />
      {job && (
        <>
          <Progress
            percent={Math.round(job.progress * 100)}
            size="small"
            showInfo={false}
            aria-label={`计算进度：${job.phase}`}
          />
          <span className={styles.phase}>{job.phase}</span>
        </>
      )}
    </div>
  );
}
