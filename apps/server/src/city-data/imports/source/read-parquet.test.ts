import { expect, test } from 'vitest';
import { AppError } from '../../../platform/http/app-error.ts';
import { parquetOf } from '../../../platform/storage/clickhouse/testing/parquet-of.ts';
import { createIssueLog } from '../issue-log.ts';
import { bytesSource } from './byte-source.ts';
import { detectFormat } from './open-table.ts';
import { unpack } from './parquet/unpack.ts';
import { openParquet } from './read-parquet.ts';

const rowCount = 300;
const select = `SELECT concat('甲', toString(number % 40)) AS person, 114.05 + number / 10000 AS lng,
  toNullable(22.54) AS lat, toDate('2026-03-02') + number % 7 AS day, toUInt8(number % 24) AS hour,
  -toInt64(number) AS below, if(number % 3 = 0, NULL, '是') AS outdoors, toUInt64(18446744073709551615 - number) AS cell,
  toDateTime64('2026-03-02 08:01:04', 3, 'UTC') + number AS moment, toDecimal64(number / 4, 2) AS weight,
  toFloat32(number / 10) AS share
  FROM numbers(${rowCount})`;

async function tableOf(bytes: Uint8Array) {
  const log = createIssueLog();
  const table = await openParquet(bytesSource(bytes), log);
  const rows: string[][] = [];
  for await (const { row, cells } of table.rows()) {
    rows.push([...cells.values()]);
    expect(row).toBe(rows.length);
  }
  return { columns: table.columns, rows, warnings: log.issues().map(({ reason }) => reason) };
}

const two = (value: number): string => String(value).padStart(2, '0');

/** The rows of the SELECT, reckoned here. */
const expected = Array.from({ length: rowCount }, (_, i) => [
  `甲${i % 40}`,
  String(Number((114.05 + i / 10_000).toPrecision(15))),
  '22.54',
  `2026-03-0${2 + (i % 7)}`,
  String(i % 24),
  String(0 - i),
  i % 3 === 0 ? '' : '是',
  (18_446_744_073_709_551_615n - BigInt(i)).toString(),
  // Instants are told in the time of China.
  `2026-03-02 16:${two(1 + Math.floor((4 + i) / 60))}:${two((4 + i) % 60)}`,
  String(i / 4),
  String(Number((i / 10).toPrecision(7))),
]);

test.each(['none', 'snappy', 'gzip', 'zstd', 'brotli', 'lz4'] as const)(
  'reads what the engine writes with %s, over groups of rows',
  async (codec) => {
    const bytes = parquetOf(select, codec);
    expect(await detectFormat(bytesSource(bytes))).toEqual({ format: 'parquet', encoding: 'UTF-8' });
    const { columns, rows } = await tableOf(bytes);
    expect(columns).toEqual([
      'person',
      'lng',
      'lat',
      'day',
      'hour',
      'below',
      'outdoors',
      'cell',
      'moment',
      'weight',
      'share',
    ]);
    expect(rows).toEqual(expected);
  },
);

test('nested columns are named and the others read; codecs that are not read are refused by name', async () => {
  const nested = parquetOf("SELECT number AS a, [number, 1] AS list, 'x' AS b FROM numbers(3)", 'zstd');
  expect(await tableOf(nested)).toEqual({
    columns: ['a', 'b'],
    rows: [
      ['0', 'x'],
      ['1', 'x'],
      ['2', 'x'],
    ],
    warnings: ['嵌套的列未读取：list'],
  });
  expect(() => unpack(3, new Uint8Array(4), 4)).toThrow('LZO');
  expect(() => unpack(5, new Uint8Array(4), 4)).toThrow('LZ4 不受支持');
});

test('cut and damaged files are refused or read, never a crash', async () => {
  const whole = parquetOf(`${select} LIMIT 40`, 'snappy');
  for (const end of [4, 100, whole.length - 1])
    await expect(tableOf(whole.subarray(0, end))).rejects.toThrow(AppError);
  for (let at = 0; at < whole.length; at += 13) {
    const flipped = Buffer.from(whole);
    flipped[at] ^= 0x2d;
    await tableOf(flipped).catch((error: unknown) => expect(error).toBeInstanceOf(AppError));
  }
});
