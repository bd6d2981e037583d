import { useEffect, useState } from 'react';
import { storageKey } from '../../session/product-identity.ts';
import { readStored, writeStored } from '../../session/stored-json.ts';
import { parseTableSettings, standardSettings, type TableSettings } from './table-settings.ts';

type Listener = (settings: TableSettings) => void;
const listeners = new Map<string, Set<Listener>>();

const keyOf = (table: string) => storageKey(`table/${table}`);

export const readSettings = (table: string): TableSettings =>
  parseTableSettings(readStored(localStorage, keyOf(table)));

/** Keeps the settings of a table in this browser; where it is shown, it is drawn with them. */
export function writeSettings(table: string, settings: TableSettings): void {
  writeStored(localStorage, keyOf(table), settings);
  for (const listener of listeners.get(table) ?? []) listener(settings);
}

/** Settings of one table, kept in the browser; tables without a name keep them only while shown. */
export function useTableSettings(table: string | undefined): [TableSettings, Listener] {
  const [settings, setSettings] = useState(() =>
    table === undefined ? standardSettings : readSettings(table),
  );
  useEffect(() => {
    if (table === undefined) return undefined;
    const shown = listeners.get(table) ?? new Set();
    listeners.set(table, shown.add(setSettings));
    return () => void shown.delete(setSettings);
  }, [table]);
  const change = (next: TableSettings) =>
    table === undefined ? setSettings(next) : writeSettings(table, next);
  return [settings, change];
}
