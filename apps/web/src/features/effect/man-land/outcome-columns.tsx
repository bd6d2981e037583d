import type { Figure } from '@ooh/contract/domain/figure';
import type { CallOutput } from '@ooh/contract/registry';
import { intervalText } from '../../../shared/figure/figure-text.ts';
import { FigureValue } from '../../../shared/figure/figure-value.tsx';
import { HrefButton } from '../../../ui/page/href-link.tsx';
import { asCount, asShare } from '../../../ui/figure/figure-formats.ts';
import { formatNumber, missing } from '../../../ui/figure/format-figure.ts';
import type { AppColumn } from '../../../ui/table/app-column.ts';
import styles from './man-land.module.css';

export type Outcome = CallOutput<'v1/effect/man-land'>;
export type Row = Outcome['rows'][number];

/** A difference of shares in percentage points, with its sign. */
export const asPoints = (value: number): string =>
  `${value > 0 ? '+' : value < 0 ? '−' : ''}${formatNumber(Math.abs(value) * 100, Math.abs(value) < 0.001 ? 2 : 1)} 个百分点`;

/** True where the interval leaves 0 out on the side of a loss. */
const isLoss = ({ high }: Figure): boolean => high !== null && high < 0;

function Difference({ figure }: { readonly figure: Figure }) {
  return (
    <span className={isLoss(figure) ? styles.loss : undefined}>
      <FigureValue figure={figure} format={asPoints} />
    </span>
  );
}

/** Areas in rows, with what each group of the audience met in columns. */
export function outcomeColumns(
  segments: Outcome['segments'],
  fillHref: ((row: Row) => string) | null,
): AppColumn<Row>[] {
  const share = (key: 'plannedCoverage' | 'actualCoverage', title: string): AppColumn<Row> => ({
    key,
    title,
    width: 112,
    isNumeric: true,
    isSortable: true,
    render: (row) => <FigureValue figure={row[key]} format={asShare} />,
  });
  return [
    { key: 'name', title: '区域', width: 152, ellipsis: true, render: ({ name }) => name },
    { key: 'district', title: '行政区', width: 88, render: ({ districtName }) => districtName ?? missing },
    {
      key: 'gapPersons',
      title: '未达人数',
      width: 112,
      isNumeric: true,
      isSortable: true,
      render: ({ gapPersons }) => <FigureValue figure={gapPersons} format={asCount} />,
    },
    {
      key: 'taPersons',
      title: '每周到场 TA',
      width: 120,
      isNumeric: true,
      isSortable: true,
      render: ({ taPersons }) => <FigureValue figure={taPersons} format={asCount} />,
    },
    share('plannedCoverage', '计划覆盖'),
    share('actualCoverage', '实际覆盖'),
    {
      key: 'difference',
      title: '差异',
      width: 140,
      isNumeric: true,
      isSortable: true,
      render: ({ difference }) => <Difference figure={difference} />,
    },
    {
      key: 'units',
      title: '已上刊/计划',
      width: 104,
      isNumeric: true,
      render: ({ postedUnits, plannedUnits }) =>
        `${formatNumber(postedUnits)} / ${formatNumber(plannedUnits)}`,
    },
    ...segments.slice(1).map(({ segmentId, name }): AppColumn<Row> => ({
      key: segmentId,
      title: name,
      width: 132,
      isNumeric: true,
      render: ({ cells }) => {
        const cell = cells.find((one) => one.segmentId === segmentId);
        if (cell === undefined) return missing;
        return (
          <span className={styles.cell}>
            <FigureValue figure={cell.actualCoverage} format={asShare} />
            {cell.difference.value !== null && (
              <small
                className={isLoss(cell.difference) ? styles.loss : undefined}
                title={intervalText(cell.difference, asPoints)}
              >
                {asPoints(cell.difference.value)}
              </small>
            )}
          </span>
        );
      },
    })),
    ...(fillHref === null
      ? []
      : [
          {
            key: 'fill',
            title: '补点',
            width: 84,
            render: (row: Row) =>
              row.gapPersons.value === null ? (
                missing
              ) : (
                <HrefButton size="small" href={fillHref(row)}>
                  补点
                </HrefButton>
              ),
          },
        ]),
  ];
}
