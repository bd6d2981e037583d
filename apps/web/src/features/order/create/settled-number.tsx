import { InputNumber } from 'antd';
import { useState, type ReactNode } from 'react';

/** A number that is sent when the field is left or Enter is pressed, not with every digit. */
export function SettledNumber(props: {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly precision: number;
  readonly isDisabled: boolean;
  readonly onSettle: (value: number) => void;
  /** Stands below the number as it is typed. */
  readonly note?: (typed: number) => ReactNode;
}) {
  const { label, value, min, max, precision, isDisabled, onSettle, note } = props;
  const [typed, setTyped] = useState({ of: value, value });
  // A value that was settled elsewhere takes the place of what is typed.
  const shown = typed.of === value ? typed.value : value;
  const settle = (text: string) => {
    const number = Number(text);
    if (text.trim() === '' || !Number.isFinite(number)) return;
    const bounded = Number(Math.min(max, Math.max(min, number)).toFixed(precision));
    if (bounded !== value) onSettle(bounded);
  };
  return (
    <>
      <InputNumber
        key={value}
        size="small"
        style={{ width: 76 }}
        aria-label={label}
        min={min}
        max={max}
        precision={precision}
        defaultValue={value}
        disabled={isDisabled}
        onChange={(next) => setTyped({ of: value, value: next ?? value })}
        onBlur={({ target }) => settle(target.value)}
        // Enter leaves the field, or disabling it while it is saved would settle the value once more.
        onPressEnter={({ target }) => (target as HTMLInputElement).blur()}
      />
      {note?.(shown)}
    </>
  );
}
