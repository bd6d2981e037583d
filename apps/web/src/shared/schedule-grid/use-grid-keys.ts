import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import { editPeriod, placeBars, type BarEdit } from './schedule-bars.ts';
import type { RowFrame, ScheduleRow } from './schedule-row.tsx';

export interface ActiveStop {
  readonly row: number;
  /** 0 the name of the row, then its bars. */
  readonly stop: number;
}

const pageRows = 10;

/** The stop after a key, or undefined for keys that do not move. */
export function nextStop(
  { row, stop }: ActiveStop,
  { key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>,
  rowCount: number,
  barsOf: (row: number) => number,
): ActiveStop | undefined {
  const to = (next: number) => {
    const bounded = Math.max(0, Math.min(rowCount - 1, next));
    return { row: bounded, stop: Math.min(stop, barsOf(bounded)) };
  };
  const isWhole = ctrlKey || metaKey;
  switch (key) {
    case 'ArrowUp':
      return to(row - 1);
    case 'ArrowDown':
      return to(row + 1);
    case 'PageUp':
      return to(row - pageRows);
    case 'PageDown':
      return to(row + pageRows);
    case 'ArrowLeft':
      return { row, stop: Math.max(0, stop - 1) };
    case 'ArrowRight':
      return { row, stop: Math.min(barsOf(row), stop + 1) };
    case 'Home':
      return isWhole ? { ...to(0), stop: 0 } : { row, stop: 0 };
    case 'End':
      return isWhole ? to(rowCount - 1) : { row, stop: barsOf(row) };
    default:
      return undefined;
  }
}

/** Arrow keys that change a bar: with Alt it moves, with Shift its end moves, with both its start. */
export function editOfKey({
  key,
  altKey,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'altKey' | 'shiftKey'>):
  | { readonly edit: BarEdit; readonly days: number }
  | undefined {
  if ((key !== 'ArrowLeft' && key !== 'ArrowRight') || (!altKey && !shiftKey)) return undefined;
  const days = key === 'ArrowLeft' ? -1 : 1;
  if (altKey && shiftKey) return { edit: 'start', days };
  return { edit: altKey ? 'move' : 'end', days };
}

/** What an element of the grid names a stop by. */
export const stopId = (gridId: string, row: number, stop: number) => `${gridId}-${row}-${stop}`;

function stopOf(gridId: string, id: string): ActiveStop | undefined {
  const [row, stop] = id.startsWith(`${gridId}-`)
    ? id
        .slice(gridId.length + 1)
        .split('-')
        .map(Number)
    : [];
  return row === undefined || stop === undefined ? undefined : { row, stop };
}

/** Keyboard of the grid: which stop is active, and what keys do to it. */
export function useGridKeys<Row extends ScheduleRow>(
  frame: RowFrame<Row>,
  rows: readonly Row[],
  onMove: (stop: ActiveStop) => void,
) {
  const [active, setActive] = useState<ActiveStop>({ row: 0, stop: 0 });
  const row = Math.max(0, Math.min(active.row, rows.length - 1));
  const barsIn = (index: number) =>
    index in rows ? placeBars(rows[index].bars, frame.firstDay, frame.dayCount).placed : [];
  const current = { row, stop: Math.min(active.stop, barsIn(row).length) };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget || rows.length === 0) return;
    const bar = barsIn(row)[current.stop - 1]?.bar;
    const change = bar?.isMovable ? editOfKey(event) : undefined;
    if (bar && change) {
      event.preventDefault();
      const limits = { start: frame.firstDay, end: frame.lastDay };
      frame.onChangeBar(rows[row], bar, editPeriod(bar, change.edit, change.days, limits));
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (bar) frame.onOpenBar(rows[row], bar);
      else frame.onOpenRow?.(rows[row]);
    } else {
      const next = nextStop(current, event, rows.length, (index) => barsIn(index).length);
      if (!next) return;
      event.preventDefault();
      setActive(next);
      onMove(next);
    }
  };
  /** The grid alone takes the focus: keys go on from a bar that was pressed. */
  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (target === currentTarget) return;
    const pressed = stopOf(frame.gridId, target.id);
    if (pressed) setActive(pressed);
    currentTarget.focus({ preventScroll: true });
  };
  return { active: current, onKeyDown, onFocus };
}
