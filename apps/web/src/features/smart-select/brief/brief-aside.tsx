import { CheckCircleFilled, MinusCircleOutlined } from '@ant-design/icons';
import { focusControl } from '../../../ui/form/focus-control.ts';
import { CrowdEstimate } from '../../../ui/ta-builder/crowd-estimate.tsx';
import { briefFields, type BriefDraft, type BriefField, type BriefIssue } from './brief-draft.ts';
import styles from './brief.module.css';
import { fieldText, type DraftNames } from './draft-differences.ts';

const optional: readonly BriefField[] = ['productName', 'remark'];

export interface BriefAsideProps {
  readonly draft: BriefDraft;
  readonly issues: readonly BriefIssue[];
  readonly names: DraftNames;
}

/** Beside the form: what is filled in, what is missing, and the live size of the audience. */
export function BriefAside({ draft, issues, names }: BriefAsideProps) {
  const fields = briefFields.filter(({ field }) => !optional.includes(field));
  const done = fields.filter(({ field }) => !issues.some((issue) => issue.field === field)).length;
  return (
    <aside className={styles.aside} aria-label="检查清单与预估">
      <section className={styles.card} aria-labelledby="checklist-title">
        <h2 id="checklist-title">
          检查清单 <small>{`${done}/${fields.length}`}</small>
        </h2>
        <ul className={styles.checklist}>
          {fields.map(({ field, label }) => {
            const isDone = !issues.some((issue) => issue.field === field);
            return (
              <li key={field} data-done={isDone || undefined}>
                {isDone ? (
                  <CheckCircleFilled aria-hidden="true" />
                ) : (
                  <MinusCircleOutlined aria-hidden="true" />
                )}
                <button type="button" onClick={() => focusControl(`brief-${field}`)}>
                  {label}
                  <span className="visually-hidden">{isDone ? '，已填写' : '，待填写'}</span>
                </button>
                <span className={styles.checkValue}>
                  {isDone ? fieldText(draft, field, names) : '待填写'}
                </span>
              </li>
            );
          })}
        </ul>
      </section>
      <section className={styles.card} aria-labelledby="estimate-title">
        <h2 id="estimate-title">人群预估</h2>
        <CrowdEstimate
          targetAudience={draft.targetAudience}
          cityCodes={draft.cityCodes}
          cityName={names.cityName}
        />
      </section>
    </aside>
  );
}
