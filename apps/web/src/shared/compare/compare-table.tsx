import type { ComparisonRow, ComparisonCell } from './compare-rows.ts';
import styles from './compare.module.css';

function Cell({ cell }: { readonly cell: ComparisonCell }) {
  return (
    <td data-best={cell.isBest || undefined}>
      <span className="numeric">{cell.text}</span>
      {cell.isBest && <span className={styles.best}>▲ 最优</span>}
      {cell.note && <small>{cell.note}</small>}
    </td>
  );
}

export interface CompareTableProps {
  readonly label: string;
  /** What stands side by side, in the order of the cells. */
  readonly heads: readonly { readonly id: string; readonly name: string; readonly number?: string }[];
  readonly rows: readonly ComparisonRow[];
}

/** Things side by side, a row for each figure; the best of each row is marked. */
export function CompareTable({ label, heads, rows }: CompareTableProps) {
  return (
    <table className={styles.comparison} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">指标</th>
          {heads.map(({ id, name, number }) => (
            <th key={id} scope="col">
              {name}
              {number && <small>{number}</small>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label: name, cells, undecided }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              {undecided && <small>{undecided}</small>}
            </th>
            {cells.map((cell, index) => (
              <Cell key={heads[index].id} cell={cell} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
