import { useCallback, useState } from 'react';

export interface LayerSetting {
  readonly visible: boolean;
  readonly opacity: number;
}

export const planMapLayers = ['lines', 'districts', 'roads', 'targets'] as const;
export type PlanMapLayer = (typeof planMapLayers)[number];
export type LayerSettings = Readonly<Record<PlanMapLayer, LayerSetting>>;

const standard: LayerSettings = {
  lines: { visible: true, opacity: 1 },
  districts: { visible: true, opacity: 1 },
  roads: { visible: true, opacity: 1 },
  targets: { visible: true, opacity: 1 },
};

/** Which layers of the plan's map are shown, and how strongly. */
export function useMapLayerSettings(): readonly [
  LayerSettings,
  (layer: PlanMapLayer, change: Partial<LayerSetting>) => void,
] {
  const [settings, setSettings] = useState(standard);
  const change = useCallback((layer: PlanMapLayer, part: Partial<LayerSetting>) => {
    setSettings((current) => ({ ...current, [layer]: { ...current[layer], ...part } }));
  }, []);
  return [settings, change];
}
