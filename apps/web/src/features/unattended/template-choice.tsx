import type { importKinds } from '@ooh/contract/domain/data-release-names';
import type { NamedTemplate } from '@ooh/contract/domain/import-template';
import { Select } from 'antd';
import { useCall } from '../../api/use-call.ts';
import { describedBy, Field } from '../../ui/form/field.tsx';
import styles from './unattended.module.css';

type Kind = (typeof importKinds)[number];

interface TemplateChoiceProps {
  readonly id: string;
  readonly label: string;
  readonly kind: Kind;
  readonly value: string | null;
  /** One that was chosen before and has been deleted since. */
  readonly gone?: NamedTemplate;
  readonly error?: string | undefined;
  readonly onChange: (templateId: string | null) => void;
}

/** Which saved template reads the files of a kind; nothing where the organisation has none. */
export function TemplateChoice({ id, label, kind, value, gone, error, onChange }: TemplateChoiceProps) {
  const templates = useCall('v1/imports/templates', { kind }, { staleMs: 0 });
  const options = (templates.data ?? []).map(({ templateId, name }) => ({ value: templateId, label: name }));
  if (gone) options.push({ value: gone.templateId, label: `${gone.name}（已删除）` });
  if (options.length === 0 && !templates.isError) return null;
  return (
    <Field
      id={id}
      label={label}
      error={error}
      hint={
        templates.isError
          ? '模板列表未能载入'
          : '按模板读列、固定值与坐标系；文件缺少模板所读的列时拒绝并说明'
      }
    >
      <Select<string | null>
        id={id}
        className={styles.wide}
        value={value}
        options={[{ value: null, label: '不用模板，按列名识别' }, ...options]}
        loading={templates.isPending}
        aria-describedby={describedBy(id, error)}
        onChange={onChange}
      />
    </Field>
  );
}
