import type { CSSProperties } from 'react';
import { SingleSourceMark } from '../../shared/figure/source-mark.tsx';
import { PlainCheck } from '../../ui/form/plain-check.tsx';
import { maxCompared } from '../../shared/compare/most-compared.ts';
import { comparedOf, type CityBaseAddress } from './city-base-address.ts';
import ownStyles from './city-ranking.module.css';
import { metricText, type CityMetric, type CityRow } from './city-metrics.ts';

export interface CityRankingProps {
  /** The greatest first. */
  readonly rows: readonly CityRow[];
  readonly metric: CityMetric;
  readonly address: CityBaseAddress;
  readonly onCompare: (cityCode: string) => void;
}

/** Cities by the metric of the map; a box puts one into the comparison. */
export function CityRanking({ rows, metric, address, onCompare }: CityRankingProps) {
  const compared = comparedOf(address);
  const most = Math.max(0, ...rows.map((row) => metric.valueOf(row) ?? 0));
  const known = rows.filter((row) => metric.valueOf(row) !== null).length;
  return (
    <section aria-label="城市排名">
      <ol className={ownStyles.ranking} aria-label={`按${metric.name}排名的城市`}>
        {rows.map((row, index) => {
          const value = metric.valueOf(row);
          const share = value === null || most === 0 ? 0 : Math.max(0, value) / most;
          return (
            <li key={row.cityCode}>
              <label className={ownStyles.ranked}>
                <PlainCheck
                  type="checkbox"
                  aria-label={`对比${row.cityName}`}
                  checked={compared.includes(row.cityCode)}
                  onChange={() => onCompare(row.cityCode)}
                />
                <span className={ownStyles.rank}>{value === null ? '' : index + 1}</span>
                <span className={ownStyles.rankedName}>{row.cityName}</span>
                <span className={ownStyles.track} aria-hidden="true">
                  <span style={{ '--share': share } as CSSProperties} />
                </span>
                <span className={ownStyles.rankedValue}>
                  {metric.key === 'population' && row.isSamplePopulation && <SingleSourceMark />}
                  <span className="numeric">{metricText(metric, row)}</span>
                </span>
              </label>
            </li>
          );
        })}
      </ol>
      <p className={ownStyles.foot}>
        共 {rows.length} 城，{known} 城有数据；勾选至多 {maxCompared} 城对比（已选 {compared.length}）。
      </p>
    </section>
  );
}
