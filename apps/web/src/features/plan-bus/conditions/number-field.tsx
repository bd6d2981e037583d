import { InputNumber } from 'antd';
import styles from './conditions.module.css';

export interface NumberFieldProps {
  readonly label: string;
  readonly unit: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly onChange: (value: number) => void;
}

/** A number with its name before and its unit behind it. An emptied field keeps the last number. */
export function NumberField({ label, unit, value, min, max, step = 1, onChange }: NumberFieldProps) {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <InputNumber
        size="small"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-label={`${label}（${unit}）`}
        onChange={(next) => next !== null && onChange(next)}
      />
      <span className={styles.unit}>{unit}</span>
    </label>
  );
}
