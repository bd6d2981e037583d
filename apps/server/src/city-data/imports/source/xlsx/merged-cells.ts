import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { ZipEntry } from '../zip-directory.ts';
import type { ZipArchive } from '../zip-entries.ts';
import { columnOf, type SheetRow } from './sheet-rows.ts';

/** Cells of one column that were merged over several rows. */
interface MergedCells {
  readonly column: number;
  readonly firstRow: number;
  readonly lastRow: number;
}

const mergeLimit = 200_000;
const reference = /<(?:\w+:)?mergeCell\s[^>]*?ref="([A-Z]+)(\d+):[A-Z]+(\d+)"/g;
/** Longer than any element of one merged range. */
const overlap = 200;
const yieldEveryBytes = 1024 * 1024;

/** The ranges of a sheet that were merged over several rows, by their first row. They stand behind its rows. */
export async function readMerges(archive: ZipArchive, entry: ZipEntry): Promise<MergedCells[]> {
  const merges = new Map<string, MergedCells>();
  const decoder = new TextDecoder('latin1');
  let [rest, read] = ['', 0];
  for await (const bytes of archive.read(entry)) {
    const text = rest + decoder.decode(bytes, { stream: true });
    for (const [, letters, from, to] of text.matchAll(reference)) {
      const [firstRow, lastRow] = [Number(from), Number(to)];
      if (lastRow > firstRow && merges.size < mergeLimit)
        merges.set(`${letters}${from}`, { column: columnOf(letters) ?? 0, firstRow, lastRow });
    }
    rest = text.slice(-overlap);
    if (Math.floor(read / yieldEveryBytes) !== Math.floor((read += bytes.length) / yieldEveryBytes))
      await yieldToEventLoop();
  }
  return [...merges.values()].toSorted((a, b) => a.firstRow - b.firstRow);
}

/** Rows whose cells that were merged over several rows hold the text of the first one. */
export async function* filledDown(
  rows: AsyncGenerator<SheetRow>,
  merges: readonly MergedCells[],
): AsyncGenerator<SheetRow> {
  let next = 0;
  let open: { readonly merge: MergedCells; text: string }[] = [];
  for await (const row of rows) {
    open = open.filter(({ merge }) => merge.lastRow >= row.number);
    const texts = [...row.texts];
    for (const { merge, text } of open) if (text !== '') texts[merge.column] = text;
    for (; next < merges.length && merges[next].firstRow <= row.number; next++)
      if (merges[next].firstRow === row.number)
        open.push({ merge: merges[next], text: texts[merges[next].column] ?? '' });
    yield { number: row.number, texts };
  }
}
