import type { ImportSession } from '@ooh/contract/domain/data-release';
import { Select, Tag } from 'antd';
import { formatNumber } from '../../../ui/figure/format-figure.ts';
import { Card } from '../../../ui/page/card.tsx';
import styles from '../imports.module.css';
import type { MappingChange } from './use-mapping-change.ts';

export interface WordTableProps {
  readonly session: ImportSession;
  readonly isDisabled: boolean;
  readonly change: MappingChange['change'];
}

/** Whether the file has words that the product does not know, said or not. */
export const hasUnknownWords = ({ words }: Pick<ImportSession, 'words'>): boolean =>
  words.some((known) => known.words.length > 0);

/** Words that the product does not know, each with the value that it stands for; nothing where all are known. */
export function WordTable({ session, isDisabled, change }: WordTableProps) {
  const unknown = session.words.filter(({ words }) => words.length > 0);
  if (unknown.length === 0) return null;
  const open = unknown.flatMap(({ words }) => words.filter(({ value }) => value === null));
  const rows = open.reduce((sum, { count }) => sum + count, 0);
  return (
    <Card title="取值对应">
      <output className={open.length > 0 ? styles.errorText : styles.quiet}>
        {open.length > 0
          ? `还有 ${open.length} 个词没有对应，涉及 ${formatNumber(rows)} 行；对应一次后本机构的文件都会沿用`
          : '所有词都有对应，已记住，本机构的文件都会沿用'}
      </output>
      <section className={`${styles.scroll} ${styles.words}`} aria-label="取值对应表">
        <table className={styles.table} data-dense aria-label="文件中的词与取值">
          <thead>
            <tr>
              <th scope="col">字段</th>
              <th scope="col">文件中的词</th>
              <th scope="col">行数</th>
              <th scope="col">对应为</th>
            </tr>
          </thead>
          <tbody>
            {unknown.flatMap(({ field, label, choices, words }) =>
              words.map(({ word, count, value }) => (
                <tr key={`${field} ${word}`}>
                  <td>{label}</td>
                  <th scope="row">{word}</th>
                  <td className="numeric">{formatNumber(count)}</td>
                  <td>
                    <div className={styles.mapped}>
                      <Select
                        className={styles.column}
                        allowClear
                        showSearch
                        aria-label={`${label}「${word}」对应为`}
                        placeholder="请选择"
                        status={value === null ? 'warning' : undefined}
                        disabled={isDisabled}
                        value={value ?? undefined}
                        options={choices.map((choice) => ({ value: choice, label: choice }))}
                        onChange={(chosen: string | undefined) =>
                          change({ mapping: [], words: [{ field, word, value: chosen ?? null }] })
                        }
                      />
                      {value !== null && <Tag>已记住</Tag>}
                    </div>
                  </td>
                </tr>
              )),
            )}
          </tbody>
        </table>
      </section>
    </Card>
  );
}
