import { useRef, useState, type CSSProperties, type PointerEvent } from 'react';
import {
  barLabel,
  barLetter,
  barText,
  editPeriod,
  type BarEdit,
  type BarPeriod,
  type PlacedBar,
} from './schedule-bars.ts';
import styles from './schedule-bars.module.css';

export interface ScheduleBarButtonProps {
  readonly id: string;
  readonly placed: PlacedBar;
  readonly lanes: number;
  readonly dayWidth: number;
  readonly rowHeight: number;
  readonly limits: BarPeriod;
  readonly isActive: boolean;
  readonly onOpen: () => void;
  readonly onChange: (period: BarPeriod) => void;
}

interface Drag {
  readonly edit: BarEdit;
  readonly fromX: number;
  readonly days: number;
}

/** Pixels at either end of a bar that draw its end instead of moving it. */
const edgePx = 7;
/** Narrower bars show their letter alone. */
const textPx = 72;

function editAt(event: PointerEvent<HTMLElement>): BarEdit {
  const box = event.currentTarget.getBoundingClientRect();
  if (box.width < edgePx * 3) return 'move';
  if (event.clientX - box.left < edgePx) return 'start';
  return box.right - event.clientX < edgePx ? 'end' : 'move';
}

function dragged({ edit, days }: Drag, left: number, width: number, dayWidth: number): CSSProperties {
  const px = days * dayWidth;
  if (edit === 'move') return { left: left + px, width };
  if (edit === 'start')
    return { left: Math.min(left + px, left + width - dayWidth), width: Math.max(width - px, dayWidth) };
  return { left, width: Math.max(width + px, dayWidth) };
}

/** One booking over its days: state by colour, pattern and letter. It can be drawn along where that is allowed. */
export function ScheduleBarButton(props: ScheduleBarButtonProps) {
  const { id, placed, lanes, dayWidth, rowHeight, limits, isActive, onOpen, onChange } = props;
  const { bar, from, span, lane, isCutLeft, isCutRight } = placed;
  const [drag, setDrag] = useState<Drag>();
  const hasMoved = useRef(false);
  const [left, width] = [from * dayWidth, span * dayWidth];
  const edge = lanes > 1 ? 2 : 4;
  const laneHeight = (rowHeight - 2 * edge) / lanes;
  const place = drag ? dragged(drag, left, width, dayWidth) : { left, width };

  const press = (event: PointerEvent<HTMLButtonElement>) => {
    hasMoved.current = false;
    if (!bar.isMovable || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ edit: editAt(event), fromX: event.clientX, days: 0 });
  };
  const draw = ({ clientX }: PointerEvent) => {
    if (!drag) return;
    const days = Math.round((clientX - drag.fromX) / dayWidth);
    if (days === drag.days) return;
    hasMoved.current = true;
    setDrag({ ...drag, days });
  };
  const release = () => {
    if (!drag) return;
    setDrag(undefined);
    if (drag.days !== 0) onChange(editPeriod(bar, drag.edit, drag.days, limits));
  };

  return (
    <button
      type="button"
      tabIndex={-1}
      id={id}
      className={styles.bar}
      data-state={bar.state}
      data-thin={lanes > 1 || undefined}
      data-movable={bar.isMovable || undefined}
      data-active={isActive || undefined}
      data-cut-left={isCutLeft || undefined}
      data-cut-right={isCutRight || undefined}
      aria-label={barText(bar)}
      title={barText(bar)}
      style={{ ...place, top: edge + lane * laneHeight, height: laneHeight - 1 }}
      onPointerDown={press}
      onPointerMove={draw}
      onPointerUp={release}
      onPointerCancel={() => setDrag(undefined)}
      onClick={() => {
        if (!hasMoved.current) onOpen();
      }}
    >
      <span className={styles.barText} aria-hidden="true">
        {width < textPx ? barLetter(bar) : barLabel(bar)}
      </span>
    </button>
  );
}
