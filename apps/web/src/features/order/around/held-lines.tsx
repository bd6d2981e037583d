import type { ReactNode } from 'react';
import styles from './held-lines.module.css';

interface HeldLinesProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Beside the next step of an order: the lines that keep it back. */
export function HeldLines({ label, children }: HeldLinesProps) {
  return (
    // A long list scrolls: the keyboard must be able to scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.lines} aria-label={label} tabIndex={0}>
      <ul>{children}</ul>
    </section>
  );
}

interface HeldLineProps {
  readonly title: string;
  readonly tag: ReactNode;
  /** Below the title. */
  readonly children: ReactNode;
}

export function HeldLine({ title, tag, children }: HeldLineProps) {
  return (
    <li>
      <span className={styles.head}>
        <b>{title}</b>
        {tag}
      </span>
      {children}
    </li>
  );
}
