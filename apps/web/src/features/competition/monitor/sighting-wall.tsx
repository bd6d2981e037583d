import type { Sighting } from '@ooh/contract/domain/competitor-sighting';
import { MoneyFen } from '../../../ui/figure/money-fen.tsx';
import { SightingPicture } from './sighting-picture.tsx';
import styles from './monitor.module.css';

export interface SightingWallProps {
  readonly rows: readonly Sighting[];
  readonly openId: string | undefined;
  readonly onOpen: (sightingId: string) => void;
}

/** Sightings as pictures with place, weeks and amount; a click opens one in large. */
export function SightingWall({ rows, openId, onOpen }: SightingWallProps) {
  return (
    <ul className={styles.wall} aria-label="监测图墙">
      {rows.map((sighting) => (
        <li key={sighting.sightingId}>
          <button
            type="button"
            aria-pressed={sighting.sightingId === openId}
            onClick={() => onOpen(sighting.sightingId)}
          >
            <SightingPicture sighting={sighting} />
            <b>{sighting.brandName}</b>
            <span>
              {sighting.cityName} · {sighting.placeName}
            </span>
            <small>
              {sighting.mediumName} {sighting.units}
              {sighting.unit} · 连续 {sighting.weeksRunning} 周 ·{' '}
              <MoneyFen fen={sighting.spendFen} unit="auto" />
            </small>
          </button>
        </li>
      ))}
    </ul>
  );
}
