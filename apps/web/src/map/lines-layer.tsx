import type { GeoJSONSource, MapMouseEvent } from 'maplibre-gl';
import { useEffect, useMemo, useRef } from 'react';
import type { FocusStore } from './focus-store.ts';
import {
  chosenLayerIds,
  chosenSourceId,
  dimOpacity,
  drawChosen,
  drawFocus,
  drawLines,
  focusSourceId,
  lineSourceId,
} from './line-drawings.ts';
import { changedLineStates, type LineState, type LineStates } from './line-states.ts';
import { useMapScene } from './map-context.ts';
import { emptyCollection, type MapCollection } from './map-data.ts';
import type { LineProperties, PreparedLines } from './prepare-lines.ts';
import { useMapLayers } from './use-map-layers.ts';

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

const nothing: MapCollection<LineProperties> = emptyCollection;
/** Pixels around the pointer in which a thin line still counts as hit. */
const hitSlack = 4;
const hitLayerIds = ['lines', 'lines-chosen', 'lines-focus'] as const;

function useLineStates({ prepared, states, focus }: LinesLayerProps): void {
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
function useChosenDimming({ focus, opacity }: LinesLayerProps): void {
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

function useFocusedLine({ prepared, focus, openLineId }: LinesLayerProps): void {
  const { map } = useMapScene();
  const features = useMemo(
    () => new Map(prepared.collection.features.map((feature) => [feature.properties.lineId, feature])),
    [prepared],
  );
  /** What lies on the map. */
  const drawn = useRef<{ readonly on: unknown; readonly features: readonly unknown[] }>(undefined);
  useEffect(() => {
    const apply = () => {
      const ids = new Set([openLineId, focus.current()]);
      const shown = [...ids].flatMap((id) => (id === null ? [] : (features.get(id) ?? [])));
      const last = drawn.current?.on === map ? drawn.current.features : [];
      if (shown.length === last.length && shown.every((feature, at) => feature === last[at])) return;
      drawn.current = { on: map, features: shown };
      void map
        .getSource<GeoJSONSource>(focusSourceId)
        ?.setData({ type: 'FeatureCollection', features: shown });
    };
    apply();
    return focus.subscribe(apply);
  }, [map, features, focus, openLineId]);
}

function useLinePointer({ focus, onPick, visible }: LinesLayerProps): void {
  const { map } = useMapScene();
  useEffect(() => {
    if (!visible) return;
    const lineAt = ({ point }: MapMouseEvent): string | null => {
      const box: [[number, number], [number, number]] = [
        [point.x - hitSlack, point.y - hitSlack],
        [point.x + hitSlack, point.y + hitSlack],
      ];
      const hits = map.queryRenderedFeatures(box, { layers: [...hitLayerIds] });
      const reachable = hits.filter((hit) => hit.source !== lineSourceId || hit.state.out !== true);
      const best = reachable.find((hit) => hit.source !== lineSourceId) ?? reachable[0];
      return (best?.properties.lineId as string | undefined) ?? null;
    };
    const move = (event: MapMouseEvent) => {
      if (map.isMoving()) return;
      const lineId = lineAt(event);
      map.getCanvas().style.cursor = lineId === null ? '' : 'pointer';
      focus.set(lineId);
    };
    const leave = () => focus.set(null);
    const click = (event: MapMouseEvent) => {
      const lineId = lineAt(event);
      if (lineId !== null && !event.defaultPrevented) onPick(lineId);
    };
    map.on('mousemove', move);
    map.on('mouseout', leave);
    map.on('click', click);
    return () => {
      map.off('mousemove', move);
      map.off('mouseout', leave);
      map.off('click', click);
    };
  }, [map, focus, onPick, visible]);
}

/** All lines of a city: width by recommend index, colour by concentration, one state a line. */
export function LinesLayer(props: LinesLayerProps) {
  const { theme } = useMapScene();
  const { prepared, visible, opacity } = props;
  const classes = prepared.breaks.lows.length;
  const { chosen } = props.states;
  const chosenLines = useMemo(
    () => ({
      type: 'FeatureCollection' as const,
      features: prepared.collection.features.filter((feature) => chosen.has(feature.properties.lineId)),
    }),
    [prepared, chosen],
  );
  const lines = useMemo(
    () => drawLines(theme, classes, visible, opacity),
    [theme, classes, visible, opacity],
  );
  const chosenDrawings = useMemo(() => drawChosen(theme, classes, visible), [theme, classes, visible]);
  const focusLines = useMemo(() => drawFocus(theme, classes), [theme, classes]);
  useMapLayers(lineSourceId, prepared.collection, lines, 'lineId');
  useMapLayers(chosenSourceId, chosenLines, chosenDrawings);
  useMapLayers(focusSourceId, nothing, focusLines);
  useLineStates(props);
  useChosenDimming(props);
  useFocusedLine(props);
  useLinePointer(props);
  return null;
}
