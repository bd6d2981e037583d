import { Input } from 'antd';
import { useEffect, useState } from 'react';
import { TableSettingButtons } from '../../../ui/table/table-toolbar.tsx';
import { useTableSettings } from '../../../ui/table/stored-settings.ts';
import { useCityScene } from '../city-scene.ts';
import { arrangedColumns, lineTable } from './arranged-columns.ts';
import styles from './line-pane.module.css';

const searchRestMs = 250;

/** In the dock's bar: how much is chosen, and while the table is open its search and its settings. */
export function LineTools({ isOpen }: { readonly isOpen: boolean }) {
  const { address, setAddress, funnel, delivery } = useCityScene();
  const vehicles = delivery.lines.reduce((sum, line) => sum + line.vehicles, 0);
  const [settings, setSettings] = useTableSettings(lineTable);
  const [query, setQuery] = useState(address.q ?? '');
  useEffect(() => {
    const words = query.trim() === '' ? undefined : query.trim();
    if (words === address.q) return;
    const timer = setTimeout(() => setAddress({ q: words }), searchRestMs);
    return () => clearTimeout(timer);
  }, [query, address.q, setAddress]);
  return (
    <>
      <span className={styles.count} aria-live="polite">
        已选 {funnel.chosen} 条 · {vehicles} 辆
      </span>
      {isOpen && (
        <>
          <div data-shortcut-filter>
            <Input
              size="small"
              allowClear
              className={styles.search}
              placeholder="线路或站点（/）"
              aria-label="搜索线路或站点"
              value={query}
              onChange={(event) => setQuery(event.target.value)}
            />
          </div>
          <TableSettingButtons columns={arrangedColumns} settings={settings} onSettings={setSettings} />
        </>
      )}
    </>
  );
}
