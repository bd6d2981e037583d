import { useState } from 'react';
import styles from './business-districts.module.css';
import { DistrictTable, type DistrictListPage } from './district-table.tsx';
import type { DistrictScene } from './use-district-scene.ts';
import { OutlineMap } from './outline-map.tsx';
import { RankingTools } from './ranking-tools.tsx';

export interface MapAndRankingProps {
  readonly scene: DistrictScene;
  readonly cityCode: string;
  readonly cityName: string;
  /** Time and audience in words. */
  readonly asked: string;
  readonly list: DistrictListPage;
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
