import type { City } from './city-catalog.ts';
import type { Readiness } from './city-readiness.ts';
import styles from './city-picker-dialog.module.css';

/** As many cities are told of one by one. */
const mostTold = 6;

export interface ChosenReadinessProps {
  readonly chosen: readonly string[];
  readonly cities: readonly City[];
  readonly readiness: (code: string) => Readiness;
}

/** What there is of the chosen cities to compute with; of many, of those alone that lack something. */
export function ChosenReadiness({ chosen, cities, readiness }: ChosenReadinessProps) {
  const known = chosen.flatMap((code) => cities.find(({ adcode }) => adcode === code) ?? []);
  const told =
    known.length <= mostTold ? known : known.filter(({ adcode }) => readiness(adcode).lack !== null);
  if (told.length === 0) return null;
  return (
    <ul className={styles.readiness}>
      {told.slice(0, mostTold).map(({ adcode, shortName }) => (
        <li key={adcode}>
          {shortName}：{readiness(adcode).text}
        </li>
      ))}
      {told.length > mostTold && <li>等 {told.length} 个城市的数据不全</li>}
    </ul>
  );
}
