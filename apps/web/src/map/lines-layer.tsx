import type { GeoJSONSource } from 'maplibre-gl';
import { useEffect, useMemo, useRef } from 'react';
import {
  chosenSourceId,
  drawChosen,
  drawFocus,
  drawLines,
  focusSourceId,
  lineSourceId,
} from './line-drawings.ts';
import { useMapScene } from './map-context.ts';
import { emptyCollection, type MapCollection } from './map-data.ts';
import type { LineProperties } from './prepare-lines.ts';
import { useMapLayers } from './use-map-layers.ts';
import { useLineStates, useChosenDimming, type LinesLayerProps } from './use-line-states.ts';
import { useLinePointer } from './use-line-pointer.ts';

const nothing: MapCollection<LineProperties> = emptyCollection;

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
        ?.setData({ type: 'FeatureCollection', features: shown } as never);
    };
    apply();
    return focus.subscribe(apply);
  }, [map, features, focus, openLineId]);
}

/** All lines of a city: width by recommend index, colour by concentration; beside a plan the others are faint. */
export function LinesLayer(props: LinesLayerProps) {
  const { theme } = useMapScene();
  const { prepared, visible, opacity } = props;
  const classes = prepared.breaks.lows.length;
  const { chosen } = props.states;
  const hasChosen = chosen.size > 0;
  const chosenLines = useMemo(
    () => ({
      type: 'FeatureCollection' as const,
      features: prepared.collection.features.filter((feature) => chosen.has(feature.properties.lineId)),
    }),
    [prepared, chosen],
  );
  const lines = useMemo(
    () => drawLines(theme, classes, visible, opacity, hasChosen),
    [theme, classes, visible, opacity, hasChosen],
  );
  const chosenDrawings = useMemo(() => drawChosen(theme, classes, visible), [theme, classes, visible]);
  const focusLines = useMemo(() => drawFocus(theme), [theme]);
  useMapLayers(lineSourceId, prepared.collection, lines, 'lineId');
  useMapLayers(chosenSourceId, chosenLines, chosenDrawings);
  useMapLayers(focusSourceId, nothing, focusLines);
  useLineStates(props);
  useChosenDimming(props);
  useFocusedLine(props);
  useLinePointer(props);
  return null;
}
