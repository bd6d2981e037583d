import type { ReactNode } from 'react';
import styles from './reader-frame.module.css';

export interface ReaderPart {
  readonly id: string;
  readonly title: string;
}

export interface ReaderFrameProps {
  /** The parts of the page, in their order; each stands in a `ReaderSection`. */
  readonly parts: readonly ReaderPart[];
  /** What concerns the reader himself, at the right. */
  readonly rail?: ReactNode;
  readonly children: ReactNode;
}

const toPart = (id: string) => {
  document.getElementById(id)?.scrollIntoView({ block: 'start' });
};

/** A page to be read: its outline, the text as wide as can be read well, and a rail. */
export function ReaderFrame({ parts, rail, children }: ReaderFrameProps) {
  return (
    <div className={styles.place}>
      <div className={styles.frame} data-rail={rail !== undefined || undefined}>
        <nav className={styles.outline} aria-label="本页目录">
          <ul>
            {parts.map(({ id, title }) => (
              <li key={id}>
                <button type="button" className={styles.entry} onClick={() => toPart(id)}>
                  {title}
                </button>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.paper}>{children}</div>
        {rail !== undefined && <aside className={styles.rail}>{rail}</aside>}
      </div>
    </div>
  );
}

/** A part of the page, to which the outline leads. */
export function ReaderSection({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <div id={id} className={styles.section}>
      {children}
    </div>
  );
}
