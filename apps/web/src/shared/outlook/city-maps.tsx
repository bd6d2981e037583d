import type { SharedOutlook } from '@ooh/contract/domain/order-share';
import { Segmented } from 'antd';
import { useState } from 'react';
import { useThemeName } from '../../ui/theme/use-theme.ts';
import { Card } from '../../ui/page/card.tsx';
import styles from './outlook.module.css';

type MapOfCity = Pick<SharedOutlook['cities'][number], 'cityName' | 'map'>;

/** The map of each city with what is bought on it, drawn by the service. */
export function CityMaps({ cities: all }: { readonly cities: readonly MapOfCity[] }) {
  const theme = useThemeName();
  const cities = all.filter(({ map }) => map !== null);
  const left = all.filter(({ map }) => map === null).map(({ cityName }) => cityName);
  const [chosen, setChosen] = useState(cities[0]?.cityName);
  const shown = cities.find(({ cityName }) => cityName === chosen);
  if (shown?.map == null) return null;
  return (
    <Card title="地图">
      {cities.length > 1 && (
        <Segmented
          className={styles.cities}
          aria-label="城市"
          options={cities.map(({ cityName }) => cityName)}
          value={chosen}
          onChange={setChosen}
        />
      )}
      <img
        className={styles.map}
        src={`data:image/svg+xml,${encodeURIComponent(shown.map[theme])}`}
        alt={`${shown.cityName}所选媒体的地图`}
        width={640}
        height={400}
      />
      <p className={styles.source}>{shown.map.attribution}</p>
      {left.length > 0 && <p className={styles.source}>未附地图：{left.join('、')}</p>}
    </Card>
  );
}
