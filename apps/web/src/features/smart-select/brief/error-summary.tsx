import { Alert } from 'antd';
import { focusField } from './brief-aside.tsx';
import type { BriefIssue } from './brief-draft.ts';
import styles from './brief.module.css';

export const errorSummaryId = 'brief-error-summary';

/** Everything that keeps the brief from going on, each with a link to its field. */
export function ErrorSummary({ issues }: { readonly issues: readonly BriefIssue[] }) {
  if (issues.length === 0) return null;
  return (
    <div id={errorSummaryId} tabIndex={-1} className={styles.summary}>
      <Alert
        type="error"
        showIcon
        title={`还有 ${issues.length} 处需要修改`}
        description={
          <ul>
            {issues.map(({ field, message }) => (
              <li key={field}>
                <button type="button" onClick={() => focusField(field)}>
                  {message}
                </button>
              </li>
            ))}
          </ul>
        }
      />
    </div>
  );
}
