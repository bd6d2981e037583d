import type { CallOutput } from '@ooh/contract/registry';
import { formatNumber } from '../../../ui/figure/format-figure.ts';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import styles from './view.module.css';

export type OrderPoint = CallOutput<'v1/orders/point-detail'>;

export function PointPois({ pois, poiTotal }: OrderPoint) {
  if (poiTotal === 0) return <StateBlock kind="empty" title="300 米内没有 POI" />;
  return (
    // The list scrolls, so the keyboard must reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ul className={styles.list} tabIndex={0} aria-label="周边 POI">
      {pois.map(({ placeId, name, category, distanceMeters }) => (
        <li key={placeId}>
          <span>
            {name} <small className={styles.quiet}>{category.split(';')[0]}</small>
          </span>
          <span className="numeric">{formatNumber(distanceMeters)} 米</span>
        </li>
      ))}
    </ul>
  );
}
