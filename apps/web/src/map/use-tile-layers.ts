import type { SourceSpecification } from 'maplibre-gl';
import { useEffect, useEffectEvent } from 'react';
import { useMapScene } from './map-context.ts';
import { applyDrawing, isAlive, type LayerDrawing } from './use-map-layers.ts';
import { archiveTemplate } from './archive-template.ts';
import { pictureSide, type TileSource } from './tile-source.ts';

const specificationOf = (source: TileSource): SourceSpecification =>
  source.kind === 'archive'
    ? {
        type: 'vector',
        tiles: [archiveTemplate(source.url)],
        minzoom: source.minZoom,
        maxzoom: source.maxZoom,
      }
    : {
        type: 'raster',
        tiles: [`${location.origin}${source.url}`],
        tileSize: pictureSide,
        maxzoom: source.maxZoom,
      };

/** Keeps a source of tiles and its layers on the map while mounted. `drawings` must keep its ids. */
export function useTileLayers(sourceId: string, source: TileSource, drawings: readonly LayerDrawing[]): void {
  const { map } = useMapScene();
  const draw = useEffectEvent(() => {
    if (!isAlive(map, sourceId)) return;
    for (const drawing of drawings) applyDrawing(map, sourceId, drawing);
  });
  useEffect(() => {
    if (!map.style) return undefined;
    map.addSource(sourceId, specificationOf(source));
    draw();
    return () => {
      if (!isAlive(map, sourceId)) return;
      for (const layer of map.getStyle().layers) {
        if ('source' in layer && layer.source === sourceId) map.removeLayer(layer.id);
      }
      map.removeSource(sourceId);
    };
  }, [map, sourceId, source]);
  useEffect(() => {
    if (!isAlive(map, sourceId)) return;
    for (const drawing of drawings) applyDrawing(map, sourceId, drawing);
  }, [map, sourceId, drawings]);
}
