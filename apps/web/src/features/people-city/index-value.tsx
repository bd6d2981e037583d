import type { CityIndex } from '@ooh/contract/domain/city-index';
import { cityIndexNames } from '@ooh/contract/domain/city-index-parts';
import { Tooltip } from 'antd';
import { formatNumber, formatShare, missing } from '../../ui/figure/format-figure.ts';
import styles from './people-city.module.css';

/** 推荐指数 with its parts behind it. */
export function IndexValue({ index: { score, parts } }: { readonly index: CityIndex }) {
  if (score === null) return missing;
  const text = parts
    .map(({ part, rank, weight, points }) =>
      rank === null
        ? `${cityIndexNames[part]} —`
        : `${cityIndexNames[part]} ${formatNumber(points, 1)}（权重 ${formatShare(weight, 0)} × 位次 ${formatShare(rank, 0)}）`,
    )
    .join('；');
  return (
    <Tooltip title={text} trigger={['hover', 'focus']}>
      <button type="button" className={styles.index} onClick={(event) => event.stopPropagation()}>
        {formatNumber(score, 1)}
        <span className="visually-hidden">，{text}</span>
      </button>
    </Tooltip>
  );
}
