// A native table cannot place single rows, which drawing only the rows in view asks for: hence the roles.
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/control-has-associated-label */
import { memo, useCallback, useSyncExternalStore } from 'react';
import type { FocusStore } from '../../../map/focus-store.ts';
import styles from './lines.module.css';
import { LineCell, type LineTableRowProps } from './line-cell.tsx';

function useIsFocused(focus: FocusStore, lineId: string): boolean {
  const subscribe = useCallback((listener: () => void) => focus.subscribe(listener), [focus]);
  return useSyncExternalStore(subscribe, () => focus.current() === lineId);
}

/** One line. Pointing at it shows it on the map, a click picks it there. */
export const LineTableRow = memo(function LineTableRow(props: LineTableRowProps) {
  const { row, columns, focus, template, top, height, isPicked, onPick, ariaIndex } = props;
  const { lineId } = row.line;
  const isFocused = useIsFocused(focus, lineId);
  return (
    // Keyboard users reach the same through the name button and the fields in the row.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      role="row"
      aria-rowindex={ariaIndex}
      aria-selected={row.vehicles > 0}
      className={styles.row}
      style={{ height, transform: `translateY(${top}px)`, gridTemplateColumns: template }}
      data-focused={isFocused}
      data-picked={isPicked}
      data-out={!row.isMatched}
      onPointerEnter={() => focus.set(lineId)}
      onPointerLeave={() => focus.set(null)}
      onClick={() => onPick(lineId)}
    >
      {columns.map((column) => (
        <div
          key={column.key}
          role="gridcell"
          className={styles.cell}
          data-numeric={column.isNumeric}
          data-fixed={column.key === 'name'}
        >
          <LineCell column={column} {...props} />
        </div>
      ))}
    </div>
  );
});
