import { useEffect } from 'react';
import { publishNotice } from '../api/notice.ts';
import { useMapScene } from './map-context.ts';
import { markFailed } from './base-map-choice.ts';
import { TilesLayer } from './tiles-layer.tsx';
import type { TileSource } from './tile-source.ts';
import type { BaseMap } from './current-base-map.ts';

/** Of pictures from elsewhere so many fail before the map goes without them; an archive is whole or it is not. */
const patience = { archive: 1, pictures: 4 } as const;

function sourcesOf({ id, tiles }: BaseMap): { readonly id: string; readonly source: TileSource }[] {
  if (tiles === null) return [];
  if (tiles.kind === 'archive') return [{ id: `base-${id}`, source: tiles }];
  const { maxZoom } = tiles;
  return tiles.urls.map((url, i) => ({
    id: `base-${id}-${i}`,
    source: { kind: 'pictures', url, maxZoom },
  }));
}

/** The tiles of a base map; where they cannot be read another base map takes their place, and the reader is told. */
export function BaseGround({ baseMap }: { readonly baseMap: BaseMap }) {
  const { map } = useMapScene();
  const { id, name, tiles } = baseMap;
  useEffect(() => {
    if (tiles === null) return undefined;
    let failures = 0;
    const hear = (event: object) => {
      const isOurs = 'sourceId' in event && String(event.sourceId).startsWith(`base-${id}`);
      if (!isOurs) return;
      failures += 1;
      if (failures < patience[tiles.kind] || !markFailed(id)) return;
      publishNotice({
        kind: 'warning',
        title: `底图“${name}”无法读取，已改用其他底图`,
        description:
          tiles.kind === 'archive' ? '底图文件可能已损坏，请联系管理员' : '请检查网络或管理员设置的密钥',
      });
    };
    map.on('error', hear);
    return () => void map.off('error', hear);
  }, [map, id, name, tiles]);
  return sourcesOf(baseMap).map((one) => <TilesLayer key={`${one.id} ${one.source.url}`} {...one} />);
}
