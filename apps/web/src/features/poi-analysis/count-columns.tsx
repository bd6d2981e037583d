import type { PoiCount } from '@ooh/contract/domain/place-insight';
import { FigureValue } from '../../shared/figure/figure-value.tsx';
import { asCount } from '../../ui/figure/figure-formats.ts';
import { formatNumber, formatShare, missing } from '../../ui/figure/format-figure.ts';
import type { AppColumn } from '../../ui/table/app-column.ts';
import { categoryName } from './category-name.ts';
import styles from './poi-analysis.module.css';
import type { CountRow } from './prepare-count.ts';

const numberOr = (value: number | null, digits: number) =>
  value === null ? missing : formatNumber(value, digits);

const audienceColumn: AppColumn<CountRow> = {
  key: 'ta',
  title: 'TA（居住）',
  width: 110,
  isNumeric: true,
  render: ({ taPersons }) =>
    taPersons === undefined ? missing : <FigureValue figure={taPersons} format={asCount} />,
};

const districtColumn: AppColumn<CountRow> = {
  key: 'district',
  title: '行政区',
  width: 130,
  fixed: 'left',
  render: ({ districtName, isBlank }) => (
    <>
      {districtName}
      {isBlank && <span className={styles.blank}> · 空白区</span>}
    </>
  ),
  total: '合计',
};

const ownColumn = (title: string, rows: readonly CountRow[]): AppColumn<CountRow> => ({
  key: 'own',
  title,
  width: 100,
  isNumeric: true,
  render: ({ own }) => formatNumber(own),
  total: formatNumber(rows.reduce((sum, { own }) => sum + own, 0)),
});

const densityColumns: readonly AppColumn<CountRow>[] = [
  {
    key: 'perPersons',
    title: '每万人',
    width: 90,
    isNumeric: true,
    render: ({ perTenThousand }) => numberOr(perTenThousand, 2),
  },
  {
    key: 'perArea',
    title: '每平方公里',
    width: 104,
    isNumeric: true,
    render: ({ perSquareKilometer }) => numberOr(perSquareKilometer, 2),
  },
  {
    key: 'persons',
    title: '居住人口',
    width: 110,
    isNumeric: true,
    render: ({ persons }) =>
      persons === undefined ? missing : <FigureValue figure={persons} format={asCount} />,
  },
];

/** Columns of the districts: own, each rival, densities, share and the audience; totals below counts. */
export function countColumns(
  rivals: readonly string[],
  rows: readonly CountRow[],
  hasAudience: boolean,
): readonly AppColumn<CountRow>[] {
  const sumOf = (of: (row: CountRow) => number) => formatNumber(rows.reduce((sum, row) => sum + of(row), 0));
  return [
    districtColumn,
    ownColumn('我的门店', rows),
    ...rivals.map((brand, at): AppColumn<CountRow> => ({
      key: `rival-${brand}`,
      title: brand,
      width: 110,
      isNumeric: true,
      render: ({ rivals: counts }) => formatNumber(counts[at] ?? 0),
      total: sumOf(({ rivals: counts }) => counts[at] ?? 0),
    })),
    {
      key: 'share',
      title: '门店份额',
      width: 96,
      isNumeric: true,
      render: ({ share }) => (share === null ? missing : formatShare(share)),
    },
    ...densityColumns,
    ...(hasAudience ? [audienceColumn] : []),
  ];
}

/** Columns of the districts where places are counted by category: all of them, each category, and densities. */
export function categoryColumns(
  groups: readonly PoiCount[],
  rows: readonly CountRow[],
  hasAudience: boolean,
): readonly AppColumn<CountRow>[] {
  return [
    districtColumn,
    ownColumn('POI 数', rows),
    ...(groups.length > 1 ? groups : []).map(({ name, count, byDistrict }): AppColumn<CountRow> => ({
      key: `category-${name}`,
      title: categoryName(name),
      width: 120,
      isNumeric: true,
      render: ({ districtName }) =>
        formatNumber(byDistrict.find((one) => one.districtName === districtName)?.count ?? 0),
      total: formatNumber(count),
    })),
    ...densityColumns,
    ...(hasAudience ? [audienceColumn] : []),
  ];
}
