import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract, pack, type Header, type Pack } from 'tar-stream';

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

/** The same state is the same archive, whenever it is written. */
const noTime = new Date(0);

function headerOf(entry: TarEntry): Partial<Header> & { name: string } {
  const { path: name, mode } = entry;
  const base = { name, mode: mode & 0o7777, mtime: noTime };
  if (entry.kind === 'folder') return { ...base, type: 'directory' };
  if (entry.kind === 'link') return { ...base, type: 'symlink', linkname: entry.target };
  return { ...base, type: 'file', size: entry.byteCount };
}

async function fill(archive: Pack, entries: AsyncIterable<TarEntry>): Promise<void> {
  for await (const entry of entries) {
    const sink = archive.entry(headerOf(entry));
    if (entry.kind === 'file') await pipeline(Readable.from(entry.chunks, { objectMode: false }), sink);
  }
  archive.finalize();
}

/** The bytes of an archive: any tar program can read them. Throws where a file is not as long as its entry says. */
export async function* writeTar(entries: AsyncIterable<TarEntry>): AsyncGenerator<Uint8Array> {
  const archive = pack();
  const filled = fill(archive, entries);
  filled.catch((error: Error) => archive.destroy(error));
  yield* archive as AsyncIterable<Uint8Array>;
  await filled;
}

function entryOf({ name, mode, type, linkname, size }: Header, chunks: AsyncIterable<Uint8Array>) {
  const path = name.replace(/\/$/, '');
  if (type === 'directory') return { kind: 'folder', path, mode } as const;
  if (type === 'symlink') return { kind: 'link', path, mode, target: linkname ?? '' } as const;
  if (type !== 'file') throw new Error(`archive holds what no backup does: ${name}`);
  return { kind: 'file', path: name, mode, byteCount: size, chunks } as const;
}

/** The entries of an archive; the bytes of a file have to be taken before the next entry is asked for. */
export async function* readTar(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const archive = extract();
  const fed = pipeline(Readable.from(chunks, { objectMode: false }), archive);
  // What it says reaches the reader through the archive.
  fed.catch(() => undefined);
  for await (const entry of archive) yield entryOf(entry.header, entry as AsyncIterable<Uint8Array>);
}
