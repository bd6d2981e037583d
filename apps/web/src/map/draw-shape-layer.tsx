import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { outlineOf, progressText } from './draw-shape.ts';
import { mapColours } from './map-colours.ts';
import { useMapScene } from './map-context.ts';
import type { LngLat } from './map-data.ts';
import { useMapLayers } from './use-map-layers.ts';
import { featuresOf, drawingsIn } from './shape-drawings.ts';
import { useDrawingPointer } from './use-drawing-pointer.ts';
import { useFreehand } from './use-freehand.ts';
import { useCorners, type DrawShapeLayerProps } from './use-corners.ts';

/**
 * Draws one shape on the map while mounted. With the pointer every click is a corner; drawn freehand, a line with the
 * pointer held down is the shape as well. By keyboard the middle of the
 * map is the pointer: arrows move it, Space sets a corner. Enter ends, Backspace takes a corner back, Esc gives up.
 */
export function DrawShapeLayer(props: DrawShapeLayerProps) {
  const { tool, onEnd, onCancel, onProgress, isFreehand = false } = props;
  const { theme } = useMapScene();
  const { selected } = mapColours[theme];
  const [pointer, setPointer] = useState<LngLat | null>(null);
  const shape = useCorners({ tool, onEnd });
  const [isByHand, setByHand] = useState(false);
  const next = isByHand ? null : pointer;
  const outline = outlineOf(tool, shape.corners, next);
  const data = useMemo(
    () =>
      // A line by hand has places, not corners.
      featuresOf(outline, isByHand ? [] : next === null ? shape.corners : [...shape.corners, next]),
    [outline, shape.corners, next, isByHand],
  );
  useMapLayers(
    'draw',
    data,
    useMemo(() => drawingsIn(selected), [selected]),
  );
  const progress = isByHand ? '松开完成' : progressText(tool, shape.corners, pointer);
  const tell = useEffectEvent(onProgress);
  useEffect(() => tell(progress), [progress]);

  useDrawingPointer({
    onCorner: shape.add,
    onPointer: setPointer,
    onBack: shape.takeBack,
    onEnd: shape.end,
    onCancel,
  });
  useFreehand(isFreehand, {
    onPlace: (place) => {
      setByHand(true);
      shape.add(place);
    },
    onCorner: shape.add,
    onRelease: shape.end,
  });
  return null;
}
