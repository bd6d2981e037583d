/** What an archive holds, in its order: a folder, a symbolic link, or a file with its bytes. */
export type TarEntry =
  | { readonly kind: 'link'; readonly path: string; readonly mode: number; readonly target: string }
  | { readonly kind: 'folder'; readonly path: string; readonly mode: number }
  | {
      readonly kind: 'file';
      readonly path: string;
      readonly mode: number;
      readonly byteCount: number;
      readonly chunks: AsyncIterable<Uint8Array>;
    };

const block = 512;
const nameBytes = 100;
const prefixBytes = 155;
const magic = 'ustar\0';

/** Name and prefix of a path: both fit their fields, and a slash stands between them. */
function nameParts(path: string): [name: string, prefix: string] {
  if (Buffer.byteLength(path) <= nameBytes) return [path, ''];
  for (let at = path.indexOf('/'); at >= 0; at = path.indexOf('/', at + 1)) {
    const [prefix, name] = [path.slice(0, at), path.slice(at + 1)];
    if (Buffer.byteLength(name) <= nameBytes && Buffer.byteLength(prefix) <= prefixBytes)
      return [name, prefix];
  }
  throw new Error(`path too long for an archive: ${path}`);
}

function headerOf(entry: TarEntry): Buffer {
  const header = Buffer.alloc(block);
  const isFolder = entry.kind === 'folder';
  const type = { file: '0', link: '2', folder: '5' }[entry.kind];
  const [name, prefix] = nameParts(isFolder ? `${entry.path}/` : entry.path);
  const octal = (value: number, at: number, width: number) =>
    header.write(value.toString(8).padStart(width - 1, '0'), at, 'latin1');
  header.write(name, 0);
  octal(entry.mode & 0o7777, 100, 8);
  octal(0, 108, 8);
  octal(0, 116, 8);
  octal(entry.kind === 'file' ? entry.byteCount : 0, 124, 12);
  octal(0, 136, 12);
  header.fill(' ', 148, 156);
  header.write(type, 156);
  if (entry.kind === 'link') {
    if (Buffer.byteLength(entry.target) > nameBytes) throw new Error(`link too long: ${entry.path}`);
    header.write(entry.target, 157);
  }
  header.write(magic, 257, 'latin1');
  header.write('00', 263);
  header.write(prefix, 345);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return header;
}

const paddingOf = (byteCount: number) => (block - (byteCount % block)) % block;

/** The bytes of an archive (POSIX ustar): any tar program can read them. */
export async function* writeTar(entries: AsyncIterable<TarEntry>): AsyncGenerator<Uint8Array> {
  for await (const entry of entries) {
    yield headerOf(entry);
    if (entry.kind !== 'file') continue;
    let written = 0;
    for await (const chunk of entry.chunks) {
      written += chunk.byteLength;
      yield chunk;
    }
    if (written !== entry.byteCount) throw new Error(`${entry.path} changed while it was archived`);
    yield Buffer.alloc(paddingOf(written));
  }
  yield Buffer.alloc(2 * block);
}

/** Takes exact numbers of bytes from chunks of any size. */
class ByteReader {
  private readonly source: AsyncIterator<Uint8Array>;
  private held: Uint8Array = new Uint8Array();

  constructor(chunks: AsyncIterable<Uint8Array>) {
    this.source = chunks[Symbol.asyncIterator]();
  }

  /** The next bytes, at most `most` and at least one; null at the end. */
  private async some(most: number): Promise<Uint8Array | null> {
    while (this.held.byteLength === 0) {
      const next = await this.source.next();
      if (next.done === true) return null;
      this.held = next.value;
    }
    const taken = this.held.subarray(0, most);
    this.held = this.held.subarray(taken.byteLength);
    return taken;
  }

  async *take(byteCount: number): AsyncGenerator<Uint8Array> {
    for (let left = byteCount; left > 0;) {
      const bytes = await this.some(left);
      if (bytes === null) throw new Error('archive is cut short');
      left -= bytes.byteLength;
      yield bytes;
    }
  }

  async whole(byteCount: number): Promise<Buffer> {
    const parts: Uint8Array[] = [];
    for await (const part of this.take(byteCount)) parts.push(part);
    return Buffer.concat(parts);
  }
}

interface Header {
  readonly path: string;
  readonly mode: number;
  readonly byteCount: number;
  readonly type: string;
  readonly target: string;
}

function readHeader(header: Buffer): Header {
  const text = (at: number, width: number) => header.toString('utf8', at, at + width).replace(/\0[^]*$/, '');
  const octal = (at: number, width: number) => Number.parseInt(text(at, width).trim() || '0', 8);
  const sum = header.reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 32 : byte), 0);
  if (octal(148, 8) !== sum || text(257, 5) !== 'ustar') throw new Error('archive is damaged');
  const [name, prefix] = [text(0, nameBytes), text(345, prefixBytes)];
  return {
    path: prefix === '' ? name : `${prefix}/${name}`,
    mode: octal(100, 8),
    byteCount: octal(124, 12),
    type: text(156, 1),
    target: text(157, nameBytes),
  };
}

/** The entries of an archive; the bytes of a file have to be taken before the next entry is asked for. */
export async function* readTar(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const reader = new ByteReader(chunks);
  for (;;) {
    const header = await reader.whole(block);
    if (header.every((byte) => byte === 0)) return;
    const { path, mode, byteCount, type, target } = readHeader(header);
    if (type === '5') {
      yield { kind: 'folder', path: path.replace(/\/$/, ''), mode };
      continue;
    }
    if (type === '2') {
      yield { kind: 'link', path, mode, target };
      continue;
    }
    if (type !== '0') throw new Error(`archive holds what no backup does: ${path}`);
    yield { kind: 'file', path, mode, byteCount, chunks: reader.take(byteCount) };
    await reader.whole(paddingOf(byteCount));
  }
}
