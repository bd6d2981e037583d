import { mapColours } from '../../../map/map-colours.ts';
import type { LegendLayer } from '../../../map/map-legend.tsx';
import type { SheetLegendRow } from '../../../map/prepare-sheet.ts';
import type { ThemeName } from '../../../session/persisted-session.ts';
import {
  planMapLayers,
  type LayerSetting,
  type LayerSettings,
  type PlanMapLayer,
} from './use-map-layer-settings.ts';

function rowsOf(
  layer: PlanMapLayer,
  concentration: readonly SheetLegendRow[],
  theme: ThemeName,
): readonly SheetLegendRow[] {
  const colours = mapColours[theme];
  switch (layer) {
    case 'lines':
      return concentration;
    case 'districts':
      return [
        { colour: colours.place, shape: 'zone', text: '条件中的商圈' },
        { colour: colours.placeIdle, shape: 'zone', text: '其他商圈' },
      ];
    case 'roads':
      return [
        { colour: colours.place, shape: 'line', text: '条件中的主干道' },
        { colour: colours.roadFill, shape: 'line', text: '其他主干道' },
      ];
    case 'targets':
      return [{ colour: colours.place, shape: 'dot', text: '目标 AOI、自有点位' }];
  }
}

const titles: Readonly<Record<PlanMapLayer, string>> = {
  lines: '线路 TA浓度（曝光口径）',
  districts: '商圈',
  roads: '主干道',
  targets: '目标点位',
};

/** The layers of the plan's map as the legend shows them. */
export function legendLayersOf(
  settings: LayerSettings,
  change: (layer: PlanMapLayer, part: Partial<LayerSetting>) => void,
  concentration: readonly SheetLegendRow[],
  theme: ThemeName,
): LegendLayer[] {
  return planMapLayers.map((layer) => ({
    id: layer,
    title: titles[layer],
    rows: rowsOf(layer, concentration, theme),
    ...settings[layer],
    onVisible: (visible) => change(layer, { visible }),
    onOpacity: (opacity) => change(layer, { opacity }),
  }));
}
