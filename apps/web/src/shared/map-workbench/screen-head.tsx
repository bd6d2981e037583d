import type { ReactNode } from 'react';
import styles from './screen-head.module.css';

export interface ScreenHeadProps {
  readonly title: string;
  /** What the screen is for, or what it shows. */
  readonly facts: ReactNode;
  /** Buttons below, for example exports. */
  readonly actions?: ReactNode;
}

/** Heads the left panel of a workbench: the name of the screen, and what can be done with all of it. */
export function ScreenHead({ title, facts, actions }: ScreenHeadProps) {
  return (
    <>
      <h1 className={styles.name}>{title}</h1>
      <p className={styles.facts}>{facts}</p>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </>
  );
}
