import type { ComparisonCell, ComparisonRow, Span } from './compare-rows.ts';
import styles from './compare.module.css';

const percent = (share: number) => `${share * 100}%`;

/** A figure and its interval on the axis that the cells of a row share. */
function SpanMark({ span }: { readonly span: Span }) {
  return (
    <span className={styles.axis} aria-hidden="true">
      <span style={{ left: percent(span.low), right: percent(1 - span.high) }} />
      <i style={{ left: percent(span.value) }} />
    </span>
  );
}

function Cell({ cell }: { readonly cell: ComparisonCell }) {
  return (
    <td data-best={cell.isBest || undefined}>
      <span className="numeric">{cell.text}</span>
      {cell.isBest && <span className={styles.best}>▲ 最优</span>}
      {cell.span && <SpanMark span={cell.span} />}
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
