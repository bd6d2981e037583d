import { useMemo } from 'react';
import { visibleColumns } from '../../../ui/table/table-settings.ts';
import { useTableSettings } from '../../../ui/table/stored-settings.ts';
import { arrangedColumns, lineTable } from './arranged-columns.ts';
import { LineTable } from './line-table.tsx';
import styles from './line-pane.module.css';

export interface LinePaneProps {
  readonly pickedLineId: string | null;
  readonly onPick: (lineId: string) => void;
}

/** The line table with the columns and the density that the user set. */
export function LinePane({ pickedLineId, onPick }: LinePaneProps) {
  const [settings] = useTableSettings(lineTable);
  const columns = useMemo(() => visibleColumns(arrangedColumns, settings), [settings]);
  return (
    <div className={styles.pane}>
      <LineTable
        columns={columns}
        rowHeight={settings.density === 'small' ? 32 : 36}
        pickedLineId={pickedLineId}
        onPick={onPick}
      />
    </div>
  );
}
