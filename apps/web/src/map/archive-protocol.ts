import type { AddProtocolAction } from 'maplibre-gl';
import { PMTiles } from 'pmtiles';
import { archiveProtocol } from './tile-source.ts';

const archives = new Map<string, PMTiles>();

/** The archive at an address; read once for the page. */
function archiveAt(url: string): PMTiles {
  const known = archives.get(url) ?? new PMTiles(new URL(url, location.origin).href);
  archives.set(url, known);
  return known;
}

/** Answers MapLibre's requests for tiles out of archives; a tile that an archive does not have is empty. */
export const readArchiveTile: AddProtocolAction = async ({ url }, { signal }) => {
  const [archive, z, x, y] = url.slice(`${archiveProtocol}://`.length).split('/');
  const tile = await archiveAt(decodeURIComponent(archive)).getZxy(Number(z), Number(x), Number(y), signal);
  return { data: tile?.data ?? new ArrayBuffer(0) };
};
