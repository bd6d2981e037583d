import type { ReactNode } from 'react';
import { daysBetween } from '../../ui/calendar/dates.ts';
import { DayInput } from '../../ui/form/day-input.tsx';
import { Field } from '../../ui/form/field.tsx';
import { controlOf, type BriefFieldProps } from './brief-field-props.ts';
import styles from './brief.module.css';

/** Production and posting take about a week. */
export const leadDays = 7;
export const weekPresets = [4, 8, 12] as const;

export interface StartDayFieldProps extends BriefFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly today: string;
  readonly width?: number;
  /** Days on offer below the control. */
  readonly children?: ReactNode;
}

/** The first day; one too near to be produced for is warned of. */
export function StartDayField(props: StartDayFieldProps) {
  const { label, hint, draft, today, width, children, onChange, onTouch } = props;
  const control = controlOf(props, 'startDate');
  const lead = daysBetween(today, draft.startDate);
  const isShort = lead !== undefined && lead >= 0 && lead < leadDays;
  return (
    <Field
      id={control.id}
      label={label}
      isRequired
      error={control.error}
      hint={
        isShort ? <span className={styles.warning}>距今不足 {leadDays} 天，可能来不及制作与上刊</span> : hint
      }
    >
      <DayInput
        id={control.id}
        width={width}
        value={draft.startDate}
        min={today}
        isWrong={control.isInvalid}
        aria-describedby={control.describedBy}
        onChange={(startDate) => onChange({ startDate })}
        onBlur={() => onTouch('startDate')}
      />
      {children}
    </Field>
  );
}
