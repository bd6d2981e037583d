import { useMutationCall } from '../../api/use-call.ts';
import { useFollowedJob, type FollowedJob } from '../job/use-followed-job.ts';

export interface CityGeneration {
  readonly job: FollowedJob;
  readonly isBusy: boolean;
  readonly start: () => void;
}

/** Gives a city of the demonstration its whole data because somebody waits for it. */
export function useCityGeneration(cityCode: string, onReady: () => void): CityGeneration {
  const job = useFollowedJob(onReady);
  const generate = useMutationCall('v1/demo-data/deepen', { onSuccess: ({ jobId }) => job.follow(jobId) });
  return {
    job,
    isBusy: generate.isPending || job.isRunning,
    // Refused where the city has got its data meanwhile.
    start: () => generate.mutate({ cityCode }, { onError: onReady }),
  };
}
