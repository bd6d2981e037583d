// A native table cannot place single rows, which drawing only the rows in view asks for: hence the roles.
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/control-has-associated-label */
import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import { useCityScene } from '../city-scene.ts';
import { vehiclesByLine } from '../edit-delivery.ts';
import { viewLineRows } from '../prepare-line-rows.ts';
import { lineColumns, type LineColumn } from './line-columns.tsx';
import { LineTableRow } from './line-table-row.tsx';
import { observeSize, scrollWhenMoved } from './quiet-scroller.ts';
import ownStyles from './line-table.module.css';
import styles from './lines.module.css';
import { readSort, LineHeadCell } from './line-head-cell.tsx';

export interface LineTableProps {
  readonly columns: readonly LineColumn[];
  readonly rowHeight: number;
  readonly pickedLineId: string | null;
  readonly onPick: (lineId: string) => void;
}

const headHeight = 32;

/** Height of the table until it is measured, px. */
const likelyHeight = 240;

/** All lines of the city, drawn as far as they are in view; shared pointing with the map. */
export function LineTable({ columns, rowHeight, pickedLineId, onPick }: LineTableProps) {
  const { rows, address, setAddress, focus, setVehicles, draft } = useCityScene();
  const { key, isDescending } = readSort(address.sort);
  // The lines of the plan come first, as it was saved: a row must not move away from the hand that edits it.
  const inPlan = useMemo(() => new Set(vehiclesByLine(draft.saved.delivery).keys()), [draft.saved.delivery]);
  const leading = address.sort === undefined ? inPlan : undefined;
  const shown = useMemo(() => {
    const sortBy = lineColumns.find((column) => column.key === key)?.sortBy ?? null;
    return viewLineRows(rows, {
      scope: address.show ?? 'matched',
      query: address.q ?? '',
      sortBy,
      isDescending,
      leading,
    });
  }, [rows, address.show, address.q, key, isDescending, leading]);

  const scroller = useRef<HTMLDivElement>(null);
  const [scrollTo] = useState(scrollWhenMoved);
  const virtual = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    observeElementRect: observeSize,
    scrollToFn: scrollTo,
    overscan: 6,
    paddingStart: headHeight,
    scrollPaddingStart: headHeight,
    // Draws the first rows with the table, not in a second round after it was measured.
    initialRect: { width: 0, height: likelyHeight },
  });
  useEffect(() => virtual.measure(), [virtual, rowHeight]);

  const sortBy = useCallback((sort: string) => setAddress({ sort }), [setAddress]);
  const open = useCallback((line: string) => setAddress({ line }), [setAddress]);
  const pickedIndex = shown.findIndex((row) => row.line.lineId === pickedLineId);
  useEffect(() => {
    if (pickedIndex >= 0) virtual.scrollToIndex(pickedIndex, { align: 'auto' });
    // Scrolls when another line is picked, not whenever the order of the rows changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pickedLineId]);

  const template = columns.map((column) => `minmax(${column.width}px, ${column.width}fr)`).join(' ');
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  if (shown.length === 0) {
    const isFiltered = (address.q ?? '') !== '';
    return (
      <StateBlock
        kind="no-match"
        title={address.show === 'chosen' && !isFiltered ? '方案中还没有线路' : undefined}
        description={
          address.show === 'chosen' && !isFiltered ? '在「符合」中填写车辆数，或重新优选' : undefined
        }
        onClearFilters={isFiltered ? () => setAddress({ q: undefined }) : undefined}
      />
    );
  }
  return (
    <div
      ref={scroller}
      className={ownStyles.scroller}
      role="grid"
      aria-label="公交线路"
      aria-rowcount={shown.length + 1}
      aria-colcount={columns.length}
    >
      <div role="rowgroup" className={ownStyles.head} style={{ minWidth: width }}>
        <div
          role="row"
          aria-rowindex={1}
          className={styles.headRow}
          style={{ gridTemplateColumns: template }}
        >
          {columns.map((column) => (
            <LineHeadCell key={column.key} column={column} sort={address.sort} onSort={sortBy} />
          ))}
        </div>
      </div>
      <div
        role="rowgroup"
        className={ownStyles.body}
        style={{ height: virtual.getTotalSize() - headHeight, minWidth: width }}
      >
        {virtual.getVirtualItems().map((item) => {
          const row = shown[item.index];
          return (
            <LineTableRow
              key={row.line.lineId}
              row={row}
              ariaIndex={item.index + 2}
              columns={columns}
              template={template}
              top={item.start - headHeight}
              height={rowHeight}
              focus={focus}
              isPicked={row.line.lineId === pickedLineId}
              onPick={onPick}
              onOpen={open}
              onVehicles={setVehicles}
            />
          );
        })}
      </div>
    </div>
  );
}
