import { RemovableChip } from '../../ui/form/removable-chip.tsx';
import { groupByTier, type City } from './city-catalog.ts';
import styles from './city-chips.module.css';

export interface CityChipsProps {
  readonly chosen: readonly string[];
  /** Undefined while their names are on their way. */
  readonly cities: readonly City[] | undefined;
  readonly onRemove?: (code: string) => void;
}

/** The chosen cities as chips, grouped by tier. Codes that the dictionary does not know come last. */
export function CityChips({ chosen, cities, onRemove }: CityChipsProps) {
  if (cities === undefined)
    return (
      <div className={styles.chips} aria-busy="true">
        <ul>
          {chosen.map((code) => (
            <RemovableChip key={code} text="…" />
          ))}
        </ul>
      </div>
    );
  const known = chosen.flatMap((code) => cities.find(({ adcode }) => adcode === code) ?? []);
  const strange = chosen.filter((code) => !known.some(({ adcode }) => adcode === code));
  const chip = (code: string, name: string) => (
    <RemovableChip
      key={code}
      text={name}
      remove={onRemove && { label: `移除${name}`, run: () => onRemove(code) }}
    />
  );
  return (
    <div className={styles.chips}>
      {groupByTier(known).map(({ key, label, cities: members }) => (
        <div key={key} className={styles.chipGroup}>
          <span className={styles.chipTier}>{label}</span>
          <ul>{members.map(({ adcode, shortName }) => chip(adcode, shortName))}</ul>
        </div>
      ))}
      {strange.length > 0 && <ul>{strange.map((code) => chip(code, code))}</ul>}
    </div>
  );
}
