import type { OrderMode } from '@ooh/contract/domain/order';
import styles from './order-mode-picture.module.css';

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

function ReferencePicture() {
  return [20, 92, 164].map((x, index) => (
    <g key={x}>
      <rect
        className={index === 1 ? styles.chosen : styles.sheet}
        x={x}
        y="24"
        width="56"
        height="92"
        rx="4"
      />
      {[0, 1, 2, 3].map((line) => (
        <rect
          key={line}
          className={styles.label}
          x={x + 8}
          y={40 + line * 16}
          width={40 - ((line + index) % 3) * 8}
          height="6"
          rx="2"
        />
      ))}
    </g>
  ));
}

function ManLandPicture() {
  return [0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2, 3, 4].map((column) => (
      <rect
        key={`${row}/${column}`}
        className={styles.part}
        opacity={0.12 + (((row * 3 + column * 5) % 7) / 7) * 0.85}
        x={32 + column * 36}
        y={16 + row * 28}
        width="32"
        height="24"
        rx="2"
      />
    )),
  );
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
