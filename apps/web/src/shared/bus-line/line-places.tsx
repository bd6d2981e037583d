import type { LineDetail } from '@ooh/contract/domain/line-detail';
import { formatNumber, formatShare } from '../../ui/figure/format-figure.ts';
import styles from './bus-line.module.css';

export interface LinePlacesProps {
  readonly detail: LineDetail;
  readonly onOpen: (lineId: string) => void;
}

/** Districts and roads on the way, and the lines that reach much of the same audience. */
export function LinePlaces({ detail, onOpen }: LinePlacesProps) {
  const { businessDistricts, mainRoads, overlaps } = detail;
  const hasPlaces = businessDistricts.length + mainRoads.length > 0;
  return (
    <>
      <section className={styles.section} aria-label="途经商圈与主干道">
        <h3>途经商圈与主干道</h3>
        {!hasPlaces && <p className={styles.quiet}>没有途经记录的商圈或主干道</p>}
        <ul className={styles.chips}>
          {businessDistricts.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
          {mainRoads.map(({ id, name, overlapMeters }) => (
            <li key={id}>
              {name} {formatNumber(overlapMeters / 1000, 1)} 公里
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.section} aria-label="受众重合的线路">
        <h3>受众重合的线路</h3>
        {overlaps.length === 0 && <p className={styles.quiet}>没有明显重合的线路</p>}
        <ul className={styles.chips}>
          {overlaps.map(({ lineId, lineName, sharedShare }) => (
            <li key={lineId}>
              <button type="button" onClick={() => onOpen(lineId)}>
                {lineName} {formatShare(sharedShare, 0)}
              </button>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
