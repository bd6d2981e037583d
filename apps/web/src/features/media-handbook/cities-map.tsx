import { useMemo } from 'react';
import { CityDotsCard } from '../../shared/country-map/city-dots-card.tsx';
import { formatNumber, formatShare } from '../../ui/figure/format-figure.ts';
import { freeShareOf, type RateCards } from './handbook-parts.ts';
import styles from './media-handbook.module.css';

type City = RateCards['rows'][number];

/** Free share below which a city is said to be nearly full. */
const scarceShare = 0.25;

/** Where a form stands: the size of a city is its stock, its colour says whether much of it is free today. */
export function CitiesMap({ cards, name, unit }: { cards: RateCards; name: string; unit: string }) {
  const { rows, asOf } = cards;
  const dots = useMemo(
    () => ({
      sizeOf: ({ units }: City) => units,
      nameOf: (row: City) =>
        `${row.cityName} ${formatNumber(row.units)} ${unit}，今日空位率 ${formatShare(freeShareOf(row))}`,
      isMarked: (row: City) => (freeShareOf(row) ?? 1) < scarceShare,
    }),
    [unit],
  );
  const asOfWords = `可售单元与空位以 ${asOf} 为今日`;
  return (
    <CityDotsCard
      heading="城市分布"
      title={`${name}城市分布`}
      name="handbook-cities"
      rows={rows}
      dots={dots}
      usual="城市，面积 = 可售单元"
      marked={`今日空位率低于 ${formatShare(scarceShare)}`}
      note="悬停查看存量与空位率"
      subtitle={`数据日期 ${asOf}`}
      footnote={asOfWords}
      footer={`${asOfWords}；只含您有数据权限的城市。`}
      className={styles.map}
    />
  );
}
