import { useRef, type PointerEvent, type ReactNode, type RefObject } from 'react';
import { coverMark } from '../../map/view-padding.ts';
import styles from './map-workbench.module.css';
import { useWorkbench } from './workbench-context.ts';
import { closedHeight, dockAt, dockStep } from './workbench-layout.ts';

/** A press that moves less counts as a click, px. */
const clickSlack = 4;

interface Drag {
  readonly startY: number;
  readonly startHeight: number;
  height: number;
  hasMoved: boolean;
}

/** While it is dragged the dock is as high as this property of its frame says: nothing is drawn anew. */
const heightProperty = '--dock-height';

export interface DockFrameProps {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly children: ReactNode;
}

/** The dock at the bottom: its grip is dragged, clicked, or moved by the arrow keys. */
export function DockFrame({ frame, children }: DockFrameProps) {
  const { layout, change } = useWorkbench();
  const dock = useRef<HTMLElement>(null);
  const drag = useRef<Drag | null>(null);
  const begin = (event: PointerEvent<HTMLButtonElement>) => {
    const startHeight = dock.current?.offsetHeight ?? closedHeight;
    drag.current = { startY: event.clientY, startHeight, height: startHeight, hasMoved: false };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const move = ({ clientY }: PointerEvent) => {
    const { current } = drag;
    if (current === null) return;
    current.hasMoved ||= Math.abs(clientY - current.startY) > clickSlack;
    if (!current.hasMoved) return;
    current.height = Math.max(closedHeight, current.startHeight + current.startY - clientY);
    frame.current?.style.setProperty(heightProperty, `${current.height}px`);
  };
  const end = () => {
    const { current } = drag;
    if (!current?.hasMoved) return;
    frame.current?.style.removeProperty(heightProperty);
    change(dockAt(current.height, frame.current?.clientHeight ?? current.height));
  };
  const click = () => {
    const hasMoved = drag.current?.hasMoved === true;
    drag.current = null;
    if (!hasMoved) change({ dock: layout.dock === 'closed' ? 'half' : 'closed' });
  };
  return (
    <section ref={dock} className={styles.dock} aria-label="明细" {...{ [coverMark]: 'bottom' }}>
      <button
        type="button"
        className={styles.grip}
        aria-label="下方面板：点击展开或收起，上下键调整高度"
        aria-expanded={layout.dock !== 'closed'}
        onPointerDown={begin}
        onPointerMove={move}
        onPointerUp={end}
        onClick={click}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          change({ dock: dockStep(layout.dock, event.key === 'ArrowUp' ? 1 : -1) });
        }}
      />
      <div className={styles.dockBody}>{children}</div>
    </section>
  );
}
