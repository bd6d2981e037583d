import type { ClickHouse } from '../storage/clickhouse/clickhouse.ts';
import { personColumns, stationColumns, visitColumns, type SimulatedRows } from './simulation.ts';

const tables = {
  panel_person: personColumns,
  panel_station: stationColumns,
  panel_visit: visitColumns,
} as const;
type Table = keyof typeof tables;

/** Takes simulated panels piece by piece. */
export interface PanelWriter {
  write(table: Table, rows: SimulatedRows): Promise<void>;
  /** Resolves once everything that was taken is stored. */
  flush(): Promise<void>;
}

/** Stores every piece as it comes. */
export function panelWriter(clickhouse: ClickHouse): PanelWriter {
  return {
    write: (table, { block }) => clickhouse.insertBlocks(table, tables[table], [block]),
    flush: async () => undefined,
  };
}

/** Keeps small pieces of many panels together and stores them in one insert a table. */
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

/** Forgets everything of a release. */
export async function deletePanel(clickhouse: ClickHouse, releaseId: string): Promise<void> {
  for (const table of Object.keys(tables)) {
    await clickhouse.command(`DELETE FROM ${table} WHERE release_id = {release:String}`, {
      release: releaseId,
    });
  }
}
