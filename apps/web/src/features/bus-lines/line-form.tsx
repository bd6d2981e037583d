import { lineLevels } from '@ooh/contract/domain/bus';
import { Checkbox, InputNumber, Select } from 'antd';
import type { ReactNode } from 'react';
import { Field } from '../../ui/form/field.tsx';
import styles from './bus-lines.module.css';
import { EstimateMark } from '../../shared/figure/source-mark.tsx';
import { emptyFields, priceKey, type DraftNumber, type LineDraft } from './line-draft.ts';
import { PriceFields } from './price-fields.tsx';
import type { RegisteredLine } from './register-address.ts';

export interface LineFormProps {
  readonly line: RegisteredLine;
  readonly draft: LineDraft;
  readonly formNames: ReadonlyMap<number, string>;
  readonly onChange: (draft: LineDraft) => void;
}

interface NumberSpec {
  readonly field: DraftNumber;
  readonly label: string;
  readonly unit: string;
  readonly min: number;
  readonly max: number;
  readonly digits: number;
}

/** Limits as the contract sets them. */
const numbers: readonly NumberSpec[] = [
  { field: 'singleDeckVehicles', label: '单层配车', unit: '辆', min: 0, max: 2000, digits: 0 },
  { field: 'doubleDeckVehicles', label: '双层配车', unit: '辆', min: 0, max: 2000, digits: 0 },
  { field: 'headwayMinutes', label: '发车间隔', unit: '分钟', min: 1, max: 240, digits: 1 },
  { field: 'dailyRiders', label: '日均客流', unit: '人次', min: 0, max: 1_000_000, digits: 0 },
];

function changeSet(set: ReadonlySet<string>, key: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(set);
  if (isIn) next.add(key);
  else next.delete(key);
  return next;
}

/** The values of a line that may be corrected. */
export function LineForm({ line, draft, formNames, onChange }: LineFormProps) {
  const empty = emptyFields(line, draft);
  const confirm = (key: string, isConfirmed: boolean) =>
    onChange({ ...draft, confirmed: changeSet(draft.confirmed, key, isConfirmed) });
  const estimate = (field: string, label: string): ReactNode =>
    line.estimatedFields.includes(field) && (
      <span className={styles.value}>
        <EstimateMark />
        <Checkbox
          checked={draft.confirmed.has(field)}
          aria-label={`${label}已核实`}
          onChange={(event) => confirm(field, event.target.checked)}
        >
          已核实
        </Checkbox>
      </span>
    );
  return (
    <>
      <Field id="line-level" label="线路等级" extra={estimate('level', '线路等级')}>
        <Select
          id="line-level"
          className={styles.wide}
          value={draft.level}
          options={lineLevels.map((value) => ({ value, label: value }))}
          onChange={(level) => onChange({ ...draft, level })}
        />
      </Field>
      {numbers.map(({ field, label, unit, min, max, digits }) => (
        <Field
          key={field}
          id={`line-${field}`}
          label={label}
          extra={estimate(field, label)}
          error={empty.includes(field) ? `请填写${label}` : undefined}
        >
          <InputNumber<number>
            id={`line-${field}`}
            className={styles.wide}
            min={min}
            max={max}
            precision={digits}
            suffix={unit}
            status={empty.includes(field) ? 'error' : undefined}
            value={draft[field]}
            onChange={(value) => onChange({ ...draft, [field]: value })}
          />
        </Field>
      ))}
      <PriceFields
        draft={draft}
        formNames={formNames}
        empty={empty}
        onPrice={(key, priceFen) =>
          onChange({
            ...draft,
            prices: draft.prices.map((price) => (priceKey(price) === key ? { ...price, priceFen } : price)),
          })
        }
        onConfirm={confirm}
      />
    </>
  );
}
