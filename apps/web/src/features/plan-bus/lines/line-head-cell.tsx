// A native table cannot place single rows, which drawing only the rows in view asks for: hence the roles.
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/control-has-associated-label */
import { Tooltip } from 'antd';
import { memo } from 'react';
import type { LineColumn } from './line-columns.tsx';
import ownStyles from './line-head-cell.module.css';
import styles from './lines.module.css';

/** Sort of an address: `-tgi` is by tgi, descending. The recommend index leads when none is given. */
export function readSort(sort: string | undefined): { readonly key: string; readonly isDescending: boolean } {
  const text = sort ?? '-recommend';
  return text.startsWith('-')
    ? { key: text.slice(1), isDescending: true }
    : { key: text, isDescending: false };
}

interface HeadCellProps {
  readonly column: LineColumn;
  readonly sort: string | undefined;
  readonly onSort: (sort: string) => void;
}

export const LineHeadCell = memo(function LineHeadCell({ column, sort, onSort }: HeadCellProps) {
  const { key, isDescending } = readSort(sort);
  const isSorted = key === column.key;
  const order = isDescending ? 'descending' : 'ascending';
  const next = isSorted && isDescending ? column.key : `-${column.key}`;
  return (
    <div
      role="columnheader"
      className={styles.headCell}
      data-numeric={column.isNumeric}
      data-fixed={column.key === 'name'}
      aria-sort={isSorted ? order : 'none'}
    >
      <Tooltip title={column.rule}>
        <button type="button" className={ownStyles.sort} onClick={() => onSort(next)}>
          {column.title}
          <span aria-hidden className={ownStyles.sortMark} data-on={isSorted}>
            {isSorted ? (isDescending ? '▼' : '▲') : '⇅'}
          </span>
        </button>
      </Tooltip>
    </div>
  );
});
