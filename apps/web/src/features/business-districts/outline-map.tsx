import { useCall } from '../../api/use-call.ts';
import { StateBlock } from '../../ui/state/state-block.tsx';
import styles from './business-districts.module.css';
import { DistrictMap } from './district-map.tsx';
import type { DistrictScene } from './use-district-scene.ts';

export interface OutlineMapProps {
  readonly scene: DistrictScene;
  readonly cityCode: string;
  readonly cityName: string;
  /** Time and audience in words. */
  readonly asked: string;
  /** The one that is looked at. */
  readonly focused: string | undefined;
}

/** The map of the business districts, once their outlines are known. */
export function OutlineMap({ scene, cityCode, cityName, asked, focused }: OutlineMapProps) {
  const { listed, metric, chosenIds, toggle, add } = scene;
  const { data, error, refetch } = useCall('poi-analyse-detail/getCbdLocationSelect', { cityCode });
  if (error && !data)
    return (
      <div className={styles.failedMap}>
        <StateBlock
          kind="section-failed"
          title="商圈轮廓加载失败"
          error={error}
          onRetry={() => void refetch()}
        />
      </div>
    );
  if (!data) return <StateBlock kind="loading" rows={8} />;
  const { options, places } = data;
  return (
    <DistrictMap
      key={cityCode}
      cityCode={cityCode}
      cityName={cityName}
      outlines={options}
      rows={listed ?? []}
      metric={metric}
      chosen={chosenIds}
      focused={focused}
      subtitle={asked}
      source={`商圈：${places.source ?? '—'}${places.isDemo ? '（演示数据）' : ''}`}
      onPick={toggle}
      onChoose={add}
    />
  );
}
