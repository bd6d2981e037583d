import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl';
import { squaresOver } from './panel-squares.ts';
import { coverElements, coversOver } from './view-padding.ts';

/** Source, layer and picture that stand for the panels. */
const panels = 'panels';
/** Side of the picture that is scaled to the size of a square, px. */
const pictureSide = 8;

/**
 * Keeps names from under the panels that float over a map of a workbench: unseen symbols as large as the panels stand
 * above all layers, and what is placed later gives way to them. They follow a panel that changes and a map at rest.
 */
export function keepNamesOff(map: MapLibreMap): void {
  const container = map.getContainer();
  let given = '';
  const give = () => {
    const features = coversOver(container)
      .flatMap(squaresOver)
      .map(({ x, y, side }) => ({
        type: 'Feature' as const,
        properties: { scale: side / pictureSide },
        geometry: { type: 'Point' as const, coordinates: map.unproject([x, y]).toArray() },
      }));
    const next = JSON.stringify(features);
    if (next === given) return;
    given = next;
    void map.getSource<GeoJSONSource>(panels)?.setData({ type: 'FeatureCollection', features });
  };
  const sizes = new ResizeObserver(give);
  const watch = () => {
    for (const cover of coverElements(container)) sizes.observe(cover);
    give();
  };
  map.once('load', () => {
    map.addImage(panels, {
      width: pictureSide,
      height: pictureSide,
      data: new Uint8Array(4 * pictureSide ** 2),
    });
    map.addSource(panels, { type: 'geojson', data: { type: 'FeatureCollection', features: [] } });
    map.addLayer({
      id: panels,
      type: 'symbol',
      source: panels,
      layout: {
        'icon-image': panels,
        'icon-size': ['get', 'scale'],
        'icon-padding': 0,
        'icon-allow-overlap': true,
      },
    });
    watch();
    map.on('moveend', give);
    // Panels that came meanwhile are watched as well.
    map.on('idle', watch);
  });
  map.once('remove', () => sizes.disconnect());
}
