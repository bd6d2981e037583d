import type { ClickHouse } from '../storage/clickhouse/clickhouse.ts';
import { personColumns, visitColumns, type SimulatedRows } from './simulation.ts';

/** Writes a simulated panel piece by piece. */
export function panelWriter(clickhouse: ClickHouse) {
  const counts = { persons: 0, visits: 0 };
  return {
    counts,
    async persons({ rows, text }: SimulatedRows): Promise<void> {
      counts.persons += rows;
      await clickhouse.insertText('panel_person', personColumns, [text]);
    },
    async visits({ rows, text }: SimulatedRows): Promise<void> {
      counts.visits += rows;
      await clickhouse.insertText('panel_visit', visitColumns, [text]);
    },
  };
}

/** Forgets everything of a release. */
export async function deletePanel(clickhouse: ClickHouse, releaseId: string): Promise<void> {
  for (const table of ['panel_visit', 'panel_person']) {
    await clickhouse.command(`DELETE FROM ${table} WHERE release_id = {release:String}`, {
      release: releaseId,
    });
  }
}
