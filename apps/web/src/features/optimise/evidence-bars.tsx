import type { Opportunity } from '@ooh/contract/domain/opportunity';
import styles from './optimise.module.css';

/** Bars of the evidence; those that the change is about stand out by colour and pattern. */
export function EvidenceBars({
  spark,
  label,
}: {
  readonly spark: Opportunity['spark'];
  readonly label: string;
}) {
  const most = Math.max(...spark.map(({ value }) => value), 1e-12);
  return (
    <svg
      className={styles.spark}
      viewBox={`0 0 ${spark.length * 14} 40`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {spark.map(({ name, value, isMarked }, i) => {
        const height = Math.max(1.5, (38 * Math.max(0, value)) / most);
        return (
          <rect
            key={`${name} ${i}`}
            data-marked={isMarked}
            x={i * 14 + 2}
            y={40 - height}
            width={10}
            height={height}
          >
            <title>{name}</title>
          </rect>
        );
      })}
    </svg>
  );
}
