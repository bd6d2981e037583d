import styles from './order-mode-picture.module.css';

export function ReferencePicture() {
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
