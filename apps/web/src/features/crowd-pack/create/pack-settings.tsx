import { Alert, AutoComplete, Button, Input } from 'antd';
import { useCall } from '../../../api/use-call.ts';
import { DayInput } from '../../../ui/form/day-input.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { missingInDraft, type PackDraft } from './pack-draft.ts';
import styles from './pack-create.module.css';

export interface PackSettingsProps {
  readonly draft: PackDraft;
  readonly error: Error | null;
  readonly isSaving: boolean;
  readonly onChange: (change: Partial<PackDraft>) => void;
  readonly onSubmit: () => void;
}

/** Name, folder and validity of a new pack, and what is missing before it can be made. */
export function PackSettings({ draft, error, isSaving, onChange, onSubmit }: PackSettingsProps) {
  const { data } = useCall('mediaOrder/getAllCrowdPackData', { pageSize: 1 });
  const [missing] = missingInDraft(draft);
  return (
    <Card title="保存">
      <Field id="pack-name" label="名称" isRequired>
        <Input
          id="pack-name"
          maxLength={30}
          showCount
          value={draft.name}
          onChange={({ target }) => onChange({ name: target.value })}
        />
      </Field>
      <Field id="pack-folder" label="目录" hint="填写新名称即新建目录">
        <AutoComplete
          id="pack-folder"
          className={styles.full}
          value={draft.folder}
          options={(data?.folders ?? []).map(({ name }) => ({ value: name }))}
          onChange={(folder: string) => onChange({ folder: folder.slice(0, 20) })}
        />
      </Field>
      <Field id="pack-valid" label="有效期至" hint="不填为长期有效">
        <DayInput
          id="pack-valid"
          className={styles.full}
          value={draft.validUntil}
          onChange={(validUntil) => onChange({ validUntil })}
        />
      </Field>
      {error && <Alert type="error" showIcon title="未能保存人群包" description={error.message} />}
      <Button type="primary" block loading={isSaving} disabled={missing !== undefined} onClick={onSubmit}>
        保存并计算
      </Button>
      {missing !== undefined && <p className={styles.quiet}>{missing}</p>}
    </Card>
  );
}
