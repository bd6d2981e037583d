import { importModeNames, type ImportSession } from '@ooh/contract/domain/data-release';
import { Radio } from 'antd';
import { Field } from '../../../ui/form/field.tsx';
import styles from '../imports.module.css';

type Mode = ImportSession['modes'][number];

const explanations: Readonly<Record<Mode, string>> = {
  merge: '按编号或名称新增与更新，「操作」列写删除的移除；文件未提到的不变',
  delete: '移除文件列出的数据，其余不变',
  replace: '文件中没有的旧数据一并移除，导入前须确认移除的数量',
};

export interface ModeChoiceProps {
  readonly modes: readonly Mode[];
  readonly value: Mode;
  readonly isDisabled: boolean;
  readonly onChange: (mode: Mode) => void;
}

/** How the file acts on the data in force. */
export function ModeChoice({ modes, value, isDisabled, onChange }: ModeChoiceProps) {
  return (
    <Field id="import-mode" label="导入方式" isGroup>
      <Radio.Group
        className={styles.crs}
        value={value}
        disabled={isDisabled}
        aria-labelledby="import-mode-label"
        onChange={(event) => onChange(event.target.value as Mode)}
      >
        {modes.map((mode) => (
          <Radio key={mode} value={mode}>
            {importModeNames[mode]} <span className={styles.quiet}>{explanations[mode]}</span>
          </Radio>
        ))}
      </Radio.Group>
    </Field>
  );
}
