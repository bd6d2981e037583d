import { useEffect, useMemo } from 'react';
import { mapColours } from './map-colours.ts';
import { useMapScene } from './map-context.ts';
import type { Basemap } from './prepare-basemap.ts';
import { useMapLayers, type LayerDrawing } from './use-map-layers.ts';

const labelLayout = {
  'text-field': ['get', 'name'],
  'text-size': ['interpolate', ['linear'], ['zoom'], 8, 11, 13, 15],
  'text-letter-spacing': 0.08,
  'text-padding': 8,
};

/** Land, borders and district names out of the boundaries; nothing is fetched from elsewhere. */
export function BasemapLayer({ basemap }: { readonly basemap: Basemap }) {
  const { map, theme } = useMapScene();
  const colours = mapColours[theme];

  useEffect(() => {
    map.setPaintProperty('outside', 'background-color', colours.outside);
  }, [map, colours]);

  const land = useMemo<LayerDrawing[]>(
    () => [{ id: 'land', level: 'land', type: 'fill', paint: { 'fill-color': colours.land } }],
    [colours],
  );
  const borders = useMemo<LayerDrawing[]>(
    () => [
      {
        id: 'district-borders',
        level: 'borders',
        type: 'line',
        filter: ['!=', ['get', 'rank'], 'city'],
        paint: { 'line-color': colours.boundary, 'line-width': 1, 'line-dasharray': [6, 4] },
      },
      {
        id: 'city-border',
        level: 'borders',
        type: 'line',
        filter: ['==', ['get', 'rank'], 'city'],
        paint: { 'line-color': colours.boundary, 'line-width': 1.4 },
      },
    ],
    [colours],
  );
  const labels = useMemo<LayerDrawing[]>(
    () => [
      {
        id: 'district-names',
        level: 'district-labels',
        type: 'symbol',
        layout: labelLayout,
        paint: { 'text-color': colours.label, 'text-halo-color': colours.labelHalo, 'text-halo-width': 1.5 },
      },
    ],
    [colours],
  );
  useMapLayers('land', basemap.land, land);
  useMapLayers('borders', basemap.borders, borders);
  useMapLayers('district-names', basemap.labels, labels);
  return null;
}
