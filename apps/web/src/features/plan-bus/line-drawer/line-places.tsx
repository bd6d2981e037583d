import type { CallOutput } from '@ooh/contract/registry';
import { formatNumber, formatShare } from '../../../ui/figure/format-figure.ts';
import { useCityScene } from '../city-scene.ts';
import styles from './line-drawer.module.css';

type LineDetail = CallOutput<'v1/bus-plan/line-detail'>;

/** Districts and roads on the way, and the lines that reach much of the same audience. */
export function LinePlaces({ detail }: { readonly detail: LineDetail }) {
  const { setAddress } = useCityScene();
  const { businessDistricts, mainRoads, overlaps } = detail;
  return (
    <>
      <section aria-label="途经商圈与主干道">
        <h3>途经商圈与主干道</h3>
        {businessDistricts.length + mainRoads.length === 0 && (
          <p className={styles.quiet}>没有途经记录的商圈或主干道</p>
        )}
        <ul className={styles.chips}>
          {businessDistricts.map((district) => (
            <li key={district.id}>{district.name}</li>
          ))}
          {mainRoads.map((road) => (
            <li key={road.id}>
              {road.name} {formatNumber(road.overlapMeters / 1000, 1)} 公里
            </li>
          ))}
        </ul>
      </section>
      <section aria-label="受众重合的线路">
        <h3>受众重合的线路</h3>
        {overlaps.length === 0 && <p className={styles.quiet}>没有明显重合的线路</p>}
        <ul className={styles.chips}>
          {overlaps.map((other) => (
            <li key={other.lineId}>
              <button type="button" onClick={() => setAddress({ line: other.lineId })}>
                {other.lineName} {formatShare(other.sharedShare, 0)}
              </button>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
