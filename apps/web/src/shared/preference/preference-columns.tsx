import type { PreferenceRow } from '@ooh/contract/domain/preference';
import { FigureValue } from '../figure/figure-value.tsx';
import { TgiValue } from '../figure/tgi-value.tsx';
import { asCount, asShare } from '../../ui/figure/figure-formats.ts';
import { formatNumber, formatShare, missing } from '../../ui/figure/format-figure.ts';
import type { AppColumn } from '../../ui/table/app-column.ts';
import styles from './preference.module.css';

/** Columns of preferences; bars are against the largest penetration. */
export function preferenceColumns(
  name: string,
  isOfLabels: boolean,
  universe: number,
  widest: number,
): readonly AppColumn<PreferenceRow>[] {
  const supply: AppColumn<PreferenceRow> = {
    key: 'places',
    title: '门店/万人',
    width: 80,
    isNumeric: true,
    render: ({ places }) => (places === null ? missing : formatNumber((10_000 * places) / universe, 2)),
  };
  return [
    { key: 'name', title: name, width: 96, fixed: 'left', render: (row) => row.name },
    {
      key: 'bar',
      title: '图示',
      width: 64,
      render: ({ penetration }) => (
        <span className={styles.track} aria-hidden="true">
          <span className={styles.bar} style={{ width: `${(100 * (penetration.value ?? 0)) / widest}%` }} />
        </span>
      ),
    },
    {
      key: 'penetration',
      title: '渗透率',
      width: 76,
      isNumeric: true,
      isSortable: true,
      render: ({ penetration }) => <FigureValue figure={penetration} format={asShare} />,
    },
    {
      key: 'base',
      title: '全城',
      width: 72,
      isNumeric: true,
      render: ({ basePenetration }) => formatShare(basePenetration),
    },
    {
      key: 'tgi',
      title: 'TGI',
      width: 72,
      isNumeric: true,
      isSortable: true,
      render: ({ tgi }) => <TgiValue figure={tgi} />,
    },
    {
      key: 'persons',
      title: '人数',
      width: 80,
      isNumeric: true,
      render: ({ persons }) => <FigureValue figure={persons} format={asCount} />,
    },
    ...(isOfLabels ? [] : [supply]),
  ];
}
