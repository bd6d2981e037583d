import { AddressText } from '../../shared/located-places/address-text.tsx';
import { withBest, withFixed, withKept, type LocatedRow } from '../../shared/located-places/located-rows.ts';
import { LocatedTable } from '../../shared/located-places/located-table.tsx';
import styles from './area-plan.module.css';

/** Names and addresses as they stand, with the rows that were found of them. */
export interface NamedList {
  readonly text: string;
  /** The text that the rows were read of. */
  readonly readText: string;
  readonly rows: readonly LocatedRow[];
}

export const noNames: NamedList = { text: '', readText: '', rows: [] };

/** The rows of the text as it stands: none while it has been changed since. */
export const rowsOfNames = ({ text, readText, rows }: NamedList): readonly LocatedRow[] =>
  text === readText ? rows : [];

/** Height of the found rows in the dialog, px. */
export const foundHeight = 240;

export interface NamedStoresProps {
  readonly cityCode: string;
  readonly cityName: string;
  readonly list: NamedList;
  readonly onList: (change: (list: NamedList) => NamedList) => void;
}

/** Stores by name or address, found among the known places of the city. */
export function NamedStores({ cityCode, cityName, list, onList }: NamedStoresProps) {
  const rows = rowsOfNames(list);
  const isChanged = list.text !== list.readText && list.rows.length > 0;
  return (
    <div className={styles.stores}>
      <AddressText
        cityCode={cityCode}
        text={list.text}
        onText={(text) => onList((now) => ({ ...now, text }))}
        onRows={(found, readText) =>
          onList((now) => ({ ...now, readText, rows: withKept(now.rows, withBest(found)) }))
        }
      />
      <p className={styles.note} aria-live="polite">
        {isChanged
          ? '清单已改动，请重新解析；已修正的行会保留。'
          : `在${cityName}的商圈、AOI、POI、地铁站、道路与地址中查找；有多个候选的先取最佳，标为待确认。`}
      </p>
      {rows.length > 0 && (
        <LocatedTable
          cityCode={cityCode}
          rows={rows}
          bodyHeight={foundHeight}
          onFix={(key, place) => onList((now) => ({ ...now, rows: withFixed(now.rows, key, place) }))}
        />
      )}
    </div>
  );
}
