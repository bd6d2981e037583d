import { InputNumber } from 'antd';
import { describedBy, Field } from '../../../ui/form/field.tsx';

interface NumberFieldProps {
  readonly name: string;
  readonly label: string;
  readonly unit: string;
  readonly value: number | null;
  readonly min: number;
  readonly max: number;
  readonly hint: string;
  readonly error?: string;
  readonly precision?: number;
  readonly onChange: (value: number | null) => void;
}

export function ConstraintNumber({
  name,
  label,
  unit,
  hint,
  error,
  precision = 0,
  ...input
}: NumberFieldProps) {
  const id = `strategy-${name}`;
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <InputNumber
        {...input}
        id={id}
        precision={precision}
        suffix={unit}
        style={{ width: 160 }}
        placeholder="不限"
        status={error ? 'error' : undefined}
        aria-describedby={describedBy(id, error)}
      />
    </Field>
  );
}
