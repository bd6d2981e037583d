import { DownOutlined, EyeInvisibleOutlined, EyeOutlined, UpOutlined } from '@ant-design/icons';
import type { ArrangedPage } from '@ooh/report/report-page';
import { Button } from 'antd';
import type { PageEdit } from './page-changes.ts';
import styles from './report.module.css';

interface ReportOutlineProps {
  readonly arranged: readonly ArrangedPage[];
  /** Absent where the reader may not arrange the pages. */
  readonly onEdit?: ((edit: PageEdit) => void) | undefined;
  readonly fixedPages: readonly string[];
}

/** The pages by title: a click leads to a page; whoever arranges them moves and hides them here. */
export function ReportOutline({ arranged, onEdit, fixedPages }: ReportOutlineProps) {
  return (
    <nav className={styles.outline} aria-label="报告目录">
      <ol>
        {arranged.map(({ page, isHidden }, i) => {
          const { pageId, title } = page;
          return (
            <li key={pageId} className={isHidden ? styles.hidden : undefined}>
              {isHidden ? (
                <span className={styles.outlineTitle}>{title}（已隐藏）</span>
              ) : (
                <button
                  type="button"
                  className={styles.outlineTitle}
                  onClick={() =>
                    document.getElementById(`page-${pageId}`)?.scrollIntoView({ block: 'start' })
                  }
                >
                  {title}
                </button>
              )}
              {onEdit && !fixedPages.includes(pageId) && (
                <span className={styles.outlineTools}>
                  <Button
                    size="small"
                    type="text"
                    aria-label={`上移：${title}`}
                    disabled={i === 0}
                    icon={<UpOutlined aria-hidden="true" />}
                    onClick={() => onEdit({ kind: 'move', pageId, by: -1 })}
                  />
                  <Button
                    size="small"
                    type="text"
                    aria-label={`下移：${title}`}
                    disabled={i === arranged.length - fixedPages.length - 1}
                    icon={<DownOutlined aria-hidden="true" />}
                    onClick={() => onEdit({ kind: 'move', pageId, by: 1 })}
                  />
                  <Button
                    size="small"
                    type="text"
                    aria-label={`${isHidden ? '显示' : '隐藏'}：${title}`}
                    icon={
                      isHidden ? (
                        <EyeInvisibleOutlined aria-hidden="true" />
                      ) : (
                        <EyeOutlined aria-hidden="true" />
                      )
                    }
                    onClick={() => onEdit({ kind: 'hide', pageId, isHidden: !isHidden })}
                  />
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
