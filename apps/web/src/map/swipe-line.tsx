import { SwapOutlined } from '@ant-design/icons';
import { certain } from '@ooh/contract/core/certain';
import type { KeyboardEvent, PointerEvent } from 'react';
import styles from './swipe-over.module.css';

/** Neither side goes away. */
const [least, most] = [0.02, 0.98];
const keyStep = 0.02;

export interface SwipeLineProps {
  readonly names: readonly [string, string];
  /** Where the line stands, of the width. */
  readonly part: number;
  readonly onPart: (part: number) => void;
}

/** The line between two maps: dragged, or moved by the arrow keys. */
export function SwipeLine({ names, part, onPart }: SwipeLineProps) {
  const move = (next: number) => onPart(Math.min(most, Math.max(least, next)));
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    const handle = event.currentTarget;
    if (!handle.hasPointerCapture(event.pointerId)) return;
    const { left, width } = certain(
      handle.parentElement,
      'frame of the line between two maps',
    ).getBoundingClientRect();
    move((event.clientX - left) / width);
  };
  const press = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: part - keyStep,
      ArrowRight: part + keyStep,
      Home: least,
      End: most,
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    move(next);
  };
  return (
    <div
      className={styles.line}
      style={{ left: `${part * 100}%` }}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a range input cannot be a line as high as the map
      role="slider"
      tabIndex={0}
      aria-label="左右对比的分界"
      aria-orientation="horizontal"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(part * 100)}
      aria-valuetext={`左侧${names[0]}，右侧${names[1]}`}
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.focus();
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={drag}
      onKeyDown={press}
    >
      <span className={styles.leftName}>{names[0]}</span>
      <span className={styles.grip}>
        <SwapOutlined aria-hidden="true" />
      </span>
      <span className={styles.rightName}>{names[1]}</span>
    </div>
  );
}
