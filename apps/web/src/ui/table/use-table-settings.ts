import { useState } from 'react';
import { storageKey } from '../../session/product-identity.ts';
import { readStored, writeStored } from '../../session/stored-json.ts';
import { parseTableSettings, standardSettings, type TableSettings } from './table-settings.ts';

/** Settings of one table, kept in the browser; tables without a name keep them only while shown. */
export function useTableSettings(
  name: string | undefined,
): [TableSettings, (settings: TableSettings) => void] {
  const key = name === undefined ? undefined : storageKey(`table/${name}`);
  const [settings, setSettings] = useState(() =>
    key === undefined ? standardSettings : parseTableSettings(readStored(localStorage, key)),
  );
  const change = (next: TableSettings) => {
    setSettings(next);
    if (key !== undefined) writeStored(localStorage, key, next);
  };
  return [settings, change];
}
