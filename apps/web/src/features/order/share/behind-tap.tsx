import { useState, type ReactNode } from 'react';
import styles from './share.module.css';

/** What a reader on a phone opens when he wants it; on wider screens it is simply there. */
export function BehindTap({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const [isPhone] = useState(() => matchMedia('(width <= 640px)').matches);
  if (!isPhone) return children;
  return (
    <details className={styles.tap}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
