import type { MapColours } from './map-colours.ts';
import { casingWidthsOf, coreWidthsOf } from './street-widths.ts';
import { namedFrom, namesAlong } from './street-names.ts';
import type { LayerDrawing } from './use-map-layers.ts';
import { isGreen, isMetro, isPlace, isRail, isStation, isStreet, tileName, tileRank } from './tile-words.ts';

const isArea = ['==', ['geometry-type'], 'Polygon'];
const isLine = ['==', ['geometry-type'], 'LineString'];
const isPoint = ['==', ['geometry-type'], 'Point'];

function ground(colours: MapColours): LayerDrawing[] {
  return [
    {
      id: 'tile-green',
      sourceLayer: 'landuse',
      level: 'ground',
      type: 'fill',
      minzoom: 9,
      filter: ['all', isArea, isGreen],
      paint: { 'fill-color': colours.park },
    },
    {
      id: 'tile-water',
      sourceLayer: 'water',
      level: 'ground',
      type: 'fill',
      filter: isArea,
      paint: { 'fill-color': colours.water },
    },
    {
      id: 'tile-banks',
      sourceLayer: 'water',
      level: 'ground',
      type: 'line',
      minzoom: 11,
      filter: isArea,
      paint: { 'line-color': colours.coast, 'line-width': 1 },
    },
    {
      id: 'tile-rivers',
      sourceLayer: 'water',
      level: 'ground',
      type: 'line',
      minzoom: 10,
      filter: isLine,
      paint: {
        'line-color': colours.water,
        'line-width': ['interpolate', ['linear'], ['zoom'], 10, 1, 15, 3],
      },
    },
    {
      id: 'tile-buildings',
      sourceLayer: 'buildings',
      level: 'ground',
      type: 'fill',
      minzoom: 15,
      filter: isArea,
      paint: { 'fill-color': colours.building },
    },
    {
      id: 'tile-walls',
      sourceLayer: 'buildings',
      level: 'ground',
      type: 'line',
      minzoom: 15,
      filter: isArea,
      paint: { 'line-color': colours.wall, 'line-width': 0.8 },
    },
  ];
}

function streets(colours: MapColours): LayerDrawing[] {
  const layout = { 'line-cap': 'round', 'line-join': 'round', 'line-sort-key': ['*', -1, tileRank] };
  const byRank = (fast: string, main: string, other: string) => [
    'match',
    tileRank,
    [0, 1],
    fast,
    [2, 3],
    main,
    other,
  ];
  const shared = { sourceLayer: 'roads', level: 'streets', type: 'line', layout, filter: isStreet } as const;
  return [
    {
      ...shared,
      id: 'tile-street-casings',
      paint: {
        'line-color': byRank(colours.fastRoadCasing, colours.roadCasing, colours.roadCasing),
        'line-width': casingWidthsOf(tileRank),
      },
    },
    {
      ...shared,
      id: 'tile-streets',
      paint: {
        'line-color': byRank(colours.fastRoad, colours.mainRoad, colours.road),
        'line-width': coreWidthsOf(tileRank),
      },
    },
  ];
}

/** Railways, dashed, and metro; from where each schema has them. */
function rails(colours: MapColours): LayerDrawing[] {
  const metroWidth = ['interpolate', ['linear'], ['zoom'], 10, 1.2, 14, 2, 16, 2.5];
  return ['roads', 'transit'].flatMap((sourceLayer): LayerDrawing[] => [
    {
      id: `tile-rails-${sourceLayer}`,
      sourceLayer,
      level: 'streets',
      type: 'line',
      minzoom: 10,
      filter: ['all', isRail, ['!', isMetro]],
      paint: { 'line-color': colours.rail, 'line-width': 1, 'line-dasharray': [5, 4] },
    },
    {
      id: `tile-metro-${sourceLayer}`,
      sourceLayer,
      level: 'streets',
      type: 'line',
      minzoom: 9.5,
      filter: ['all', isRail, isMetro],
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': colours.rail, 'line-width': metroWidth },
    },
  ]);
}

function names(colours: MapColours): LayerDrawing[] {
  const text = (colour: string, halo: string) => ({
    'text-color': colour,
    'text-halo-color': halo,
    'text-halo-width': 1.5,
  });
  const standing = { 'text-field': tileName, 'text-size': 12, 'text-padding': 8 };
  return [
    ...namedFrom(tileRank)
      .toReversed()
      .map(({ id, minzoom, filter }): LayerDrawing => ({
        id: `tile-street-names-${id}`,
        sourceLayer: 'roads',
        level: 'street-labels',
        type: 'symbol',
        minzoom,
        filter: ['all', isStreet, filter],
        layout: { ...namesAlong, 'text-field': tileName },
        paint: text(colours.placeLabel, colours.labelHalo),
      })),
    {
      id: 'tile-water-names',
      sourceLayer: 'water',
      level: 'street-labels',
      type: 'symbol',
      minzoom: 12,
      filter: isLine,
      layout: { ...namesAlong, 'text-field': tileName, 'text-letter-spacing': 0.3 },
      paint: text(colours.waterLabel, colours.water),
    },
    {
      id: 'tile-stations',
      sourceLayer: 'pois',
      level: 'street-labels',
      type: 'symbol',
      minzoom: 13.5,
      filter: ['all', isPoint, isStation],
      layout: { ...standing, 'text-size': 11 },
      paint: text(colours.placeLabel, colours.labelHalo),
    },
    {
      id: 'tile-places',
      sourceLayer: 'places',
      level: 'place-labels',
      type: 'symbol',
      minzoom: 12,
      filter: ['all', isPoint, isPlace],
      layout: standing,
      paint: text(colours.placeLabel, colours.labelHalo),
    },
  ];
}

/** How an archive of vector tiles is drawn. */
export const tileDrawings = (colours: MapColours): LayerDrawing[] => [
  ...ground(colours),
  ...streets(colours),
  ...rails(colours),
  ...names(colours),
];
