import { Button, Select } from 'antd';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { StateBlock } from '../../ui/state/state-block.tsx';
import styles from './business-districts.module.css';
import { DistrictMap, mapHeight } from './district-map.tsx';
import type { DistrictMetric } from './district-metric-keys.ts';
import { metricOfDistrict, metricsFor } from './district-metrics.ts';
import { DistrictTable, type DistrictListPage } from './district-table.tsx';
import type { DistrictScene } from './use-district-scene.ts';

export interface MapAndRankingProps {
  readonly scene: DistrictScene;
  readonly cityCode: string;
  readonly cityName: string;
  /** Time and audience in words. */
  readonly asked: string;
  readonly list: DistrictListPage;
}

function OutlineMap({
  scene,
  cityCode,
  cityName,
  asked,
  focused,
}: MapAndRankingProps & { readonly focused: string | undefined }) {
  const { listed, metric, chosenIds, toggle } = scene;
  const { data, error, refetch } = useCall(
    'poi-analyse-detail/getCbdLocationSelect',
    { cityCode },
    { quiet: true },
  );
  if (error && !data)
    return (
      <StateBlock
        kind="section-failed"
        title="商圈轮廓加载失败"
        errorText={error.message}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <StateBlock kind="loading" rows={8} minHeight={mapHeight} />;
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
    />
  );
}

function RankingTools({ scene }: { readonly scene: DistrictScene }) {
  const { metric, hasAudience, chosen, choose, rankBy } = scene;
  return (
    <span className={styles.tools} aria-live="polite">
      <Select<DistrictMetric>
        className={styles.metric}
        aria-label="排名与着色指标"
        value={metric}
        options={metricsFor(hasAudience).map((value) => ({ value, label: metricOfDistrict[value].name }))}
        onChange={(value) => rankBy(value, false)}
      />
      {chosen.length > 0 && (
        <>
          已选 {chosen.length} 个
          <Button size="small" onClick={() => choose([])}>
            取消选择
          </Button>
        </>
      )}
    </span>
  );
}

/** Map and ranking by one metric; what is chosen in one is chosen in the other. */
export function MapAndRanking(props: MapAndRankingProps) {
  const { scene, cityName, list } = props;
  const [focused, setFocused] = useState<string>();
  return (
    <div className={styles.mapAndRanking}>
      <section className={styles.panel} aria-label="商圈地图">
        <OutlineMap {...props} focused={focused} />
      </section>
      <section className={styles.panel} aria-label="商圈排名">
        <DistrictTable
          rows={scene.ranked}
          list={list}
          metric={scene.metric}
          isAscending={scene.isAscending}
          hasAudience={scene.hasAudience}
          chosen={[...scene.chosenIds]}
          isBehind={scene.isBehind}
          emptyTitle={`${cityName}还没有商圈`}
          onChoose={scene.choose}
          onMetric={scene.rankBy}
          onLocate={setFocused}
          toolbar={<RankingTools scene={scene} />}
        />
      </section>
    </div>
  );
}
