import { useEffect, useState } from 'react';
import styles from './loading-block.module.css';
import { Shape, type LoadingShape } from './loading-shape.tsx';

export interface LoadingBlockProps {
  readonly rows?: number;
  readonly shape?: LoadingShape;
  /** Keeps the height of what is being replaced, px. */
  readonly minHeight?: number;
  /** What is being done, told when it takes long. */
  readonly phase?: string;
}

/** When it is told what is being done, and that the first time takes longest. */
const tellsAfterMs = { phase: 3000, first: 8000 } as const;

/** Marks that passed while the block was on the screen. */
function useWaited(): { readonly isLong: boolean; readonly isVeryLong: boolean } {
  const [waited, setWaited] = useState(0);
  useEffect(() => {
    const timers = Object.values(tellsAfterMs).map((ms) => setTimeout(() => setWaited(ms), ms));
    return () => timers.forEach((timer) => clearTimeout(timer));
  }, []);
  return { isLong: waited >= tellsAfterMs.phase, isVeryLong: waited >= tellsAfterMs.first };
}

/**
 * Grey marks in the shape of the content on its way; they appear only after 200 ms. What takes long says what is being
 * done, and then that the next time is quicker.
 */
export function LoadingBlock({ rows = 4, shape = 'text', minHeight, phase }: LoadingBlockProps) {
  const { isLong, isVeryLong } = useWaited();
  return (
    <div className={styles.block} data-shape={shape} style={{ minHeight }} aria-busy="true">
      <span className="visually-hidden">加载中</span>
      {isLong && (
        <p className={styles.waiting}>
          <span>
            正在{phase ?? '读取与计算'}…{isVeryLong && ' 首次计算较慢，完成后再次打开即时显示。'}
          </span>
        </p>
      )}
      <Shape rows={rows} shape={shape} />
    </div>
  );
}
