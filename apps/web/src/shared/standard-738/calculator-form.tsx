import { InputNumber } from 'antd';
import { describedBy, Field } from '../../ui/form/field.tsx';
import { draftErrors, type CalculatorDraft } from './calculator-draft.ts';
import styles from './calculator.module.css';
import { calculatorNumbers } from './calculator-numbers.ts';

export interface CalculatorFormProps {
  readonly draft: CalculatorDraft;
  readonly onChange: (draft: CalculatorDraft) => void;
}

/** The quantities of the standard, in its own words. */
export function CalculatorForm({ draft, onChange }: CalculatorFormProps) {
  const errors = draftErrors(draft);
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      {calculatorNumbers.map(({ title, numbers }) => (
        <fieldset key={title} className={styles.group}>
          <legend>{title}</legend>
          {numbers.map(({ field, label, unit, max, step, hint }) => {
            const id = `standard-738-${field}`;
            return (
              <Field key={field} id={id} label={label} hint={hint} error={errors[field]}>
                <InputNumber<number>
                  id={id}
                  className={styles.number}
                  min={0}
                  max={max}
                  step={step ?? 1}
                  suffix={unit}
                  status={errors[field] === undefined ? undefined : 'error'}
                  aria-describedby={describedBy(id, errors[field])}
                  aria-invalid={errors[field] !== undefined || undefined}
                  value={draft[field]}
                  onChange={(value) => onChange({ ...draft, [field]: value })}
                />
              </Field>
            );
          })}
        </fieldset>
      ))}
    </form>
  );
}
