import { FigureValue } from '../../shared/figure/figure-value.tsx';
import { asCount } from '../../ui/figure/figure-formats.ts';
import { formatNumber, formatShare, missing } from '../../ui/figure/format-figure.ts';
import type { AppColumn } from '../../ui/table/app-column.ts';
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

/** Columns of the districts: own, each rival, densities, share and the audience; totals below counts. */
export function countColumns(
  rivals: readonly string[],
  rows: readonly CountRow[],
  hasAudience: boolean,
): readonly AppColumn<CountRow>[] {
  const sumOf = (of: (row: CountRow) => number) => formatNumber(rows.reduce((sum, row) => sum + of(row), 0));
  return [
    {
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
    },
    {
      key: 'own',
      title: '我的门店',
      width: 100,
      isNumeric: true,
      render: ({ own }) => formatNumber(own),
      total: sumOf(({ own }) => own),
    },
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
    ...(hasAudience ? [audienceColumn] : []),
  ];
}
