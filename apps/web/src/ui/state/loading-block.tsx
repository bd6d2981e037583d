import { useEffect, useState } from 'react';
import styles from './loading-block.module.css';

/** What is on its way: a text, the rows of a list, or a page with its title, figures and list. */
export type LoadingShape = 'text' | 'list' | 'page';

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

const widths = ['62%', '100%', '94%', '78%', '100%', '88%', '97%', '54%'];
const columns = [1, 2, 1, 1, 1] as const;
const tiles = [0, 1, 2, 3] as const;

function Row() {
  return (
    <span className={styles.row}>
      {columns.map((share, at) => (
        <span key={at} className={styles.line} style={{ flex: share }} />
      ))}
    </span>
  );
}

function Lines({ rows, shape }: { readonly rows: number; readonly shape: LoadingShape }) {
  return Array.from({ length: rows }, (_, row) =>
    shape === 'text' ? (
      <span key={row} className={styles.line} style={{ width: widths[row % widths.length] }} />
    ) : (
      <Row key={row} />
    ),
  );
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
      {shape === 'page' && (
        <>
          <span className={styles.line} style={{ width: 240, height: 24 }} />
          <span className={styles.tiles}>
            {tiles.map((tile) => (
              <span key={tile} className={styles.tile} />
            ))}
          </span>
        </>
      )}
      {isLong && (
        <p className={styles.waiting}>
          正在{phase ?? '读取与计算'}…{isVeryLong && ' 首次计算较慢，完成后再次打开即时显示。'}
        </p>
      )}
      <Lines rows={rows} shape={shape} />
    </div>
  );
}
