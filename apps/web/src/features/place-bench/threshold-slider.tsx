import { Slider } from 'antd';
import { histogramOf } from './histogram.ts';
import styles from './place-bench.module.css';

const classes = 24;

export interface ThresholdSliderProps {
  readonly label: string;
  readonly values: readonly (number | null)[];
  readonly value: number | undefined;
  readonly format: (value: number) => string;
  readonly onChange: (value: number | undefined) => void;
}

/** A least value, set under the histogram of what there is. */
export function ThresholdSlider({ label, values, value = 0, format, onChange }: ThresholdSliderProps) {
  const bars = histogramOf(values, classes);
  const most = bars.at(-1)?.to ?? 0;
  const highest = bars.reduce((best, { count }) => Math.max(best, count), 1);
  return (
    <div className={styles.threshold}>
      <span>
        {label} ≥ {format(value)}
      </span>
      <div className={styles.bars} aria-hidden="true">
        {bars.map(({ from, to, count }) => (
          <span key={from} data-in={to > value} style={{ height: `${(count / highest) * 100}%` }} />
        ))}
      </div>
      <Slider
        key={value}
        min={0}
        max={Math.max(1, Math.ceil(most))}
        defaultValue={value}
        disabled={bars.length === 0}
        ariaLabelForHandle={`${label}不低于`}
        tooltip={{ formatter: (at) => format(at ?? 0) }}
        onChangeComplete={(next: number) => onChange(next === 0 ? undefined : next)}
      />
    </div>
  );
}
