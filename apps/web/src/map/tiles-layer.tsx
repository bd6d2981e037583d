import { useMemo } from 'react';
import { mapColours } from './map-colours.ts';
import { useMapScene } from './map-context.ts';
import type { LayerDrawing } from './use-map-layers.ts';
import { tileDrawings } from './tile-drawings.ts';
import type { TileSource } from './tile-source.ts';
import { useTileLayers } from './use-tile-layers.ts';

export interface TilesLayerProps {
  readonly id: string;
  readonly source: TileSource;
}

function VectorTiles({ id, source }: TilesLayerProps) {
  const { theme } = useMapScene();
  const drawings = useMemo(() => tileDrawings(mapColours[theme]), [theme]);
  useTileLayers(id, source, drawings);
  return null;
}

/** Pictures have the colours of day: at night they are dimmed, so that the data stay brighter. */
function PictureTiles({ id, source }: TilesLayerProps) {
  const { theme } = useMapScene();
  const drawings = useMemo((): LayerDrawing[] => {
    const isDark = theme === 'dark';
    const paint = { 'raster-brightness-max': isDark ? 0.45 : 1, 'raster-saturation': isDark ? -0.5 : -0.25 };
    return [{ id: `${id}-pictures`, level: 'ground', type: 'raster', paint }];
  }, [id, theme]);
  useTileLayers(id, source, drawings);
  return null;
}

/** A base map of tiles, below all data. */
export function TilesLayer(props: TilesLayerProps) {
  return props.source.kind === 'archive' ? <VectorTiles {...props} /> : <PictureTiles {...props} />;
}
