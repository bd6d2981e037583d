import type { ReactNode } from 'react';
import styles from './next-card.module.css';

interface NextCardProps {
  /** Of its heading, which names the card. */
  readonly id: string;
  readonly title: string;
  /** What the step means, or why it has to wait; read out as it changes. */
  readonly text: string;
  /** The buttons that take it. */
  readonly actions: ReactNode;
  /** Between the text and the buttons. */
  readonly children?: ReactNode;
  /** Below the buttons. */
  readonly below?: ReactNode;
  /** Beside all of it. */
  readonly aside?: ReactNode;
}

/** The next step of an order where it takes more than a button: what it is, what it means, and the buttons. */
export function NextCard({ id, title, text, actions, children, below, aside }: NextCardProps) {
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.main}>
        <span className={styles.kicker}>下一步</span>
        <h2 id={id}>{title}</h2>
        <p aria-live="polite">{text}</p>
        {children}
        <div className={styles.actions}>{actions}</div>
        {below}
      </div>
      {aside}
    </section>
  );
}
