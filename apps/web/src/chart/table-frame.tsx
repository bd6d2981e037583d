import type { ReactNode } from 'react';
import styles from './chart.module.css';

export interface TableFrameProps {
  readonly model: { readonly title: string; readonly summary: string };
  readonly maxHeight: number;
  readonly heads: readonly string[];
  /** The rows. */
  readonly children: ReactNode;
}

/** The numbers of a chart as a table in a box that scrolls. */
export function TableFrame({ model, maxHeight, heads, children }: TableFrameProps) {
  return (
    // A table that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.tableBox} style={{ maxHeight }} tabIndex={0} aria-label={model.title}>
      <table className={styles.table}>
        <caption className="visually-hidden">{`${model.title}：${model.summary}`}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
