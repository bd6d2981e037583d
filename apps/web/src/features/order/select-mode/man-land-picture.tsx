import styles from './order-mode-picture.module.css';

export function ManLandPicture() {
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
