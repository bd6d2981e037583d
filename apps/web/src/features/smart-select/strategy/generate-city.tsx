import { Button, Progress } from 'antd';
import { useCityGeneration } from '../../../shared/city-picker/use-city-generation.ts';
import ownStyles from './city-check.module.css';

interface GenerateCityProps {
  readonly cityCode: string;
  readonly cityName: string;
  readonly onReady: () => void;
}

/** A city without lines gets them at once in a demonstration, without leaving the plan. */
export function GenerateCity({ cityCode, cityName, onReady }: GenerateCityProps) {
  const { job, isBusy, start } = useCityGeneration(cityCode, onReady);
  return (
    <div className={ownStyles.generate}>
      <Button size="small" type="primary" loading={isBusy} onClick={start}>
        现在生成
      </Button>
      {job.isRunning ? (
        <output>
          {job.job?.phase || '排队中'}…
          <Progress
            percent={Math.round((job.job?.progress ?? 0) * 100)}
            size="small"
            status="active"
            aria-label={`生成${cityName}的进度`}
          />
        </output>
      ) : (
        <span role={job.failure === null ? undefined : 'alert'}>
          {job.failure ?? '示意线网、媒体与人群样本，通常不到一分钟'}
        </span>
      )}
    </div>
  );
}
