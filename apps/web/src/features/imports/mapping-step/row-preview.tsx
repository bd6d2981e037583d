import type { ImportSession } from '@ooh/contract/domain/data-release';
import styles from '../imports.module.css';

export interface RowPreviewProps {
  readonly session: ImportSession;
}

/** First rows as the product reads them; long lists are cut, whole in the tooltip as far as the server sends them. */
export function RowPreview({ session }: RowPreviewProps) {
  // As the file has them; a feed's preview has columns of its own, other than the names of its tables.
  const named = new Set(session.preview.flatMap((row) => Object.keys(row)));
  const columns = [...new Set([...session.columns.filter((column) => named.has(column)), ...named])];
  const fields = new Map(
    session.mapping.flatMap(({ column, label }) => (column === null ? [] : [[column, label] as const])),
  );
  if (session.preview.length === 0) return <p>没有可以预览的行。</p>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within reach of the keyboard
    <section className={styles.scroll} tabIndex={0} aria-label="前几行预览">
      <table className={styles.table} data-dense aria-label="文件前几行">
        <thead>
          <tr>
            <th scope="col">行</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
                {fields.has(column) && (
                  <span className={styles.mappedTo}>
                    {fields.get(column) === column ? '✓ 已对应' : `→ ${fields.get(column)}`}
                  </span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {session.preview.map((row, index) => (
            // Rows have no identity but their place in the file.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={index}>
              <td className="numeric">{index + 1}</td>
              {columns.map((column) => (
                <td key={column} className={styles.cell} title={row[column]}>
                  {row[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
