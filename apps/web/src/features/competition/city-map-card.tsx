import type { CallOutput } from '@ooh/contract/registry';
import { CityDotsCard } from '../../shared/country-map/city-dots-card.tsx';
import { formatFen, formatShare } from '../../ui/figure/format-figure.ts';
import styles from './competition.module.css';

type City = CallOutput<'competitor/marketLayoutCityData'>['rows'][number];

const dots = {
  sizeOf: ({ spendFen }: City) => spendFen,
  nameOf: ({ cityName, spendFen, sos, leader }: City) =>
    `${cityName} ${formatFen(spendFen, { unit: 'auto' })}，${leader.brandName}领先，本品牌 ${formatShare(sos)}`,
  isMarked: ({ sos }: City) => sos === 0,
};

interface CityMapCardProps {
  readonly rows: readonly City[];
  readonly note: string;
  readonly onPick: (cityCode: string) => void;
}

/** Cities of the market: the size is the spend; those without the own brand have a colour of their own. */
export const CityMapCard = ({ rows, note, onPick }: CityMapCardProps) => (
  <CityDotsCard
    heading="城市布局"
    title="竞品城市布局"
    name="market-cities"
    rows={rows}
    dots={dots}
    usual="城市，面积 = 刊例花费（估算）"
    marked="本品牌没有投放"
    note="点击城市只看该城"
    subtitle={note}
    footnote={note}
    footer={note}
    className={styles.map}
    onPick={onPick}
  />
);
