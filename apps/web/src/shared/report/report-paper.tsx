import type { ReportPage } from '@ooh/report/report-page';
import type { ReactNode } from 'react';
import { ReportBlockView } from './report-blocks.tsx';
import styles from './report.module.css';

interface ReportPaperProps {
  readonly page: ReportPage;
  readonly number: string;
  /** Level of the page's title among the headings around it. */
  readonly level?: 1 | 2;
  /** Beside the title. */
  readonly actions?: ReactNode;
}

/** A page of a report: its message, figures over the whole width, then its parts side by side. */
export function ReportPaper({ page, number, level = 2, actions }: ReportPaperProps) {
  const { pageId, title, isCover = false, blocks, source } = page;
  const figures = blocks.filter(({ kind }) => kind === 'kpis');
  const others = blocks.filter(({ kind }) => kind !== 'kpis');
  const Title = level === 1 ? 'h1' : 'h2';
  return (
    <article
      id={`page-${pageId}`}
      className={isCover ? `${styles.paper} ${styles.cover}` : styles.paper}
      aria-label={title}
    >
      <header className={styles.paperHead}>
        <Title className={styles.message}>{title}</Title>
        {actions}
      </header>
      {figures.map((block) => (
        <ReportBlockView key={block.kind} block={block} />
      ))}
      <div className={others.length > 1 ? styles.sideBySide : styles.alone}>
        {others.map((block, i) => (
          // Parts of a page keep their places.
          // oxlint-disable-next-line react/no-array-index-key
          <ReportBlockView key={i} block={block} />
        ))}
      </div>
      <footer className={styles.paperFoot}>
        <span>{source}</span>
        <span className="numeric">{number}</span>
      </footer>
    </article>
  );
}
