import { z } from 'zod';
import type { ClickHouse } from '../../platform/storage/clickhouse/clickhouse.ts';

export const personColumns = [
  'release_id',
  'person',
  'weight',
  'stratum',
  'home_cell',
  'work_cell',
  'labels',
] as const;
export const visitColumns = [
  'release_id',
  'person',
  'cell',
  'hour',
  'day_mask',
  'minutes',
  'outdoors',
] as const;
export const stationColumns = ['release_id', 'person', 'station_id', 'weekly_passages'] as const;

/** Rows of a table as a block of the store's Native format. */
export interface PanelRows {
  readonly rows: number;
  readonly block: Uint8Array<ArrayBuffer>;
}

const tables = {
  panel_person: personColumns,
  panel_station: stationColumns,
  panel_visit: visitColumns,
} as const;
type Table = keyof typeof tables;

/** Writer of panels in chunks. */
export interface PanelWriter {
  write(table: Table, rows: PanelRows): Promise<void>;
  /** Resolves once everything written is stored. */
  flush(): Promise<void>;
}

/** Stores every piece as it comes. */
export function panelWriter(clickhouse: ClickHouse): PanelWriter {
  return {
    write: (table, { block }) => clickhouse.insertBlocks(table, tables[table], [block]),
    flush: async () => undefined,
  };
}

/** Buffers small chunks of many panels and stores them in one insert per table. */
export function gatheringWriter(clickhouse: ClickHouse): PanelWriter {
  const kept = new Map<Table, Uint8Array[]>();
  return {
    async write(table, { block }) {
      kept.set(table, [...(kept.get(table) ?? []), block]);
    },
    async flush() {
      for (const [table, pieces] of kept) await clickhouse.insertBlocks(table, tables[table], pieces);
      kept.clear();
    },
  };
}

/** How many visits and persons the panel of a release holds. */
export async function countPanel(clickhouse: ClickHouse, releaseId: string) {
  const countOf = (table: Table): string =>
    `(SELECT toFloat64(count()) FROM ${table} WHERE release_id = {release:String})`;
  const [counts] = await clickhouse.query(
    `SELECT ${countOf('panel_visit')} AS visits, ${countOf('panel_person')} AS persons`,
    { release: releaseId },
    z.object({ visits: z.number(), persons: z.number() }),
    { profile: 'batch' },
  );
  return counts;
}

/** Deletes all data of a release. */
export async function deletePanel(clickhouse: ClickHouse, releaseId: string): Promise<void> {
  for (const table of Object.keys(tables)) {
    await clickhouse.command(`DELETE FROM ${table} WHERE release_id = {release:String}`, {
      release: releaseId,
    });
  }
}
