import { Alert } from 'antd';
import styles from './error-summary.module.css';
import { focusControl } from './focus-control.ts';

export const errorSummaryId = 'error-summary';

export interface FieldIssue {
  /** Id of the control. */
  readonly id: string;
  readonly message: string;
}

/** All errors of a form, each with a link to its control. */
export function ErrorSummary({ issues }: { readonly issues: readonly FieldIssue[] }) {
  if (issues.length === 0) return null;
  return (
    <div id={errorSummaryId} tabIndex={-1} className={styles.summary}>
      <Alert
        type="error"
        showIcon
        title={`还有 ${issues.length} 处需要修改`}
        description={
          <ul>
            {issues.map(({ id, message }) => (
              <li key={id}>
                <button type="button" onClick={() => focusControl(id)}>
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
