import type { ImportSession } from '@ooh/contract/domain/data-release';
import { Select } from 'antd';
import { useCall } from '../../../api/use-call.ts';
import { Field } from '../../../ui/form/field.tsx';
import styles from '../imports.module.css';
import type { MappingChange } from './use-mapping-change.ts';

interface TemplatePickerProps {
  readonly session: ImportSession;
  readonly isDisabled: boolean;
  readonly change: MappingChange['change'];
}

/** Reads the file by any saved template of its kind, also one of files with other columns. */
export function TemplatePicker({ session, isDisabled, change }: TemplatePickerProps) {
  const { kind } = session;
  const templates = useCall('v1/imports/templates', { kind }, { staleMs: 0 });
  if (session.format === 'gtfs' || !templates.data || templates.data.length === 0) return null;
  return (
    <Field id="import-template" label="模板" hint="文件中没有的列会留空，请核对">
      <Select<string>
        id="import-template"
        className={styles.wide}
        placeholder="套用已存的模板"
        value={null}
        disabled={isDisabled}
        options={templates.data.map(({ templateId, name }) => ({ value: templateId, label: name }))}
        onChange={(templateId) => change({ templateId, mapping: [] })}
      />
    </Field>
  );
}
