import { isOpen, type CityScope } from './choose-cities.ts';
import type { CityGroup } from './city-catalog.ts';
import type { Readiness } from './city-readiness.ts';
import styles from './city-group-head.module.css';

export interface CityChecklistProps {
  readonly groups: readonly CityGroup[];
  readonly chosen: readonly string[];
  readonly scope: CityScope;
  /** True when further cities find no room. */
  readonly isFull: boolean;
  readonly isSingle: boolean;
  /** Undefined while it is not known. */
  readonly readiness: ((code: string) => Readiness) | undefined;
  readonly onToggle: (code: string) => void;
  /** Chooses or gives up a whole group; left out where one city only may be chosen. */
  readonly onGroup?: (codes: readonly string[], isChosen: boolean) => void;
}

export function CityGroupHead({
  group,
  chosen,
  scope,
  onGroup,
}: CityChecklistProps & { readonly group: CityGroup }) {
  const open = group.cities.map(({ adcode }) => adcode).filter((code) => isOpen(scope, code));
  const taken = open.filter((code) => chosen.includes(code)).length;
  const isWhole = open.length > 0 && taken === open.length;
  return (
    <div className={styles.groupHead}>
      <h4>{group.label}</h4>
      <span className={styles.count}>
        已选 {taken}/{group.cities.length}
      </span>
      {onGroup && open.length > 0 && (
        <button type="button" className={styles.textButton} onClick={() => onGroup(open, !isWhole)}>
          {isWhole ? '全不选' : '全选'}
          <span className="visually-hidden">{group.label}</span>
        </button>
      )}
    </div>
  );
}
