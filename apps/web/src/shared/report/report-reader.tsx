import type { ArrangedPage } from '@ooh/report/report-page';
import { StateBlock } from '../../ui/state/state-block.tsx';
import type { PageEdit } from './page-changes.ts';
import { PageTitleEditor } from './page-title-editor.tsx';
import { ReportOutline } from './report-outline.tsx';
import { ReportPaper } from './report-paper.tsx';
import styles from './report.module.css';

interface ReportReaderProps {
  readonly arranged: readonly ArrangedPage[];
  /** Absent where the reader may not arrange the pages. */
  readonly onEdit?: ((edit: PageEdit) => void) | undefined;
  /** Pages that stay as they are. */
  readonly fixedPages?: readonly string[];
}

/** Reads the pages of a report: outline and papers; the same pages are written into files. */
export function ReportReader({ arranged, onEdit, fixedPages = [] }: ReportReaderProps) {
  const shown = arranged.filter(({ isHidden }) => !isHidden);
  return (
    <div className={styles.reader}>
      <ReportOutline arranged={arranged} onEdit={onEdit} fixedPages={fixedPages} />
      <div className={styles.papers}>
        {shown.length === 0 && (
          <StateBlock kind="empty" title="所有页面都已隐藏" description="在目录中点亮要显示的页面。" />
        )}
        {shown.map(({ page }, i) => (
          <ReportPaper
            key={page.pageId}
            page={page}
            number={`${i + 1} / ${shown.length}`}
            actions={
              onEdit &&
              !fixedPages.includes(page.pageId) && (
                <PageTitleEditor
                  title={page.title}
                  onRename={(title) => onEdit({ kind: 'rename', pageId: page.pageId, title })}
                />
              )
            }
          />
        ))}
      </div>
    </div>
  );
}
