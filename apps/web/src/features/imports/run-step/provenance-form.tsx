import { AutoComplete, Checkbox, DatePicker, Input } from 'antd';
import dayjs from 'dayjs';
import { describedBy, Field } from '../../../ui/form/field.tsx';
import styles from '../imports.module.css';
import { longestText, usualLegalBases, type Provenance, type ProvenanceErrors } from './provenance.ts';

export interface ProvenanceFormProps {
  readonly value: Provenance;
  readonly errors: ProvenanceErrors;
  readonly onChange: (value: Provenance) => void;
}

const pattern = 'YYYY-MM-DD';

/** Source, legal basis and retention period of the new data version. */
export function ProvenanceForm({ value, errors, onChange }: ProvenanceFormProps) {
  const { source, legalBasis, retainUntil } = value;
  return (
    <div className={styles.form}>
      <Field
        id="import-source"
        label="数据来源"
        isRequired
        error={errors.source}
        hint="提供方与批次，例如「深圳巴士集团 2026 年 10 月线路表」"
      >
        <Input
          id="import-source"
          maxLength={longestText}
          value={source}
          status={errors.source ? 'error' : undefined}
          aria-describedby={describedBy('import-source', errors.source)}
          onChange={(event) => onChange({ ...value, source: event.target.value })}
        />
      </Field>
      <Field
        id="import-basis"
        label="法律依据"
        isRequired
        error={errors.legalBasis}
        hint="可选择常用项，或直接填写"
      >
        <AutoComplete
          id="import-basis"
          className={styles.wide}
          value={legalBasis}
          status={errors.legalBasis ? 'error' : undefined}
          aria-describedby={describedBy('import-basis', errors.legalBasis)}
          options={usualLegalBases.map((text) => ({ value: text }))}
          maxLength={longestText}
          onChange={(text: string) => onChange({ ...value, legalBasis: text })}
        />
      </Field>
      <Field
        id="import-retain"
        label="保留期"
        error={errors.retainUntil}
        hint="到期后应删除或更新的日期，可直接输入 2027-12-31"
      >
        <div className={styles.mapped}>
          <DatePicker
            id="import-retain"
            format={pattern}
            disabled={retainUntil === null}
            allowClear={false}
            value={retainUntil === null ? null : dayjs(retainUntil, pattern)}
            placeholder="长期保留"
            status={errors.retainUntil ? 'error' : undefined}
            aria-describedby={describedBy('import-retain', errors.retainUntil)}
            presets={[1, 2, 3].map((years) => ({ label: `${years} 年`, value: dayjs().add(years, 'year') }))}
            onChange={(day) => onChange({ ...value, retainUntil: day ? day.format(pattern) : null })}
          />
          <Checkbox
            checked={retainUntil === null}
            onChange={(event) =>
              onChange({
                ...value,
                retainUntil: event.target.checked ? null : dayjs().add(1, 'year').format(pattern),
              })
            }
          >
            长期保留
          </Checkbox>
        </div>
      </Field>
    </div>
  );
}
