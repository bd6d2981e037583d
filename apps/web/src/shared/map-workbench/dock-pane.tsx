import type { ReactNode } from 'react';
import styles from './panel.module.css';

export interface DockPaneProps {
  /** Spoken name of what stands in it. */
  readonly label: string;
  readonly children: ReactNode;
}

/** What a tab of the dock holds: it scrolls by itself, so the keyboard must reach it. */
export function DockPane({ label, children }: DockPaneProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role
    <div className={styles.pane} role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
