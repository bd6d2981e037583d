import { InputNumber } from 'antd';
import styles from './amount-input.module.css';

/** A whole amount with its unit, taken when the field is left. */
export function AmountInput({
  label,
  unit,
  value,
  max,
  onChange,
}: {
  readonly label: string;
  readonly unit: string;
  readonly value: number | undefined;
  readonly max: number;
  readonly onChange: (value: number | undefined) => void;
}) {
  return (
    <span className={styles.amount}>
      {label}
      <InputNumber
        key={value ?? ''}
        className={styles.number}
        aria-label={`${label}（${unit}）`}
        min={1}
        max={max}
        precision={0}
        defaultValue={value}
        onBlur={({ target }) => {
          const text = target.value.replaceAll(',', '').trim();
          const next = text === '' ? undefined : Number(text);
          if (next !== value && (next === undefined || next > 0)) onChange(next);
        }}
        onPressEnter={({ currentTarget }) => currentTarget.blur()}
      />
      {unit}
    </span>
  );
}
