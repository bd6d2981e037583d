import { Table } from 'antd';
import type { ReactNode } from 'react';
import styles from './app-table.module.css';

export interface TotalsRowProps {
  readonly columns: readonly {
    readonly key: string;
    readonly isNumeric?: boolean;
    readonly total?: ReactNode;
  }[];
  /** True when a selection column stands before the first one. */
  readonly hasSelection: boolean;
}

/** Last row of a table: the total of every column that has one. */
export function TotalsRow({ columns, hasSelection }: TotalsRowProps) {
  const first = hasSelection ? 1 : 0;
  return (
    <Table.Summary.Row className={styles.totals}>
      {hasSelection && <Table.Summary.Cell index={0} />}
      {columns.map(({ key, isNumeric, total }, index) => (
        <Table.Summary.Cell key={key} index={index + first} align={isNumeric ? 'right' : undefined}>
          {total}
        </Table.Summary.Cell>
      ))}
    </Table.Summary.Row>
  );
}
