import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { outlineOf, progressText } from './draw-shape.ts';
import { mapColours } from './map-colours.ts';
import { useMapScene } from './map-context.ts';
import type { LngLat } from './map-data.ts';
import { useMapLayers } from './use-map-layers.ts';
import { featuresOf, drawingsIn } from './shape-drawings.ts';
import { useDrawingPointer } from './use-drawing-pointer.ts';
import { useCorners, type DrawShapeLayerProps } from './use-corners.ts';

/**
 * Draws one shape on the map while mounted. With the pointer every click is a corner. By keyboard the middle of the
 * map is the pointer: arrows move it, Space sets a corner. Enter ends, Backspace takes a corner back, Esc gives up.
 */
export function DrawShapeLayer({ tool, onEnd, onCancel, onProgress }: DrawShapeLayerProps) {
  const { theme } = useMapScene();
  const { selected } = mapColours[theme];
  const [pointer, setPointer] = useState<LngLat | null>(null);
  const shape = useCorners({ tool, onEnd });
  const outline = outlineOf(tool, shape.corners, pointer);
  const data = useMemo(
    () => featuresOf(outline, pointer === null ? shape.corners : [...shape.corners, pointer]),
    [outline, shape.corners, pointer],
  );
  useMapLayers(
    'draw',
    data,
    useMemo(() => drawingsIn(selected), [selected]),
  );
  const progress = progressText(tool, shape.corners, pointer);
  const tell = useEffectEvent(onProgress);
  useEffect(() => tell(progress), [progress]);

  useDrawingPointer({
    onCorner: shape.add,
    onPointer: setPointer,
    onBack: shape.takeBack,
    onEnd: shape.end,
    onCancel,
  });
  return null;
}
