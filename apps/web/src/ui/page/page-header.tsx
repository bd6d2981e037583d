import type { ReactNode } from 'react';
import { DemoTag } from './demo-tag.tsx';
import styles from './page-header.module.css';

export interface PageHeaderProps {
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  /** Buttons at the right. */
  readonly actions?: ReactNode;
  /** False where the header of the application carries the mark of demo data. */
  readonly hasDemoTag?: boolean;
  /** Facts or tabs below the title. */
  readonly children?: ReactNode;
}

/** Top of a page with its one h1, which receives the focus on a change of page. */
export function PageHeader({ title, subtitle, actions, hasDemoTag = true, children }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <div className={styles.titles}>
          <div className={styles.title}>
            <h1>{title}</h1>
            {hasDemoTag && <DemoTag />}
          </div>
          {subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </header>
  );
}
