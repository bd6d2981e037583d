import type { OrderMode } from '@ooh/contract/domain/order';
import styles from './order-mode-picture.module.css';
import { ReferencePicture } from './reference-picture.tsx';
import { ManLandPicture } from './man-land-picture.tsx';

const shares = [0.9, 0.55, 0.7, 0.35];

function BasePicture() {
  return shares.map((share, index) => (
    <g key={share}>
      <rect className={styles.track} x="76" y={22 + index * 26} width="140" height="12" rx="3" />
      <rect className={styles.part} x="76" y={22 + index * 26} width={140 * share} height="12" rx="3" />
      <rect
        className={styles.label}
        x="24"
        y={24 + index * 26}
        width={32 + (index % 2) * 10}
        height="8"
        rx="2"
      />
    </g>
  ));
}

const pictures = { base: BasePicture, reference: ReferencePicture, 'man-land': ManLandPicture };

/** What a way to order looks like at its end. */
export function OrderModePicture({ mode }: { readonly mode: OrderMode }) {
  const Picture = pictures[mode];
  return (
    <svg viewBox="0 0 240 140" aria-hidden="true">
      <Picture />
    </svg>
  );
}
