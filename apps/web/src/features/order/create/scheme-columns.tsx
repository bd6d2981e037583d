import type { ReferenceScheme } from '@ooh/contract/domain/reference-scheme';
import { Tooltip } from 'antd';
import { CityNames } from '../../../ui/city-picker/city-names.tsx';
import { formatFen, formatNumber } from '../../../ui/figure/format-figure.ts';
import { StatusTag } from '../../../ui/figure/status-tag.tsx';
import type { AppColumn } from '../../../ui/table/app-table.tsx';
import { periodText } from '../../../ui/order/period-text.ts';
import { DemoMark } from '../../../ui/figure/source-mark.tsx';
import styles from './create.module.css';

function Similarity({ scheme }: { readonly scheme: ReferenceScheme }) {
  const parts = scheme.parts.map(
    ({ name, points, most }) => `${name} ${formatNumber(points, 1)}/${formatNumber(most)}`,
  );
  return (
    <Tooltip title={parts.join('，')} trigger={['hover', 'focus']}>
      <button type="button" className={styles.similarity} onClick={(event) => event.stopPropagation()}>
        {formatNumber(scheme.similarity, 1)}
        <span className="visually-hidden">：{parts.join('，')}</span>
      </button>
    </Tooltip>
  );
}

/** Columns of the reference schemes. */
export const schemeColumns: readonly AppColumn<ReferenceScheme>[] = [
  {
    key: 'similarity',
    title: '相似度',
    width: 88,
    isNumeric: true,
    render: (scheme) => <Similarity scheme={scheme} />,
  },
  {
    key: 'name',
    title: '名称',
    width: 200,
    ellipsis: true,
    render: ({ name, isSample }) => (
      <span className={styles.price}>
        {name} {isSample && <DemoMark />}
      </span>
    ),
  },
  {
    key: 'differences',
    title: '与需求的差异',
    width: 240,
    render: ({ differences }) =>
      differences.length === 0 ? (
        <StatusTag tone="success" text="符合" />
      ) : (
        <StatusTag tone="warning" text={differences.join('、')} />
      ),
  },
  {
    key: 'net',
    title: '净价',
    width: 112,
    isNumeric: true,
    render: ({ amounts }) => formatFen(amounts.netFen, { unit: 'auto' }),
  },
  {
    key: 'units',
    title: '数量（面/辆）',
    width: 120,
    isNumeric: true,
    render: ({ units }) => formatNumber(units),
  },
  {
    key: 'brand',
    title: '品牌 / 行业',
    width: 148,
    ellipsis: true,
    render: ({ brandName, industry }) => `${brandName} · ${industry}`,
  },
  { key: 'cities', title: '城市', width: 160, render: ({ cityNames }) => <CityNames names={cityNames} /> },
  {
    key: 'media',
    title: '媒体',
    width: 160,
    ellipsis: true,
    render: ({ mediumNames }) => mediumNames.join('、'),
  },
  {
    key: 'period',
    title: '投放期',
    width: 188,
    render: ({ startDate, endDate }) => <span className="numeric">{periodText(startDate, endDate)}</span>,
  },
];
