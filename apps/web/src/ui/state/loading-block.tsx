import styles from './loading-block.module.css';

export interface LoadingBlockProps {
  readonly rows?: number;
  /** Keeps the height of what is being replaced, px. */
  readonly minHeight?: number;
}

const widths = ['62%', '100%', '94%', '78%', '100%', '88%', '97%', '54%'];

/** Grey lines in place of content on its way; they appear only after 200 ms. */
export function LoadingBlock({ rows = 4, minHeight }: LoadingBlockProps) {
  return (
    <div className={styles.block} style={{ minHeight }} aria-busy="true">
      <span className="visually-hidden">加载中</span>
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} className={styles.line} style={{ width: widths[row % widths.length] }} />
      ))}
    </div>
  );
}
