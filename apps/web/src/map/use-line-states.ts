import { useEffect } from 'react';
import type { FocusStore } from './focus-store.ts';
import { chosenLayerIds, dimOpacity, lineSourceId } from './line-drawings.ts';
import { changedLineStates, type LineState, type LineStates } from './line-states.ts';
import { useMapScene } from './map-context.ts';
import type { PreparedLines } from './prepare-lines.ts';

export interface LinesLayerProps {
  readonly prepared: PreparedLines;
  readonly states: LineStates;
  /** The line that pointer or table row points at, shared with the table. */
  readonly focus: FocusStore;
  /** The line whose details are open, drawn on top with its casing. */
  readonly openLineId: string | null;
  readonly visible: boolean;
  /** 0..1 over all lines. */
  readonly opacity: number;
  readonly onPick: (lineId: string) => void;
}

export function useLineStates({ prepared, states, focus }: LinesLayerProps): void {
  const { map } = useMapScene();
  const { matched } = states;
  useEffect(() => {
    const drawn = new Map<string, LineState>();
    const apply = () => {
      if (!map.getSource(lineSourceId)) return;
      const isolating = focus.current() !== null;
      const changes = changedLineStates(prepared.boxes.keys(), matched, isolating, drawn);
      for (const [id, state] of changes) map.setFeatureState({ source: lineSourceId, id }, { ...state });
    };
    apply();
    return focus.subscribe(apply);
  }, [map, prepared, matched, focus]);
}

/** Chosen lines stand back as a whole while one line is pointed at. */
export function useChosenDimming({ focus, opacity }: LinesLayerProps): void {
  const { map } = useMapScene();
  useEffect(() => {
    const apply = () => {
      if (!map.getLayer(chosenLayerIds[0])) return;
      const shown = focus.current() === null ? opacity : dimOpacity;
      for (const id of chosenLayerIds) map.setPaintProperty(id, 'line-opacity', shown);
    };
    apply();
    return focus.subscribe(apply);
  }, [map, focus, opacity]);
}
