import { useRef, useState } from 'react';
import { isComplete, shapeOf, type DrawnShape, type DrawTool } from './draw-shape.ts';
import type { LngLat } from './map-data.ts';

export interface DrawShapeLayerProps {
  readonly tool: DrawTool;
  /** Of a polygon: it may be drawn with the pointer held down, and the map does not move under it. */
  readonly isFreehand?: boolean;
  /** Called with the shape, or with null if it was ended too early. */
  readonly onEnd: (shape: DrawnShape | null) => void;
  readonly onCancel: () => void;
  readonly onProgress: (text: string | null) => void;
}

/** The corners set so far. A ref beside the state: a double click comes before the state of its clicks. */
export function useCorners({ tool, onEnd }: Pick<DrawShapeLayerProps, 'tool' | 'onEnd'>) {
  const drawn = useRef<readonly LngLat[]>([]);
  const [corners, setCorners] = useState<readonly LngLat[]>([]);
  const set = (next: readonly LngLat[]) => {
    drawn.current = next;
    setCorners(next);
  };
  return {
    corners,
    add: (corner: LngLat) => {
      set([...drawn.current, corner]);
      if (isComplete(tool, drawn.current)) onEnd(shapeOf(tool, drawn.current));
    },
    takeBack: () => set(drawn.current.slice(0, -1)),
    end: () => onEnd(shapeOf(tool, drawn.current)),
  };
}
