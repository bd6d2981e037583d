import type { ReactNode } from 'react';
import styles from './field.module.css';

export interface FieldProps {
  /** Id of the control; the texts below it get ids of their own, see `describedBy`. */
  readonly id: string;
  readonly label: ReactNode;
  readonly isRequired?: boolean;
  readonly error?: string;
  /** Explanation below the control, always shown. */
  readonly hint?: ReactNode;
  /** Buttons at the right of the label. */
  readonly extra?: ReactNode;
  /** True for a group of controls, which a label element cannot name. */
  readonly isGroup?: boolean;
  readonly children: ReactNode;
}

/** Ids of a control's explanation and error, for its `aria-describedby`. */
export function describedBy(id: string, error: string | undefined): string {
  return error === undefined ? `${id}-hint` : `${id}-error ${id}-hint`;
}

/** A labelled control of a form with its explanation and its error. */
export function Field({ id, label, isRequired, error, hint, extra, isGroup, children }: FieldProps) {
  const name = (
    <>
      {label}
      {isRequired && (
        <span className={styles.required} title="必填">
          *<span className="visually-hidden">（必填）</span>
        </span>
      )}
    </>
  );
  return (
    <div className={styles.field} data-invalid={error !== undefined || undefined}>
      <div className={styles.head}>
        {isGroup ? (
          <span id={`${id}-label`} className={styles.label}>
            {name}
          </span>
        ) : (
          <label htmlFor={id} className={styles.label}>
            {name}
          </label>
        )}
        {extra}
      </div>
      {children}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      <div id={`${id}-hint`} className={styles.hint}>
        {hint}
      </div>
    </div>
  );
}
