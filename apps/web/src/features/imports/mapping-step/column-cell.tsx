import type { ImportSession } from '@ooh/contract/domain/data-release';
import { AutoComplete, Select, Tag } from 'antd';
import { useState } from 'react';
import styles from '../imports.module.css';

type Entry = ImportSession['mapping'][number];

export interface ColumnCellProps {
  readonly entry: Entry;
  readonly columns: readonly string[];
  /** Values that the product knows for the field; none where it takes any. */
  readonly choices: readonly string[];
  readonly isShared: boolean;
  readonly isDisabled: boolean;
  readonly onMap: (column: string | null, constant: string | null) => void;
}

/** No column has this name: names of columns hold no zero character. */
const constantChoice = '\0';

/** The column of a field, or the text that stands for it in every row. */
export function ColumnCell({ entry, columns, choices, isShared, isDisabled, onMap }: ColumnCellProps) {
  const { label, isRequired, column, constant, isGuess } = entry;
  const [isWriting, setWriting] = useState(false);
  const [text, setText] = useState(constant ?? '');
  const isConstant = isWriting || constant !== null;
  const isMissing = isRequired && column === null && constant === null;
  const keep = (next: string) => {
    const trimmed = next.trim();
    if (trimmed !== (constant ?? '')) onMap(null, trimmed === '' ? null : trimmed);
    if (trimmed === '') setWriting(false);
  };
  return (
    <div className={styles.mapped}>
      <Select
        className={isConstant ? styles.constantChoice : styles.column}
        allowClear
        showSearch
        aria-label={`${label}对应的列`}
        status={isMissing ? 'error' : undefined}
        placeholder={isMissing ? '请选择' : '无（不导入）'}
        disabled={isDisabled}
        value={isConstant ? constantChoice : (column ?? undefined)}
        options={[
          { value: constantChoice, label: '固定值…' },
          ...columns.map((name) => ({ value: name, label: name })),
        ]}
        onChange={(chosen: string | undefined) => {
          setWriting(chosen === constantChoice);
          if (chosen !== constantChoice) onMap(chosen ?? null, null);
        }}
      />
      {isConstant && (
        <AutoComplete
          className={styles.constant}
          aria-label={`${label}的固定值`}
          placeholder="各行相同的值"
          disabled={isDisabled}
          maxLength={100}
          value={text}
          options={choices.map((value) => ({ value }))}
          onChange={setText}
          onSelect={keep}
          onBlur={() => keep(text)}
        />
      )}
      {isGuess && column !== null && <Tag>猜测</Tag>}
      {column !== null && isShared && <Tag color="warning">重复使用</Tag>}
    </div>
  );
}
