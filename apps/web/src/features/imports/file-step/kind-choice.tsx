import {
  importFormatNames,
  importKindNames,
  importKinds,
  type ImportSession,
} from '@ooh/contract/domain/data-release';
import { Button, Select } from 'antd';
import { saveFile } from '../../../api/save-file.ts';
import { useCall } from '../../../api/use-call.ts';
import { describedBy, Field } from '../../../ui/form/field.tsx';
import styles from '../imports.module.css';

type Kind = ImportSession['kind'];

function useKind(kind: Kind) {
  const kinds = useCall('v1/imports/kinds', {}, { staleMs: Infinity });
  return kinds.data?.find((info) => info.kind === kind);
}

/** The formats of a kind in words; what most kinds take while they are not known. */
export function useFormatText(kind: Kind): string {
  const formats = useKind(kind)?.formats ?? ['csv', 'xlsx', 'geojson'];
  return `${formats.map((format) => importFormatNames[format]).join('、')}（文本为 UTF-8、GB18030、Big5 或 UTF-16）`;
}

const templateFormats = [
  ['xlsx', '下载 Excel 模板'],
  ['csv', '下载 CSV 模板'],
] as const;

export interface KindChoiceProps {
  readonly value: Kind;
  readonly onChange: (kind: Kind) => void;
}

/** What the file holds: first of all choices, with a template to fill in. */
export function KindChoice({ value, onChange }: KindChoiceProps) {
  const info = useKind(value);
  return (
    <Field id="import-kind" label="数据类型" hint={info?.hint ?? ''}>
      <div className={styles.mapped}>
        <Select<Kind>
          id="import-kind"
          className={styles.wide}
          value={value}
          aria-describedby={describedBy('import-kind', undefined)}
          options={importKinds.map((kind) => ({ value: kind, label: importKindNames[kind] }))}
          onChange={onChange}
        />
        {templateFormats.map(([format, label]) => (
          <Button
            key={format}
            onClick={() => void saveFile('v1/imports/kinds/{kind}/template', { kind: value, format })}
          >
            {label}
          </Button>
        ))}
      </div>
    </Field>
  );
}
