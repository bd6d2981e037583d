import type { CityMapLayer } from '../../map/city-map.tsx';
import { mapColours } from '../../map/map-colours.ts';
import type { ThemeName } from '../../session/persisted-session.ts';
import type { VisionLayer } from './vision-address.ts';

export const layerNames: Readonly<Record<VisionLayer, string>> = {
  media: '媒体点位',
  outlines: '商圈轮廓',
  commutes: '通勤流向',
};

/** What the legend says of a layer over the areas. */
export function overLayerLooks(layer: VisionLayer, theme: ThemeName): CityMapLayer {
  const { place, selected, areaEdge } = mapColours[theme];
  const rows = {
    media: { colour: place, shape: 'dot' as const, text: '有权限查看的媒体点位' },
    outlines: { colour: areaEdge, shape: 'edge' as const, text: '商圈' },
    commutes: { colour: selected, shape: 'line' as const, text: '居住区到工作区，人数最多的 100 对' },
  };
  return { id: layer, title: layerNames[layer], rows: [rows[layer]], opacity: 0.8 };
}
