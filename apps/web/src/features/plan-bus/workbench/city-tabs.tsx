import type { Figure } from '@ooh/contract/domain/figure';
import type { PlanDetail } from '@ooh/contract/domain/smart-plan';
import { Popover } from 'antd';
import { figureText, intervalText } from '../../../shared/figure/figure-text.ts';
import { formatFen, formatShare } from '../../../ui/figure/format-figure.ts';
import { StatusTag, type StatusTone } from '../../../ui/figure/status-tag.tsx';
import type { PlanCity } from '../city-scene.ts';
import styles from './city-tabs.module.css';

/** What the delivery on screen comes to, where it differs from the saved one. */
export interface LiveCity {
  readonly reachShare: Figure;
  readonly totalFen: number;
}

export interface CityTabsProps {
  readonly plan: PlanDetail;
  readonly cities: readonly PlanCity[];
  readonly cityCode: string;
  /** Cities with edits that are not saved. */
  readonly dirty: readonly string[];
  /** Of the city that is looked at. */
  readonly live: LiveCity | null;
  readonly onCity: (cityCode: string) => void;
}

/** How a city stands: unsaved, without data, not planned or over budget; null where it is saved and in order. */
export function cityStatus(
  city: PlanCity,
  isDirty: boolean,
): { readonly tone: StatusTone; readonly text: string } | null {
  if (isDirty) return { tone: 'waiting', text: '未保存' };
  if (!city.hasBusLines) return { tone: 'error', text: '无线路' };
  if (!city.hasPanel) return { tone: 'warning', text: '无样本' };
  if (city.deliveryVersion === 0) return { tone: 'neutral', text: '未配置' };
  if (city.totalFen > city.budgetFen) return { tone: 'error', text: '超预算' };
  return null;
}

function Figures({ reachShare, totalFen }: LiveCity) {
  return (
    <span className={styles.figures}>
      <b>{figureText(reachShare, (share) => formatShare(share))}</b> {formatFen(totalFen, { unit: 'auto' })}
    </span>
  );
}

/** All cities together, as saved: the same figure as in the list of plans, with the way it is added up. */
function Total({ plan, cities }: Pick<CityTabsProps, 'plan' | 'cities'>) {
  const totalFen = cities.reduce((sum, city) => sum + city.totalFen, 0);
  const { reachShare } = plan.row;
  const missing = cities.filter((city) => city.deliveryVersion === 0).length;
  const reading = (
    <div className={styles.reading}>
      <p>各城 TA 触达人数之和 ÷ 各城 TA 总体之和，按已保存的投放（预估）。</p>
      <p>各城按各自的常住人口统计，总体互不重叠；跨城往来的人只计入常住城市。</p>
      {intervalText(reachShare, formatShare) !== undefined && (
        <p>{intervalText(reachShare, formatShare)}，各城样本相互独立。</p>
      )}
      {missing > 0 && <p>{missing} 个城市还没有投放，未计入。</p>}
    </div>
  );
  return (
    <Popover trigger="click" placement="bottomLeft" title={`${cities.length} 城合计的口径`} content={reading}>
      <button type="button" className={styles.tab}>
        <span>{cities.length} 城合计</span>
        <Figures reachShare={reachShare} totalFen={totalFen} />
      </button>
    </Popover>
  );
}

/** The total of the plan, then one city after the other with its reach, its price and what is to be done about it. */
export function CityTabs({ plan, cities, cityCode, dirty, live, onCity }: CityTabsProps) {
  return (
    <nav className={styles.tabs} aria-label="方案的城市">
      {cities.length > 1 && <Total plan={plan} cities={cities} />}
      {cities.map((city) => {
        const status = cityStatus(city, dirty.includes(city.cityCode));
        const isShown = city.cityCode === cityCode;
        return (
          <button
            key={city.cityCode}
            type="button"
            className={styles.tab}
            aria-current={isShown ? 'page' : undefined}
            onClick={() => onCity(city.cityCode)}
          >
            <span className={styles.name}>
              {city.cityName} {status && <StatusTag {...status} />}
            </span>
            <Figures {...((isShown && live) || city)} />
          </button>
        );
      })}
    </nav>
  );
}
