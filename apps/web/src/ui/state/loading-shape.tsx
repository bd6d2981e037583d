import styles from './loading-block.module.css';

/**
 * What is on its way: a text, the rows of a list, tiles of figures, a wall of cards, a picture beside its facts, or a
 * page with its title, figures and list.
 */
export type LoadingShape = 'text' | 'list' | 'tiles' | 'cards' | 'detail' | 'page';

const widths = ['62%', '100%', '94%', '78%', '100%', '88%', '97%', '54%'];
const columns = [1, 2, 1, 1, 1] as const;
const tiles = [0, 1, 2, 3] as const;
const cardLines = ['70%', '90%', '40%'] as const;

const Line = ({ width }: { readonly width: string | undefined }) => (
  <span className={styles.line} style={{ width }} />
);

const Texts = ({ rows }: { readonly rows: number }) =>
  Array.from({ length: rows }, (_, row) => <Line key={row} width={widths[row % widths.length]} />);

const Rows = ({ rows }: { readonly rows: number }) =>
  Array.from({ length: rows }, (_, row) => (
    <span key={row} className={styles.row}>
      {columns.map((share, at) => (
        <span key={at} className={styles.line} style={{ flex: share }} />
      ))}
    </span>
  ));

const Tiles = () => (
  <span className={styles.tiles}>
    {tiles.map((tile) => (
      <span key={tile} className={styles.tile}>
        <Line width="48%" />
        <Line width="72%" />
      </span>
    ))}
  </span>
);

const Cards = ({ rows }: { readonly rows: number }) => (
  <span className={styles.cards}>
    {Array.from({ length: rows }, (_, card) => (
      <span key={card} className={styles.card}>
        <span className={styles.picture} />
        {cardLines.map((width) => (
          <Line key={width} width={width} />
        ))}
      </span>
    ))}
  </span>
);

const Detail = ({ rows }: { readonly rows: number }) => (
  <span className={styles.detail}>
    <span className={styles.picture} />
    <span className={styles.facts}>
      <Texts rows={rows} />
    </span>
  </span>
);

export interface ShapeProps {
  readonly shape: LoadingShape;
  /** Lines, rows of a list, or cards of a wall. */
  readonly rows: number;
}

/** Grey marks where the content will stand. */
export function Shape({ shape, rows }: ShapeProps) {
  if (shape === 'tiles') return <Tiles />;
  if (shape === 'cards') return <Cards rows={rows} />;
  if (shape === 'detail') return <Detail rows={rows} />;
  if (shape === 'text') return <Texts rows={rows} />;
  return (
    <>
      {shape === 'page' && (
        <>
          <span className={styles.line} style={{ width: 240, height: 24 }} />
          <Tiles />
        </>
      )}
      <Rows rows={rows} />
    </>
  );
}
