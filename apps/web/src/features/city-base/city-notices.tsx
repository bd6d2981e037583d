import { Alert, Button } from 'antd';
import type { FoundCities } from './use-cities.ts';

export interface CityNoticesProps {
  readonly cities: FoundCities;
  /** Leaves a list of cities that is gone. */
  readonly onForgetLine: () => void;
}

/** What the user should know of the figures on the map. */
export function CityNotices({ cities, onForgetLine }: CityNoticesProps) {
  const { rows, isLineGone } = cities;
  const hasInventory = rows?.some(({ media }) => media.length > 0) ?? true;
  return (
    <>
      {isLineGone && (
        <Alert
          type="warning"
          showIcon
          title="所选城市线不存在或已删除，已显示全部城市"
          action={<Button onClick={onForgetLine}>知道了</Button>}
        />
      )}
      {rows && rows.length > 0 && !hasInventory && (
        <Alert
          type="info"
          showIcon
          title="所列城市还没有媒体存量数据，只有人口与 GDP；发布媒体点位或公交线路后即可比较。"
        />
      )}
    </>
  );
}
