import type { ReactNode } from 'react';
import styles from './bus-lines.module.css';
import { EstimateMark } from '../../shared/figure/source-mark.tsx';
import type { RegisteredLine } from './register-address.ts';

export function EstimableCell({
  line,
  field,
  children,
}: {
  readonly line: RegisteredLine;
  readonly field: string;
  readonly children: ReactNode;
}) {
  return (
    <span className={styles.value}>
      {children}
      {line.estimatedFields.includes(field) && <EstimateMark />}
    </span>
  );
}
