import { open } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { archiveAddress, operatorArchive } from '../city-data/basemap/offered-basemaps.ts';
import { cityArchivePath, openArchive } from '../city-data/basemap/kept-basemaps.ts';
import type { Config } from '../platform/config/config.ts';

/** More than a tile or a part of a directory ever has: a map asks for pieces, never for the whole. */
const mostBytes = 8 * 1024 * 1024;
const day = 24 * 3600;

/** The bytes that a Range header asks for: first and last; null for one that asks for anything else. */
export function readRange(header: string | undefined): readonly [number, number] | null {
  const [, first, last] = /^bytes=(\d{1,15})-(\d{1,15})$/.exec(header ?? '') ?? [];
  const range = [Number(first), Number(last)] as const;
  return first === undefined || range[1] < range[0] ? null : range;
}

/**
 * Serves the archives of base maps by byte range, to anyone: they hold nothing but the public map. The version in the
 * address changes with the file, so that a page may keep what it has.
 */
export function serveBaseMaps(
  app: FastifyInstance,
  { dataDir, basemap }: Pick<Config, 'dataDir' | 'basemap'>,
): void {
  app.get<{ Params: { name: string } }>(`${archiveAddress}/:name.pmtiles`, async (request, reply) => {
    const { name } = request.params;
    const isCity = /^\d{6}$/.test(name);
    const path = isCity ? cityArchivePath(dataDir, name) : name === operatorArchive ? basemap : null;
    const archive = path === null ? null : await openArchive(path).catch(() => null);
    if (archive === null) return reply.code(404).send();
    const range = readRange(request.headers.range);
    if (range === null) return reply.code(416).header('accept-ranges', 'bytes').send();
    const handle = await open(archive.path, 'r');
    try {
      const { size } = await handle.stat();
      const [first, last] = [range[0], Math.min(range[1], size - 1, range[0] + mostBytes - 1)];
      if (first >= size) return await reply.code(416).header('content-range', `bytes */${size}`).send();
      const { buffer, bytesRead } = await handle.read(
        Buffer.alloc(last - first + 1),
        0,
        last - first + 1,
        first,
      );
      return await reply
        .code(206)
        .header('accept-ranges', 'bytes')
        .header('content-range', `bytes ${first}-${first + bytesRead - 1}/${size}`)
        .header('etag', `"${archive.version}"`)
        .header('cache-control', `public, max-age=${day}`)
        .type('application/vnd.pmtiles')
        .send(buffer.subarray(0, bytesRead));
    } finally {
      await handle.close();
    }
  });
}
