import type { Crs } from '@ooh/geo/point';
import { Radio } from 'antd';
import { crsLabels } from '@ooh/contract/domain/data-release';
import { crsExplanations, crsOrder } from '../coordinate-systems.ts';
import styles from '../imports.module.css';

export interface CrsChoiceProps {
  readonly value: Crs;
  readonly onChange: (crs: Crs) => void;
  readonly isDisabled?: boolean;
  readonly labelledBy: string;
  /** True where there is little height: only the chosen system is explained. */
  readonly isInline?: boolean;
}

/** The system that a file's coordinates are written in, each with who writes it. */
export function CrsChoice({ value, onChange, isDisabled, labelledBy, isInline = false }: CrsChoiceProps) {
  return (
    <Radio.Group
      className={isInline ? undefined : styles.crs}
      value={value}
      disabled={isDisabled}
      aria-labelledby={labelledBy}
      onChange={(event) => onChange(event.target.value as Crs)}
    >
      {crsOrder.map((crs) => (
        <Radio key={crs} value={crs}>
          {crsLabels[crs]} {!isInline && <span className={styles.quiet}>{crsExplanations[crs]}</span>}
        </Radio>
      ))}
    </Radio.Group>
  );
}
