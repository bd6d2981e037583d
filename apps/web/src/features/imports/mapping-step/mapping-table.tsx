import type { ImportSession } from '@ooh/contract/domain/data-release';
import styles from '../imports.module.css';
import { kindLabels } from '../kind-labels.ts';
import { ColumnCell } from './column-cell.tsx';

export interface MappingTableProps {
  readonly session: ImportSession;
  readonly isDisabled: boolean;
  readonly onMap: (field: string, column: string | null, constant: string | null) => void;
}

function sampleOf(session: ImportSession, column: string | null): string {
  if (column === null) return '';
  return session.preview.map((row) => row[column] ?? '').find((text) => text.trim() !== '') ?? '';
}

/** Columns that no field is read from. */
export function ignoredColumns({ columns, mapping }: Pick<ImportSession, 'columns' | 'mapping'>): string[] {
  const used = new Set(mapping.map(({ column }) => column));
  return columns.filter((column) => !used.has(column));
}

/** Fields of the schema with the column of each; guesses of the product are marked until they are confirmed. */
export function MappingTable({ session, isDisabled, onMap }: MappingTableProps) {
  const users = new Map<string, number>();
  for (const { column } of session.mapping) {
    if (column !== null) users.set(column, (users.get(column) ?? 0) + 1);
  }
  const choices = new Map(session.words.map((known) => [known.field, known.choices]));
  const ignored = ignoredColumns(session);
  return (
    <>
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
            {session.mapping.map((entry) => {
              const { field, label, isRequired, column, constant } = entry;
              const sample = constant ?? sampleOf(session, column);
              return (
                <tr key={field}>
                  <th scope="row" className={styles.field}>
                    {label}
                    {isRequired && <span className={styles.required}>必填</span>}
                  </th>
                  <td>
                    <ColumnCell
                      // A constant that came from the server, or went, is another one to write on.
                      key={constant ?? ''}
                      entry={entry}
                      columns={session.columns}
                      choices={choices.get(field) ?? []}
                      isShared={column !== null && (users.get(column) ?? 0) > 1}
                      isDisabled={isDisabled}
                      onMap={(next, text) => onMap(field, next, text)}
                    />
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
      <p className={styles.ignored}>
        {ignored.length === 0
          ? '文件的各列都已使用。'
          : `不导入的列（${ignored.length}）：${ignored.join('、')}`}
      </p>
    </>
  );
}
