import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';

const newline = 0x0a;

/**
 * Lines of a UTF-8 file, decompressed when its name ends in .gz, one at a time, with back-pressure: a slow consumer slows the
 * reading down, and only one line is in memory. Rejects with the error of the file.
 */
export async function* readLines(path: string): AsyncGenerator<string> {
  const file = createReadStream(path, { highWaterMark: 1 << 18 });
  // An error of the file ends the decompressed stream with the same error, which the loop below throws.
  const bytes = path.endsWith('.gz') ? pipeline(file, createGunzip({ chunkSize: 1 << 18 }), () => {}) : file;
  let pieces: Buffer[] = [];
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    let from = 0;
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, from)) {
      pieces.push(chunk.subarray(from, end));
      yield lineOf(pieces);
      pieces = [];
      from = end + 1;
    }
    if (from < chunk.length) pieces.push(chunk.subarray(from));
  }
  if (pieces.length > 0) yield lineOf(pieces);
}

function lineOf(pieces: readonly Buffer[]): string {
  const text = (pieces.length === 1 ? pieces[0] : Buffer.concat(pieces)).toString('utf8');
  return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
}
