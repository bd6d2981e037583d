// A native table cannot place single rows, which drawing only the rows in view asks for: hence the roles.
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/control-has-associated-label */
import { memo, useCallback, useSyncExternalStore } from 'react';
import type { FocusStore } from '../../../map/focus-store.ts';
import type { LineRow } from '../prepare-line-rows.ts';
import type { LineColumn } from './line-columns.tsx';
import styles from './lines.module.css';
import { VehicleInput } from './vehicle-input.tsx';

export interface LineTableRowProps {
  readonly row: LineRow;
  /** 1-based place in the whole table, for screen readers. */
  readonly ariaIndex: number;
  readonly columns: readonly LineColumn[];
  readonly template: string;
  /** Pixels: place in the scrolled body and height. */
  readonly top: number;
  readonly height: number;
  readonly focus: FocusStore;
  readonly isPicked: boolean;
  readonly onPick: (lineId: string) => void;
  readonly onOpen: (lineId: string) => void;
  readonly onVehicles: (lineId: string, vehicles: number) => void;
}

function useIsFocused(focus: FocusStore, lineId: string): boolean {
  const subscribe = useCallback((listener: () => void) => focus.subscribe(listener), [focus]);
  return useSyncExternalStore(subscribe, () => focus.current() === lineId);
}

function Cell({ column, ...props }: LineTableRowProps & { readonly column: LineColumn }) {
  const { row, onOpen, onVehicles } = props;
  const { line } = row;
  if (column.key === 'name') {
    return (
      <button type="button" className={styles.name} onClick={() => onOpen(line.lineId)}>
        <b>{line.lineName}</b>
        <small>
          {line.fromStop}—{line.toStop}
        </small>
      </button>
    );
  }
  if (column.key === 'vehicles') {
    return (
      <VehicleInput
        lineName={line.lineName}
        vehicles={row.vehicles}
        limit={row.limit}
        onChange={(vehicles) => onVehicles(line.lineId, vehicles)}
      />
    );
  }
  return column.render(row);
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
          <Cell column={column} {...props} />
        </div>
      ))}
    </div>
  );
});
