import styles from './state-block.module.css';

/** A line with three stations, of which the last two are still ahead: stands where there is nothing yet. */
export function RoutePicture() {
  return (
    <svg className={styles.route} viewBox="0 0 128 56" width={128} height={56} aria-hidden="true">
      <path d="M12 44C32 44 34 28 56 26S84 12 112 12" strokeDasharray="2 7" />
      <circle cx={12} cy={44} r={6} data-current />
      <circle cx={56} cy={26} r={5} />
      <circle cx={112} cy={12} r={5} />
    </svg>
  );
}
