import type { ReactNode } from 'react';
import styles from './figure-tile.module.css';

/** Figures of an order side by side. */
export function FigureTiles({ children }: { readonly children: ReactNode }) {
  return <div className={styles.tiles}>{children}</div>;
}

export interface FigureTileProps {
  readonly name: string;
  /** The figure, already rendered. */
  readonly children: ReactNode;
  /** Share of a whole that the figure is, as a bar. */
  readonly share?: number;
  readonly note?: ReactNode;
  /** True where the note is a warning. */
  readonly isBad?: boolean;
}

/** A figure of the order itself, in large, with its name and small print. */
export function FigureTile({ name, children, share, note, isBad }: FigureTileProps) {
  return (
    <div className={styles.tile}>
      <span>{name}</span>
      <b>{children}</b>
      {share !== undefined && <progress max={1} value={share} aria-label={name} />}
      {note !== undefined && <small data-bad={isBad || undefined}>{note}</small>}
    </div>
  );
}

/** The same frame around an audience figure, which has its own name and 口径. */
export function MetricTile({ children }: { readonly children: ReactNode }) {
  return <div className={styles.tile}>{children}</div>;
}
