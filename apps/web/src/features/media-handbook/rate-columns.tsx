import { positionLevels } from '@ooh/contract/domain/medium-names';
import { SamplePriceMark } from '../../shared/figure/source-mark.tsx';
import { unitPriceText } from '../../shared/figure/unit-price.ts';
import { formatCount, formatFen, formatShare } from '../../ui/figure/format-figure.ts';
import type { AppColumn } from '../../ui/table/app-column.ts';
import type { LaterVacancy } from './use-later-vacancy.ts';
import { freeShareOf, type RateCardRow } from './handbook-parts.ts';

const cityColumn: AppColumn<RateCardRow> = {
  key: 'city',
  title: '城市',
  width: 120,
  fixed: 'left',
  render: ({ cityName }) => cityName,
};

/** Prices of a form by city; levels are columns where any city has them. */
export function rateColumns(rows: readonly RateCardRow[]): AppColumn<RateCardRow>[] {
  const known = positionLevels.filter((level) =>
    rows.some(({ levels }) => levels.some((one) => one.level === level)),
  );
  return [
    cityColumn,
    {
      key: 'least',
      title: '最低单价',
      width: 160,
      isNumeric: true,
      render: ({ leastFen, periodDays }) => unitPriceText(leastFen, periodDays),
    },
    {
      key: 'most',
      title: '最高单价',
      width: 160,
      isNumeric: true,
      render: ({ mostFen, periodDays }) => unitPriceText(mostFen, periodDays),
    },
    ...known.map((level): AppColumn<RateCardRow> => ({
      key: level,
      title: `${level} 级`,
      width: 110,
      isNumeric: true,
      render: ({ levels }) => {
        const found = levels.find((one) => one.level === level);
        return found === undefined ? '—' : formatFen(found.priceFen, { digits: 0 });
      },
    })),
    {
      key: 'source',
      title: '依据',
      width: 90,
      render: ({ isSamplePrice }) => (isSamplePrice ? <SamplePriceMark /> : '刊例'),
    },
  ];
}

/** Days ahead, in the order of the figures. */
const laterDays = [
  [1, '30 天后'],
  [2, '60 天后'],
  [3, '90 天后'],
] as const;

/** Stock of a form by city; free shares of later days where they are known. */
export const stockColumns = (later: LaterVacancy | undefined): readonly AppColumn<RateCardRow>[] => [
  cityColumn,
  { key: 'units', title: '可售单元', width: 110, isNumeric: true, render: ({ units }) => formatCount(units) },
  { key: 'free', title: '今日空位', width: 110, isNumeric: true, render: ({ free }) => formatCount(free) },
  {
    key: 'share',
    title: '今日空位率',
    width: 110,
    isNumeric: true,
    render: (row) => formatShare(freeShareOf(row)),
  },
  ...(later === undefined
    ? []
    : laterDays.map(([at, title]): AppColumn<RateCardRow> => ({
        key: `later${at}`,
        title,
        width: 96,
        isNumeric: true,
        render: ({ cityCode }) => formatShare(later.get(cityCode)?.[at] ?? null),
      }))),
];
