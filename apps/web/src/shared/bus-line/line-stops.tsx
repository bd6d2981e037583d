import { Segmented } from 'antd';
import type { LineDetail } from '@ooh/contract/domain/line-detail';
import { useState } from 'react';
import { formatNumber } from '../../ui/figure/format-figure.ts';
import styles from './bus-line.module.css';

export interface LineStopsProps {
  readonly directions: LineDetail['directions'];
}

/** Stops of each direction in their order. */
export function LineStops({ directions }: LineStopsProps) {
  const [index, setIndex] = useState(0);
  const direction = directions[Math.min(index, directions.length - 1)];
  if (!direction) return null;
  return (
    <section aria-label="站点">
      <h3>
        站点（{direction.stops.length} 站，{formatNumber(direction.lengthMeters / 1000, 1)} 公里）
      </h3>
      {directions.length > 1 && (
        <Segmented
          size="small"
          block
          aria-label="方向"
          value={index}
          onChange={setIndex}
          options={directions.map((_, at) => ({ value: at, label: at === 0 ? '上行' : '下行' }))}
        />
      )}
      <p className={styles.quiet}>{direction.name}</p>
      <ol className={styles.stops}>
        {direction.stops.map((stop, at) => (
          // A stop may be served twice on a loop, so its place in the order is its identity.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>{stop.name}</li>
        ))}
      </ol>
    </section>
  );
}
