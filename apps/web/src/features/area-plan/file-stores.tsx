import { NamedPart } from '../../ui/state/named-part.tsx';
import { SectionPending } from '../../ui/state/section-pending.tsx';
import { givenRows, withBest, withFixed, type LocatedRow } from '../../shared/located-places/located-rows.ts';
import { LocatedTable } from '../../shared/located-places/located-table.tsx';
import { useLocate } from '../../shared/located-places/use-locate.ts';
import { PlaceFileField, type ReadPlaceFile } from '../../shared/place-sets/place-file-field.tsx';
import { useState } from 'react';
import styles from './area-plan.module.css';
import { foundHeight } from './named-stores.tsx';

export interface FileStoresProps {
  readonly cityCode: string;
  readonly rows: readonly LocatedRow[];
  readonly onRows: (rows: readonly LocatedRow[]) => void;
}

/** Stores out of a workbook or a CSV file; those without coordinates are found by name and address. */
export function FileStores({ cityCode, rows, onRows }: FileStoresProps) {
  const { locate, isPending, error } = useLocate(cityCode);
  const [file, setFile] = useState<ReadPlaceFile>();
  const find = ({ entries, unplaced }: ReadPlaceFile) => {
    const given = givenRows(entries);
    onRows(given);
    if (unplaced.length > 0) locate(unplaced, (found) => onRows([...given, ...withBest(found)]));
  };
  const found = rows.filter(({ state }) => state !== 'given');
  return (
    <div className={styles.stores}>
      <PlaceFileField
        cityCode={cityCode}
        locates
        onBegin={() => {
          setFile(undefined);
          onRows([]);
        }}
        onRead={(read) => {
          setFile(read);
          find(read);
        }}
      />
      {file !== undefined && (isPending || error !== null) && (
        <NamedPart title="门店位置">
          <SectionPending error={isPending ? null : error} onRetry={() => find(file)} rows={3} />
        </NamedPart>
      )}
      {found.length > 0 && (
        <LocatedTable
          cityCode={cityCode}
          rows={found}
          bodyHeight={foundHeight}
          onFix={(key, place) => onRows(withFixed(rows, key, place))}
        />
      )}
    </div>
  );
}
