import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

export interface FactListProps {
  /** True in drawers and cards over a map. */
  readonly isSmall?: boolean;
  readonly children: ReactNode;
}

/** Facts below each other: names at the left, values at the right. */
export function FactList({ isSmall, children }: FactListProps) {
  return (
    <dl className={styles.facts} data-small={isSmall || undefined}>
      {children}
    </dl>
  );
}

export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
