import type { CallOutput } from '@ooh/contract/registry';
import { useEffect } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { FigureValue } from '../../../shared/figure/figure-value.tsx';
import { formatCount, formatCountOf, formatShare } from '../../../ui/figure/format-figure.ts';
import { computingText } from './computing-text.ts';
import styles from './advertiser-home.module.css';

type Year = CallOutput<'v1/home/achievement'>;

const asPersons = (persons: number) => formatCountOf(persons, '人');
/** While orders are computed, how often the answer is asked for again. */
const askAgainMs = 15_000;

function Cities({ cities }: Pick<Year, 'cities'>) {
  return (
    <ul className={styles.cities} aria-label="各城市去重触达人数">
      {cities.map(({ cityCode, cityName, reachedPersons, reason, campaigns }) => (
        <li key={cityCode}>
          <span>{cityName}</span>
          {reason === null ? (
            <FigureValue figure={reachedPersons} format={asPersons} />
          ) : (
            <span className={styles.computing}>{reason}</span>
          )}
          <small>{campaigns} 个活动</small>
        </li>
      ))}
    </ul>
  );
}

/** What all campaigns of the year achieved together, each person once; what is still being computed is named. */
export function YearSentence() {
  const year = useCall('v1/home/achievement', {});
  const isComputing = (year.data?.computing.length ?? 0) > 0;
  const { refetch } = year;
  useEffect(() => {
    if (!isComputing) return undefined;
    const timer = setInterval(() => void refetch(), askAgainMs);
    return () => clearInterval(timer);
  }, [isComputing, refetch]);
  if (year.isPending)
    return <section className={`${styles.year} ${styles.computing}`}>正在汇总今年的全部活动…</section>;
  if (!year.data || year.data.campaigns === 0) return null;
  const { data } = year;
  const waiting = computingText(data.computing);
  return (
    <section className={styles.year} aria-label={`${data.year} 年至今`}>
      <p className={styles.yearLine}>
        {data.year} 年至今：{data.campaigns} 个活动 · {data.cities.length} 城
        {data.reachedPersons.value !== null && (
          <>
            {' · 触达 '}
            <strong>
              <FigureValue figure={data.reachedPersons} format={asPersons} note={data.basis} />
            </strong>
            <small>
              （去重，15 岁及以上
              {data.reachedRange &&
                `，校准区间 ${formatCount(data.reachedRange.low)} – ${formatCount(data.reachedRange.high)}人`}
              ）
            </small>
          </>
        )}
        {data.postingRate !== null && ` · 上刊率 ${formatShare(data.postingRate)}`}
      </p>
      <Cities cities={data.cities} />
      {waiting !== undefined && <output className={styles.computing}>{waiting}</output>}
      <small className={styles.computing}>
        每城把全部活动的接触按人相加后去重；合计为各城之和，往返两城的人各计一次。{data.basis.split('，')[0]}
        。
      </small>
    </section>
  );
}
