import styles from './loading-block.module.css';

/** What is on its way: a text, the rows of a list, or a page with its title, figures and list. */
export type LoadingShape = 'text' | 'list' | 'page';

export interface LoadingBlockProps {
  readonly rows?: number;
  readonly shape?: LoadingShape;
  /** Keeps the height of what is being replaced, px. */
  readonly minHeight?: number;
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

/** Grey marks in the shape of the content on its way; they appear only after 200 ms. */
export function LoadingBlock({ rows = 4, shape = 'text', minHeight }: LoadingBlockProps) {
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
      <Lines rows={rows} shape={shape} />
    </div>
  );
}
