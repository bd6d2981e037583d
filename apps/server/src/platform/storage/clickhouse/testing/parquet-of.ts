import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Query = (sql: string, format: string) => string;

export type ParquetCodec = 'none' | 'snappy' | 'gzip' | 'zstd' | 'brotli' | 'lz4';

/** The result of a SELECT as a Parquet file, written by the engine. */
export function parquetOf(select: string, codec: ParquetCodec, rowsPerGroup = 128): Buffer {
  const { query } = createRequire(import.meta.url)('chdb') as { query: Query };
  const folder = mkdtempSync(join(tmpdir(), 'parquet-'));
  const path = join(folder, 'a.parquet');
  try {
    query(
      `${select} INTO OUTFILE '${path}' FORMAT Parquet SETTINGS output_format_parquet_compression_method = '${codec}',
        output_format_parquet_row_group_size = ${rowsPerGroup}, output_format_parquet_string_as_string = 1`,
      'CSV',
    );
    return readFileSync(path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
