import styles from './mode-picture.module.css';

type ModeKind = 'bus' | 'geo' | 'ta';

function Streets() {
  return (
    <g className={styles.streets}>
      <path d="M0 38H240M0 82H240M0 118H240M48 0V140M118 0V140M190 0V140" />
    </g>
  );
}

function BusPicture() {
  return (
    <>
      <path className={styles.route} d="M10 118H118V38H190V14" />
      <path className={styles.routeFaint} d="M48 132V82H232" />
      <g className={styles.bus}>
        <rect x="-12" y="-7" width="24" height="14" rx="3" />
        <rect x="-8" y="-4" width="6" height="5" rx="1" className={styles.window} />
        <rect x="1" y="-4" width="6" height="5" rx="1" className={styles.window} />
      </g>
    </>
  );
}

function GeoPicture() {
  return (
    <>
      <path className={styles.fence} d="M62 26L132 18L168 62L138 112L72 104L44 66Z" />
      {[
        [84, 52],
        [112, 74],
        [128, 44],
        [96, 90],
      ].map(([x, y]) => (
        <circle key={`${x}`} className={styles.place} cx={x} cy={y} r="4" />
      ))}
    </>
  );
}

const shares = [1, 2, 1, 0, 2, 4, 3, 1, 1, 3, 4, 2, 0, 1, 2, 1];

function TaPicture() {
  return (
    <>
      {shares.map((share, index) => (
        <rect
          key={index}
          className={styles.cell}
          data-share={share}
          x={40 + (index % 4) * 40}
          y={10 + Math.floor(index / 4) * 30}
          width="38"
          height="28"
          rx="2"
        />
      ))}
    </>
  );
}

const pictures = { bus: BusPicture, geo: GeoPicture, ta: TaPicture };

/** Little map of what a way of choosing does; it stands still where the reader wants less motion. */
export function ModePicture({ kind }: { readonly kind: ModeKind }) {
  const Picture = pictures[kind];
  return (
    <svg viewBox="0 0 240 140" aria-hidden="true">
      {kind !== 'ta' && <Streets />}
      <Picture />
    </svg>
  );
}
