import { Button } from 'antd';
import { useMutationCall } from '../../../api/use-call.ts';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import type { PlanCity } from '../city-scene.ts';
import { useFollowedJob } from '../../../shared/job/use-followed-job.ts';
import { JobBanner } from './job-banner.tsx';

export interface PanelMissingProps {
  readonly city: PlanCity;
  /** False where the user may not change the city's data. */
  readonly mayGenerate: boolean;
  readonly onReady: () => void;
}

/** A city without a crowd sample cannot be evaluated: offers to generate one. */
export function PanelMissing({ city, mayGenerate, onReady }: PanelMissingProps) {
  const planJob = useFollowedJob(onReady);
  const generate = useMutationCall('v1/panels', { onSuccess: ({ jobId }) => planJob.follow(jobId) });
  const start = () => generate.mutate({ cityCode: city.cityCode });
  return (
    <>
      <JobBanner planJob={planJob} onRetry={start} />
      <StateBlock
        kind="empty"
        title={`${city.cityName}还没有人群样本`}
        description={
          mayGenerate
            ? '触达与频次按人群样本计算。可以由城市事实与现行线网生成一份模拟样本（约 20 万人），生成后自动载入。'
            : '触达与频次按人群样本计算。请联系管理员为该城市生成样本。'
        }
        action={
          mayGenerate ? (
            <Button type="primary" loading={generate.isPending || planJob.isRunning} onClick={start}>
              生成人群样本
            </Button>
          ) : undefined
        }
      />
    </>
  );
}
