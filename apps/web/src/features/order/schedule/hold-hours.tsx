import { InputNumber } from 'antd';
import styles from './schedule.module.css';
import { usualHours } from './use-holding.ts';

export interface HoldHoursProps {
  readonly value: number;
  readonly onChange: (hours: number) => void;
}

/** For how many hours units are to be held. */
export function HoldHours({ value, onChange }: HoldHoursProps) {
  return (
    <InputNumber
      className={styles.hours}
      aria-label="锁位小时数"
      min={1}
      max={240}
      precision={0}
      suffix="小时"
      value={value}
      onChange={(hours) => onChange(hours ?? usualHours)}
    />
  );
}
