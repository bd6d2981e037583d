import { Tabs } from 'antd';
import { StatusTag, type StatusTone } from '../../../ui/figure/status-tag.tsx';
import type { PlanCity } from '../city-scene.ts';

export interface CityTabsProps {
  readonly cities: readonly PlanCity[];
  readonly cityCode: string;
  /** Cities with edits that are not saved. */
  readonly dirty: readonly string[];
  readonly onCity: (cityCode: string) => void;
}

/** How a city stands: unsaved, without data, not planned, over budget or saved. */
export function cityStatus(
  city: PlanCity,
  isDirty: boolean,
): { readonly tone: StatusTone; readonly text: string } {
  if (isDirty) return { tone: 'waiting', text: '未保存' };
  if (!city.hasBusLines) return { tone: 'error', text: '无线路' };
  if (!city.hasPanel) return { tone: 'warning', text: '无样本' };
  if (city.deliveryVersion === 0) return { tone: 'neutral', text: '未配置' };
  if (city.totalFen > city.budgetFen) return { tone: 'error', text: '超预算' };
  return { tone: 'success', text: '已保存' };
}

/** One tab a city with its state. */
export function CityTabs({ cities, cityCode, dirty, onCity }: CityTabsProps) {
  return (
    <Tabs
      size="small"
      activeKey={cityCode}
      onChange={onCity}
      items={cities.map((city) => {
        const status = cityStatus(city, dirty.includes(city.cityCode));
        return {
          key: city.cityCode,
          label: (
            <>
              {city.cityName} <StatusTag tone={status.tone} text={status.text} />
            </>
          ),
        };
      })}
    />
  );
}
