import { Input } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { visibleColumns } from '../../../ui/table/table-settings.ts';
import { TableToolbar } from '../../../ui/table/table-toolbar.tsx';
import { useTableSettings } from '../../../ui/table/stored-settings.ts';
import { useCityScene } from '../city-scene.ts';
import { lineColumns } from './line-columns.tsx';
import { LineTable } from './line-table.tsx';
import styles from './line-pane.module.css';

export interface LinePaneProps {
  readonly pickedLineId: string | null;
  readonly onPick: (lineId: string) => void;
}

const searchRestMs = 250;
const arranged = lineColumns.map((column) => ({ ...column, isFixed: column.isFixed === true }));

/** The line table with search, counts and column settings. */
export function LinePane({ pickedLineId, onPick }: LinePaneProps) {
  const { address, setAddress, funnel, live } = useCityScene();
  const [settings, setSettings] = useTableSettings('plan-bus-lines');
  const [query, setQuery] = useState(address.q ?? '');
  useEffect(() => {
    const words = query.trim() === '' ? undefined : query.trim();
    if (words === address.q) return;
    const timer = setTimeout(() => setAddress({ q: words }), searchRestMs);
    return () => clearTimeout(timer);
  }, [query, address.q, setAddress]);
  const columns = useMemo(() => visibleColumns(arranged, settings), [settings]);
  return (
    <div className={styles.pane}>
      <TableToolbar columns={arranged} settings={settings} onSettings={setSettings}>
        <div data-shortcut-filter>
          <Input
            size="small"
            allowClear
            className={styles.search}
            placeholder="搜索线路或站点（/）"
            aria-label="搜索线路或站点"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </div>
        <span className={styles.count} aria-live="polite">
          已选 {funnel.chosen} 条 · {live.evaluation?.vehicles ?? 0} 辆
        </span>
      </TableToolbar>
      <LineTable
        columns={columns}
        rowHeight={settings.density === 'small' ? 36 : 44}
        pickedLineId={pickedLineId}
        onPick={onPick}
      />
    </div>
  );
}
