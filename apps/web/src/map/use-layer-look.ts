import { useState } from 'react';
import type { LegendLayer } from './map-legend.tsx';

type Look = Pick<LegendLayer, 'visible' | 'opacity'>;

/** How the only layer of a map looks, and what its row of the legend needs to change that. */
export function useLayerLook(first: Look): [Look, Look & Pick<LegendLayer, 'onVisible' | 'onOpacity'>] {
  const [look, setLook] = useState(first);
  return [
    look,
    {
      ...look,
      onVisible: (visible) => setLook({ ...look, visible }),
      onOpacity: (opacity) => setLook({ ...look, opacity }),
    },
  ];
}
