import { useId, type ReactNode } from 'react';
import { NamedPart } from '../state/named-part.tsx';
import styles from './card.module.css';

export interface CardProps {
  readonly title: ReactNode;
  /** Links or buttons at the right of the title. */
  readonly extra?: ReactNode;
  /** Period, source and time of the data. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** A titled section on a card surface; what fails in it is named after it. */
export function Card({ title, extra, footer, children }: CardProps) {
  const titleId = useId();
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <header className={styles.header}>
        <h2 id={titleId}>{title}</h2>
        {extra !== undefined && <div>{extra}</div>}
      </header>
      <NamedPart title={title}>{children}</NamedPart>
      {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
    </section>
  );
}
