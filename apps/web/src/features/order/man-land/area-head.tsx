import { formatNumber, missing } from '../../../ui/figure/format-figure.ts';
import styles from './man-land.module.css';
import type { Matrix } from './match-matrix.tsx';

export type Area = Matrix['rows'][number];

export function AreaHead({ area, isOpen }: { readonly area: Area; readonly isOpen: boolean }) {
  const { name, districtName, score, positions, lines, freeUnits, chosenUnits } = area;
  return (
    <th scope="col" data-open={isOpen || undefined}>
      <span className={styles.areaName}>{name}</span>
      <small>{districtName ?? missing}</small>
      <span className={styles.score}>
        匹配分 <b className="numeric">{score === null ? missing : formatNumber(score, 0)}</b>
      </span>
      <small className={styles.counts}>
        <span>点位 {positions}</span> <span>线路 {lines}</span>
      </small>
      <small className={styles.counts}>
        <span>空位 {formatNumber(freeUnits)}</span>{' '}
        {chosenUnits > 0 && <span>已选 {formatNumber(chosenUnits)}</span>}
      </small>
    </th>
  );
}
