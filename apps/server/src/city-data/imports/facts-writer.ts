import type { ClickHouse } from '../../platform/storage/clickhouse/clickhouse.ts';
import type { ClickHouseWriter } from './import-kind.ts';
import type { RecordBatches } from './record-kind.ts';

const encoder = new TextEncoder();

/** Streams records as rows of one ClickHouse table. `columnsOf` gives a row's cells after the release's id. */
export function factsWriter<Value>(
  table: string,
  columns: readonly string[],
  counted: string,
  batches: RecordBatches<Value>,
  cellsOf: (record: Value) => readonly (string | number | null)[],
): ClickHouseWriter {
  return {
    store: 'clickhouse',
    async write(clickhouse: ClickHouse, releaseId) {
      let count = 0;
      const chunks = async function* (): AsyncGenerator<Uint8Array> {
        for await (const batch of batches()) {
          count += batch.length;
          const lines = batch.map((record) =>
            [releaseId, ...cellsOf(record)].map((cell) => (cell === null ? '\\N' : String(cell))).join('\t'),
          );
          yield encoder.encode(`${lines.join('\n')}\n`);
        }
      };
      await clickhouse.insertText(table, ['release_id', ...columns], chunks());
      return { counts: { [counted]: count } };
    },
    async remove(clickhouse, releaseId) {
      await clickhouse.command(`DELETE FROM ${table} WHERE release_id = {release:String}`, {
        release: releaseId,
      });
    },
  };
}
