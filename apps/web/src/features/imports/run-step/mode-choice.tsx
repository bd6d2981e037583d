import type { ImportSession } from '@ooh/contract/domain/data-release';
import { Radio } from 'antd';
import { Field } from '../../../ui/form/field.tsx';
import styles from '../imports.module.css';

type Mode = ImportSession['modes'][number];

const modeTexts: Readonly<Record<Mode, { readonly label: string; readonly explanation: string }>> = {
  replace: { label: '替换全部', explanation: '文件中没有的旧数据不再生效' },
  merge: { label: '补充更新', explanation: '保留现有数据，新增并更新文件中的部分' },
};

export interface ModeChoiceProps {
  readonly modes: readonly Mode[];
  readonly value: Mode;
  readonly onChange: (mode: Mode) => void;
}

/** How the file acts on the data in force. */
export function ModeChoice({ modes, value, onChange }: ModeChoiceProps) {
  return (
    <Field id="import-mode" label="导入方式" isGroup>
      <Radio.Group
        className={styles.crs}
        value={value}
        aria-labelledby="import-mode-label"
        onChange={(event) => onChange(event.target.value as Mode)}
      >
        {modes.map((mode) => (
          <Radio key={mode} value={mode}>
            {modeTexts[mode].label} <span className={styles.quiet}>{modeTexts[mode].explanation}</span>
          </Radio>
        ))}
      </Radio.Group>
    </Field>
  );
}
