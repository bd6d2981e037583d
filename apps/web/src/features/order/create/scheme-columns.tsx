import type { ReferenceScheme } from '@ooh/contract/domain/reference-scheme';
import { Tooltip } from 'antd';
import { CityNames } from '../../../shared/city-picker/city-names.tsx';
import { formatFen, formatNumber } from '../../../ui/figure/format-figure.ts';
import { StatusTag } from '../../../ui/figure/status-tag.tsx';
import type { AppColumn } from '../../../ui/table/app-column.ts';
import { DemoMark } from '../../../shared/figure/source-mark.tsx';
import ownStyles from './scheme-columns.module.css';
import styles from './create.module.css';

function Similarity({ scheme }: { readonly scheme: ReferenceScheme }) {
  const parts = scheme.parts.map(
    ({ name, points, most }) => `${name} ${formatNumber(points, 1)}/${formatNumber(most)}`,
  );
  return (
    <Tooltip title={parts.join('，')} trigger={['hover', 'focus']}>
      <button type="button" className={ownStyles.similarity} onClick={(event) => event.stopPropagation()}>
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
    width: 76,
    isNumeric: true,
    render: (scheme) => <Similarity scheme={scheme} />,
  },
  {
    key: 'name',
    title: '名称与品牌',
    width: 192,
    ellipsis: true,
    render: ({ name, isSample, brandName, industry }) => (
      <span className={ownStyles.twoLines}>
        <span className={ownStyles.price}>
          {name} {isSample && <DemoMark />}
        </span>
        <span className={styles.quiet}>
          {brandName} · {industry}
        </span>
      </span>
    ),
  },
  {
    key: 'differences',
    title: '与需求的差异',
    width: 208,
    render: ({ differences }) =>
      differences.length === 0 ? (
        <StatusTag tone="success" text="符合" />
      ) : (
        <StatusTag tone="warning" text={differences.join('、')} />
      ),
  },
  {
    key: 'net',
    title: '净价与数量',
    width: 112,
    isNumeric: true,
    render: ({ amounts, units }) => (
      <span className={ownStyles.twoLines}>
        {formatFen(amounts.netFen, { unit: 'auto' })}
        <span className={styles.quiet}>{formatNumber(units)} 面/辆</span>
      </span>
    ),
  },
  {
    key: 'cities',
    title: '城市与媒体',
    width: 160,
    ellipsis: true,
    render: ({ cityNames, mediumNames }) => (
      <span className={ownStyles.twoLines}>
        <CityNames names={cityNames} />
        <span className={styles.quiet} title={mediumNames.join('、')}>
          {mediumNames.join('、')}
        </span>
      </span>
    ),
  },
  {
    key: 'period',
    title: '投放期',
    width: 112,
    render: ({ startDate, endDate }) => (
      <span className={`${ownStyles.twoLines} numeric`}>
        {startDate}
        <span>至 {endDate}</span>
      </span>
    ),
  },
];
