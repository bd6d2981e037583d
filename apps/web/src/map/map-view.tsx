import { useEffect, useMemo, useRef, type CSSProperties } from 'react';
import { useSession } from '../session/use-session.ts';
import { useThemeName } from '../ui/theme/use-theme.ts';
import { useBaseMapChoice } from './base-map-choice.ts';
import { canSwitch } from './use-base-maps.ts';
import { GroundLayers } from './ground-layers.tsx';
import { toolsWidth } from './tools-width.ts';
import { MapControls } from './map-controls.tsx';
import { MapSceneContext } from './map-context.ts';
import type { MapViewProps } from './map-view-props.ts';
import styles from './map.module.css';
import { useDragThrough } from './use-drag-through.ts';
import { coveredRoom, viewPadding } from './view-padding.ts';
import { boxContains, type LngLatBox } from './map-data.ts';
import { useViewAddress } from './use-view-address.ts';
import { useGround } from './use-ground.ts';
import { useMapStart } from './use-map-start.ts';
import { useViewReport, useHomeView } from './use-home-view.ts';

const none: readonly string[] = [];

/** What takes less than this part of the view's width is hard to see. */
const tinyPart = 3;

/** What a map owes its reader: that its streets are schematic, and the number that it is approved by. */
function attributionOf(notice: string | null, approval: string | null): string | null {
  const parts = [notice, approval && `审图号：${approval}`].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(' · ');
}

/** The map itself; loaded when a screen with a map is opened. Use MapCanvas. */
export function MapView(props: MapViewProps) {
  const container = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const configuredKey = useSession((session) => session.amapKey);
  const { chosen, failed } = useBaseMapChoice();
  // AMap where there is a key for it, unless another map was chosen or AMap did not come.
  const amapKey = (chosen ?? 'amap') !== 'amap' || failed.has('amap') ? null : configuredKey;
  const map = useMapStart(props, container, amapKey);
  const theme = useThemeName();
  const { boundaries, box, target, goesClose = false, coveredRight = 0 } = props;
  const { mapApprovalNumber, legend, children, sheet, arrangement } = props;
  const ground = useGround(boundaries, amapKey !== null);
  const { basemap, baseMaps } = ground;
  const attribution = attributionOf(ground.notice, mapApprovalNumber);
  const hasBaseMaps = baseMaps !== null && canSwitch(baseMaps);
  const scene = useMemo(() => (map ? { map, theme } : null), [map, theme]);
  useViewReport(map, props.onViewChange);

  useDragThrough(map);
  useViewAddress(map, props.hiddenLayers ?? none);
  useHomeView(map, basemap.box, arrangement);
  useEffect(() => {
    // AMap brings its own ground, which changes with the theme; the embedded one is drawn as a layer.
    if (map !== null && 'setTheme' in map && typeof map.setTheme === 'function') map.setTheme(theme);
  }, [map, theme]);

  useEffect(() => {
    if (!map || !target) return;
    const [west, south, east, north] = target;
    const container = map.getContainer();
    const { clientWidth, clientHeight } = container;
    const covered = coveredRoom(container) ?? { top: 0, right: 0, bottom: 0, left: 0 };
    const right = Math.max(covered.right, coveredRight);
    const topLeft = map.unproject([covered.left, covered.top]);
    const bottomRight = map.unproject([clientWidth - right, clientHeight - covered.bottom]);
    const seen: LngLatBox = [topLeft.lng, bottomRight.lat, bottomRight.lng, topLeft.lat];
    const isTiny = east - west < (bottomRight.lng - topLeft.lng) / tinyPart;
    if (boxContains(seen, target) && !(goesClose && isTiny)) return;
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const room = viewPadding(container);
    const padding = { ...room, right: Math.max(room.right ?? 0, coveredRight) };
    map.fitBounds([west, south, east, north], { padding, maxZoom: 14, animate: !isReduced });
  }, [map, target, coveredRight, goesClose]);

  return (
    <div
      className={styles.frame}
      ref={frame}
      style={
        {
          '--map-tools': `${toolsWidth({ canChoose: props.onArea !== undefined, hasBaseMaps })}px`,
        } as CSSProperties
      }
    >
      {/* Busy before there is a map to say so; from then on the map says. */}
      <div className={styles.map} ref={container} data-map aria-busy />
      {scene && (
        <MapSceneContext value={scene}>
          <GroundLayers ground={ground} />
          {children}
          <MapControls
            home={basemap.box ?? box}
            frame={frame}
            sheet={sheet}
            attribution={attribution}
            baseMaps={hasBaseMaps ? baseMaps : null}
            hidden={props.hiddenLayers ?? none}
            onArea={props.onArea}
          />
        </MapSceneContext>
      )}
      {legend}
      {attribution !== null && <span className={styles.attribution}>{attribution}</span>}
    </div>
  );
}
