import { useState } from 'react';
import type { LegendLayer } from '../../../map/map-legend.tsx';

interface LayerSetting {
  readonly visible: boolean;
  readonly opacity: number;
}

/** The other two readings start hidden: they are there to compare with. */
const usual: Readonly<Record<string, LayerSetting>> = {
  chosen: { visible: true, opacity: 1 },
  outside: { visible: true, opacity: 1 },
  other0: { visible: false, opacity: 0.8 },
  other1: { visible: false, opacity: 0.8 },
};

export function useLayerSettings() {
  const [settings, setSettings] = useState(usual);
  const layer = (
    id: string,
    title: string,
    colour: string,
    shape: 'line' | 'dot',
    text: string,
  ): LegendLayer => ({
    id,
    title,
    rows: [{ colour, shape, text }],
    ...settings[id],
    onVisible: (visible) => setSettings({ ...settings, [id]: { ...settings[id], visible } }),
    onOpacity: (opacity) => setSettings({ ...settings, [id]: { ...settings[id], opacity } }),
  });
  return { settings, layer };
}
