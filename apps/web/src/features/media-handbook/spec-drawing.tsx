import styles from './media-handbook.module.css';

export interface SpecDrawingProps {
  readonly name: string;
  readonly widthMillimeters: number;
  readonly heightMillimeters: number;
  /** Margin without words; 0 for screens. */
  readonly safeMillimeters: number;
}

const [boxWidth, boxHeight, margin] = [560, 300, 56];
const meters = (millimeters: number): string => `${millimeters / 1000} m`;

/** The face of a form to scale with its dimensions, and the safe area as a dashed line. */
export function SpecDrawing(props: SpecDrawingProps) {
  const { name, widthMillimeters, heightMillimeters, safeMillimeters } = props;
  const scale = Math.min(
    (boxWidth - 2 * margin) / widthMillimeters,
    (boxHeight - 2 * margin) / heightMillimeters,
  );
  const [width, height, safe] = [widthMillimeters, heightMillimeters, safeMillimeters].map(
    (one) => one * scale,
  );
  const [x, y] = [(boxWidth - width) / 2, (boxHeight - height) / 2];
  const label = `${name}：宽 ${meters(widthMillimeters)}，高 ${meters(heightMillimeters)}，${
    safeMillimeters === 0 ? '四周不留边' : `安全区四周各 ${safeMillimeters} 毫米`
  }`;
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${boxWidth} ${boxHeight}`} role="img" aria-label={label}>
      <rect x={x} y={y} width={width} height={height} className={styles.face} />
      {safe > 0 && (
        <rect
          x={x + safe}
          y={y + safe}
          width={Math.max(0, width - 2 * safe)}
          height={Math.max(0, height - 2 * safe)}
          className={styles.safe}
        />
      )}
      <path
        d={`M${x} ${y + height + 18}H${x + width}M${x} ${y + height + 12}v12M${x + width} ${y + height + 12}v12`}
        className={styles.measure}
      />
      <text x={x + width / 2} y={y + height + 38} textAnchor="middle" className={styles.size}>
        {meters(widthMillimeters)}
      </text>
      <path
        d={`M${x - 18} ${y}V${y + height}M${x - 24} ${y}h12M${x - 24} ${y + height}h12`}
        className={styles.measure}
      />
      <text x={x - 26} y={y + height / 2 + 5} textAnchor="end" className={styles.size}>
        {meters(heightMillimeters)}
      </text>
      <text x={x + width / 2} y={y - 12} textAnchor="middle" className={styles.size}>
        {safeMillimeters === 0 ? '按屏体点阵，四周不留边' : `虚线内为安全区，四周各留 ${safeMillimeters} mm`}
      </text>
    </svg>
  );
}
