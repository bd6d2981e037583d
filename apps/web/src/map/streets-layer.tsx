import { useMemo } from 'react';
import { mapColours } from './map-colours.ts';
import { useMapScene } from './map-context.ts';
import { fadeRims, type StreetDrawings } from './prepare-streets.ts';
import { namedFrom, namesAlong } from './street-names.ts';
import { casingWidthsOf, coreWidthsOf } from './street-widths.ts';
import { useMapLayers, type LayerDrawing } from './use-map-layers.ts';

const rank = ['get', 'rank'];
const kind = ['get', 'kind'];
const isFade = ['==', kind, 'fade'];
/** All rims together leave a hundredth of the sea. */
const rimOpacity = 1 - 0.01 ** (1 / fadeRims);

/** The schematic streets of a city with its water and green, below all data. */
export function StreetsLayer({ drawings }: { readonly drawings: StreetDrawings }) {
  const { theme } = useMapScene();
  const colours = mapColours[theme];

  const coast = useMemo<LayerDrawing[]>(
    () => [
      {
        id: 'coast',
        level: 'sea',
        type: 'fill',
        filter: ['!', isFade],
        paint: { 'fill-color': ['match', kind, 'sea', colours.water, colours.outside] },
      },
      {
        id: 'coast-fade',
        level: 'sea',
        type: 'fill',
        filter: isFade,
        paint: { 'fill-color': colours.outside, 'fill-opacity': rimOpacity },
      },
    ],
    [colours],
  );
  const ground = useMemo<LayerDrawing[]>(
    () => [
      {
        id: 'ground',
        level: 'ground',
        type: 'fill',
        paint: { 'fill-color': ['match', kind, 'water', colours.water, 'hill', colours.hill, colours.park] },
      },
      {
        id: 'banks',
        level: 'ground',
        type: 'line',
        filter: ['==', kind, 'water'],
        paint: { 'line-color': colours.coast, 'line-width': 1 },
      },
    ],
    [colours],
  );
  const streets = useMemo<LayerDrawing[]>(() => {
    const layout = { 'line-cap': 'round', 'line-join': 'round' };
    const fast = (through: string, other: unknown) => ['match', rank, 0, through, 1, through, other];
    return [
      {
        id: 'street-casings',
        level: 'streets',
        type: 'line',
        layout,
        paint: {
          'line-color': fast(colours.fastRoadCasing, colours.roadCasing),
          'line-width': casingWidthsOf(rank),
        },
      },
      {
        id: 'streets',
        level: 'streets',
        type: 'line',
        layout,
        paint: {
          'line-color': fast(colours.fastRoad, [
            'match',
            rank,
            2,
            colours.mainRoad,
            3,
            colours.mainRoad,
            colours.road,
          ]),
          'line-width': coreWidthsOf(rank),
        },
      },
    ];
  }, [colours]);
  const names = useMemo<LayerDrawing[]>(() => {
    const paint = {
      'text-color': colours.placeLabel,
      'text-halo-color': colours.labelHalo,
      'text-halo-width': 1.5,
    };
    return namedFrom(rank)
      .toReversed()
      .map(({ id, minzoom, filter }) => ({
        id: `street-names-${id}`,
        level: 'street-labels',
        type: 'symbol',
        minzoom,
        filter,
        layout: { ...namesAlong, 'text-field': ['get', 'name'] },
        paint,
      }));
  }, [colours]);
  const waterNames = useMemo<LayerDrawing[]>(
    () => [
      {
        id: 'water-names',
        level: 'street-labels',
        type: 'symbol',
        minzoom: 9.5,
        layout: {
          'text-field': ['get', 'name'],
          'text-size': 13,
          'text-letter-spacing': 0.3,
          'text-padding': 12,
        },
        paint: { 'text-color': colours.waterLabel, 'text-halo-color': colours.water, 'text-halo-width': 1 },
      },
    ],
    [colours],
  );
  useMapLayers('coast', drawings.coast, coast);
  useMapLayers('ground', drawings.ground, ground);
  useMapLayers('streets', drawings.streets, streets);
  useMapLayers('street-names', drawings.streetNames, names);
  useMapLayers('water-names', drawings.waterNames, waterNames);
  return null;
}
