import type { ImportSession } from '@ooh/contract/domain/data-release';
import { Select, Tag } from 'antd';
import styles from '../imports.module.css';
import { kindLabels } from '../kind-labels.ts';

export interface MappingTableProps {
  readonly session: ImportSession;
  readonly isDisabled: boolean;
  readonly onMap: (field: string, column: string | null) => void;
}

function sampleOf(session: ImportSession, column: string | null): string {
  if (column === null) return '';
  return session.preview.map((row) => row[column] ?? '').find((text) => text.trim() !== '') ?? '';
}

/** Fields of the schema with the column of each; guesses of the product are marked until they are confirmed. */
export function MappingTable({ session, isDisabled, onMap }: MappingTableProps) {
  const users = new Map<string, number>();
  for (const { column } of session.mapping) {
    if (column !== null) users.set(column, (users.get(column) ?? 0) + 1);
  }
  return (
    <section className={styles.scroll} data-tall aria-label="列映射表">
      <table
        className={styles.table}
        data-dense
        // Without a map beside it the table has the whole page: its columns stay together at the left.
        data-wide={kindLabels[session.kind].isPlaceless}
        aria-label="字段与列"
      >
        <thead>
          <tr>
            <th scope="col">字段</th>
            <th scope="col">对应列</th>
            <th scope="col">样例值</th>
          </tr>
        </thead>
        <tbody>
          {session.mapping.map(({ field, label, isRequired, column, isGuess }) => {
            const sample = sampleOf(session, column);
            const isMissing = isRequired && column === null;
            return (
              <tr key={field}>
                <th scope="row" className={styles.field}>
                  {label}
                  {isRequired && <span className={styles.required}>必填</span>}
                </th>
                <td>
                  <div className={styles.mapped}>
                    <Select
                      className={styles.column}
                      allowClear
                      showSearch
                      aria-label={`${label}对应的列`}
                      status={isMissing ? 'error' : undefined}
                      placeholder={isMissing ? '请选择' : '无（不导入）'}
                      disabled={isDisabled}
                      value={column ?? undefined}
                      options={session.columns.map((name) => ({ value: name, label: name }))}
                      onChange={(chosen: string | undefined) => onMap(field, chosen ?? null)}
                    />
                    {isGuess && column !== null && <Tag>猜测</Tag>}
                    {column !== null && (users.get(column) ?? 0) > 1 && <Tag color="warning">重复使用</Tag>}
                  </div>
                </td>
                <td className={styles.sample} title={sample}>
                  {sample}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
