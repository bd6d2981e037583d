import { Button } from 'antd';
import { useCityGeneration } from '../../../shared/city-picker/use-city-generation.ts';
import { useSession } from '../../../session/use-session.ts';
import { HrefButton } from '../../../ui/page/href-link.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import type { PlanCity } from '../city-scene.ts';
import { JobBanner } from './job-banner.tsx';

const importHref = '/administration/import';

export interface LinesMissingProps {
  readonly city: PlanCity;
  /** False where the user may not import lines. */
  readonly mayImport: boolean;
  readonly onReady: () => void;
}

/** A city without bus lines: they are imported, or in a demonstration generated at once. */
export function LinesMissing({ city, mayImport, onReady }: LinesMissingProps) {
  const isDemo = useSession((session) => session.isDemo);
  const { job, isBusy, start } = useCityGeneration(city.cityCode, onReady);
  return (
    <>
      <JobBanner planJob={job} onRetry={start} />
      <StateBlock
        kind="empty"
        title={`${city.cityName}还没有公交线路`}
        description={
          isDemo
            ? '演示环境在空闲时逐个城市生成示意线网、媒体与人群样本；也可以现在就生成这座城市，通常不到一分钟。'
            : mayImport
              ? '导入线路后即可选线；支持 CSV 与 GTFS。'
              : '请联系管理员导入该城市的线路。'
        }
        action={
          <>
            {isDemo && (
              <Button type="primary" loading={isBusy} onClick={start}>
                现在生成
              </Button>
            )}{' '}
            {mayImport && (
              <HrefButton type={isDemo ? 'default' : 'primary'} href={`${importHref}?city=${city.cityCode}`}>
                导入公交线路
              </HrefButton>
            )}
          </>
        }
      />
    </>
  );
}
