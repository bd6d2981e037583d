import type { FocusStore } from '../../../map/focus-store.ts';
import type { LineRow } from '../prepare-line-rows.ts';
import type { LineColumn } from './line-columns.tsx';
import styles from './line-cell.module.css';
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

export function LineCell({ column, ...props }: LineTableRowProps & { readonly column: LineColumn }) {
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
