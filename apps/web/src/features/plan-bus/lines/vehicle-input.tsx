import { MinusOutlined, PlusOutlined } from '@ant-design/icons';
import { useState } from 'react';
import styles from './vehicle-input.module.css';

export interface VehicleInputProps {
  readonly lineName: string;
  readonly vehicles: number;
  readonly limit: number;
  readonly onChange: (vehicles: number) => void;
}

/** Vehicles of a line: typed, stepped with the arrow keys or the buttons. Every change counts at once. */
export function VehicleInput({ lineName, vehicles, limit, onChange }: VehicleInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const set = (next: number) => {
    setTyped(null);
    onChange(Math.max(0, Math.min(limit, next)));
  };
  const type = (text: string) => {
    setTyped(text);
    if (/^\d{1,4}$/.test(text)) onChange(Math.min(limit, Number(text)));
  };
  return (
    <span className={styles.vehicles}>
      <button
        type="button"
        tabIndex={-1}
        aria-label={`${lineName}减一辆`}
        disabled={vehicles <= 0}
        onClick={() => set(vehicles - 1)}
      >
        <MinusOutlined aria-hidden />
      </button>
      <input
        inputMode="numeric"
        role="spinbutton"
        aria-label={`${lineName}车辆数，最多 ${limit} 辆`}
        aria-valuenow={vehicles}
        aria-valuemin={0}
        aria-valuemax={limit}
        value={typed ?? String(vehicles)}
        data-chosen={vehicles > 0}
        onChange={(event) => type(event.target.value.trim())}
        onFocus={(event) => event.target.select()}
        onBlur={() => setTyped(null)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowUp') set(vehicles + 1);
          else if (event.key === 'ArrowDown') set(vehicles - 1);
          else return;
          event.preventDefault();
        }}
      />
      <button
        type="button"
        tabIndex={-1}
        aria-label={`${lineName}加一辆`}
        disabled={vehicles >= limit}
        onClick={() => set(vehicles + 1)}
      >
        <PlusOutlined aria-hidden />
      </button>
    </span>
  );
}
