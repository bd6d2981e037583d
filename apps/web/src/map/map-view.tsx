import { useEffect, useMemo, useRef } from 'react';
import { useSession } from '../session/use-session.ts';
import { useThemeName } from '../ui/theme/use-theme.ts';
import { BasemapLayer } from './basemap-layer.tsx';
import { MapControls } from './map-controls.tsx';
import { MapSceneContext } from './map-context.ts';
import type { MapViewProps } from './map-view-props.ts';
import styles from './map.module.css';
<<<<<<< HEAD
||||||| parent of cdd576a5 (Draw the schematic streets of a city under every map of it)
import { isOwnMove, ownMove } from './own-move.ts';
=======
import { isOwnMove, ownMove } from './own-move.ts';
import { cityOfArea } from './city-of-area.ts';
>>>>>>> cdd576a5 (Draw the schematic streets of a city under every map of it)
import { prepareBasemap } from './prepare-basemap.ts';
import { StreetsLayer } from './streets-layer.tsx';
import { useStreets } from './use-streets.ts';
import { viewPadding } from './view-padding.ts';
import { boxContains, type LngLatBox } from './map-data.ts';
import { useMapStart } from './use-map-start.ts';
import { useViewReport, useHomeView } from './use-home-view.ts';

/** What takes less than this part of the view's width is hard to see. */
const tinyPart = 3;

<<<<<<< HEAD
||||||| parent of cdd576a5 (Draw the schematic streets of a city under every map of it)
/** Marks the element, busy since it is there, as busy while the map loads or draws what it was given. */
function tellBusy(map: MapLibreMap, element: HTMLElement): void {
  map.on('dataloading', () => setBusy(element, true));
  map.on('idle', () => setBusy(element, false));
}

function setBusy(element: HTMLElement, isBusy: boolean): void {
  element.ariaBusy = String(isBusy);
}

/** Why a map did not start, in the user's language where the cause is known. */
function failureText(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return /webgl/i.test(message) ? '当前浏览器或显卡不支持 WebGL2' : message;
}

/** Whether the failure is one of the map library's loader, with its reason for the reader. */
const isLoaderFailure = (error: unknown): boolean => error instanceof Error && error.name === 'AmapLoadError';

function useMap(
  props: MapViewProps,
  container: React.RefObject<HTMLDivElement | null>,
  amapKey: string | null,
): MapLibreMap | null {
  const [map, setMap] = useState<MapLibreMap | null>(null);
  const theme = useThemeName();
  const first = useRef({ ...props, theme });
  useEffect(() => {
    const { box, label, onFailure, theme: startTheme } = first.current;
    if (!container.current) return;
    const element = container.current;
    setBusy(element, true);
    let [started, isGone]: [MapLibreMap | null, boolean] = [null, false];
    const fail = (error: unknown) => {
      clearTimeout(limit);
      if (!isGone) onFailure(failureText(error), isLoaderFailure(error));
    };
    const limit = setTimeout(() => onFailure('地图在 20 秒内没有画出', amapKey !== null), startLimitMs);
    const observer = new ResizeObserver(() => started?.resize(ownMove));
    const take = (next: MapLibreMap) => {
      if (isGone) return next.remove();
      started = next;
      tellBusy(next, element);
      next.once('load', () => {
        clearTimeout(limit);
        setMap(next);
      });
      observer.observe(element);
    };
    const start = { container: element, theme: startTheme, box, label, onFailure: fail };
    loadStarter(amapKey)
      .then((startHere) => startHere(start))
      .then(take, fail);
    return () => {
      isGone = true;
      clearTimeout(limit);
      observer.disconnect();
      setMap(null);
      started?.remove();
    };
  }, [container, amapKey]);
  return map;
}

function useViewReport(map: MapLibreMap | null, onViewChange: MapViewProps['onViewChange']): void {
  useEffect(() => {
    if (!map || !onViewChange) return;
    const report = () => {
      const bounds = map.getBounds();
      const box: LngLatBox = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()];
      onViewChange(box);
    };
    report();
    map.on('moveend', report);
    return () => {
      map.off('moveend', report);
    };
  }, [map, onViewChange]);
}

/** Fits the city into the view, and again when the frame changes its size, until the view was moved. */
function useHomeView(map: MapLibreMap | null, home: LngLatBox | null): void {
  useEffect(() => {
    if (!map || !home) return;
    const fit = () => {
      const padding = viewPadding(map.getContainer());
      map.fitBounds([...home], { padding, animate: false }, ownMove);
    };
    const leave = (event: object) => {
      if (!isOwnMove(event)) map.off('resize', fit);
    };
    fit();
    map.on('resize', fit);
    map.on('movestart', leave);
    return () => {
      map.off('resize', fit);
      map.off('movestart', leave);
    };
  }, [map, home]);
}

=======
/** Marks the element, busy since it is there, as busy while the map loads or draws what it was given. */
function tellBusy(map: MapLibreMap, element: HTMLElement): void {
  map.on('dataloading', () => setBusy(element, true));
  map.on('idle', () => setBusy(element, false));
}

function setBusy(element: HTMLElement, isBusy: boolean): void {
  element.ariaBusy = String(isBusy);
}

/** Why a map did not start, in the user's language where the cause is known. */
function failureText(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return /webgl/i.test(message) ? '当前浏览器或显卡不支持 WebGL2' : message;
}

/** Whether the failure is one of the map library's loader, with its reason for the reader. */
const isLoaderFailure = (error: unknown): boolean => error instanceof Error && error.name === 'AmapLoadError';

function useMap(
  props: MapViewProps,
  container: React.RefObject<HTMLDivElement | null>,
  amapKey: string | null,
): MapLibreMap | null {
  const [map, setMap] = useState<MapLibreMap | null>(null);
  const theme = useThemeName();
  const first = useRef({ ...props, theme });
  useEffect(() => {
    const { box, label, onFailure, theme: startTheme } = first.current;
    if (!container.current) return;
    const element = container.current;
    setBusy(element, true);
    let [started, isGone]: [MapLibreMap | null, boolean] = [null, false];
    const fail = (error: unknown) => {
      clearTimeout(limit);
      if (!isGone) onFailure(failureText(error), isLoaderFailure(error));
    };
    const limit = setTimeout(() => onFailure('地图在 20 秒内没有画出', amapKey !== null), startLimitMs);
    const observer = new ResizeObserver(() => started?.resize(ownMove));
    const take = (next: MapLibreMap) => {
      if (isGone) return next.remove();
      started = next;
      tellBusy(next, element);
      next.once('load', () => {
        clearTimeout(limit);
        setMap(next);
      });
      observer.observe(element);
    };
    const start = { container: element, theme: startTheme, box, label, onFailure: fail };
    loadStarter(amapKey)
      .then((startHere) => startHere(start))
      .then(take, fail);
    return () => {
      isGone = true;
      clearTimeout(limit);
      observer.disconnect();
      setMap(null);
      started?.remove();
    };
  }, [container, amapKey]);
  return map;
}

function useViewReport(map: MapLibreMap | null, onViewChange: MapViewProps['onViewChange']): void {
  useEffect(() => {
    if (!map || !onViewChange) return;
    const report = () => {
      const bounds = map.getBounds();
      const box: LngLatBox = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()];
      onViewChange(box);
    };
    report();
    map.on('moveend', report);
    return () => {
      map.off('moveend', report);
    };
  }, [map, onViewChange]);
}

/** Fits the city into the view, and again when the frame changes its size, until the view was moved. */
function useHomeView(map: MapLibreMap | null, home: LngLatBox | null): void {
  useEffect(() => {
    if (!map || !home) return;
    const fit = () => {
      const padding = viewPadding(map.getContainer());
      map.fitBounds([...home], { padding, animate: false }, ownMove);
    };
    const leave = (event: object) => {
      if (!isOwnMove(event)) map.off('resize', fit);
    };
    fit();
    map.on('resize', fit);
    map.on('movestart', leave);
    return () => {
      map.off('resize', fit);
      map.off('movestart', leave);
    };
  }, [map, home]);
}

/** What a map owes its reader: that its streets are schematic, and the number that it is approved by. */
function attributionOf(notice: string | null, approval: string | null): string | null {
  const parts = [notice, approval && `审图号：${approval}`].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(' · ');
}

>>>>>>> cdd576a5 (Draw the schematic streets of a city under every map of it)
/** The map itself; loaded when a screen with a map is opened. Use MapCanvas. */
export function MapView(props: MapViewProps) {
  const container = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const configuredKey = useSession((session) => session.amapKey);
  const amapKey = props.isEmbedded ? null : configuredKey;
  const map = useMapStart(props, container, amapKey);
  const theme = useThemeName();
  const { boundaries, box, target, goesClose = false, coveredRight = 0 } = props;
  const { mapApprovalNumber, legend, children, sheet } = props;
  const basemap = useMemo(() => prepareBasemap(boundaries ?? []), [boundaries]);
  const self = boundaries?.find(({ properties }) => properties.isSelf)?.properties.adcode;
  const streets = useStreets(amapKey === null ? cityOfArea(self) : undefined);
  const attribution = attributionOf(streets?.notice ?? null, mapApprovalNumber);
  const scene = useMemo(() => (map ? { map, theme } : null), [map, theme]);
  useViewReport(map, props.onViewChange);

  useHomeView(map, basemap.box);
  useEffect(() => {
    // AMap brings its own ground, which changes with the theme; the embedded one is drawn as a layer.
    if (map !== null && 'setTheme' in map && typeof map.setTheme === 'function') map.setTheme(theme);
  }, [map, theme]);

  useEffect(() => {
    if (!map || !target) return;
    const [west, south, east, north] = target;
    const container = map.getContainer();
    const { clientWidth, clientHeight } = container;
    const topLeft = map.unproject([0, 0]);
    const bottomRight = map.unproject([clientWidth - coveredRight, clientHeight]);
    const seen: LngLatBox = [topLeft.lng, bottomRight.lat, bottomRight.lng, topLeft.lat];
    const isTiny = east - west < (bottomRight.lng - topLeft.lng) / tinyPart;
    if (boxContains(seen, target) && !(goesClose && isTiny)) return;
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const room = viewPadding(container);
    const padding = { ...room, right: (room.right ?? 0) + coveredRight };
    map.fitBounds([west, south, east, north], { padding, maxZoom: 14, animate: !isReduced });
  }, [map, target, coveredRight, goesClose]);

  return (
    <div className={styles.frame} ref={frame}>
      {/* Busy before there is a map to say so; from then on the map says. */}
      <div className={styles.map} ref={container} data-map aria-busy />
      {scene && (
        <MapSceneContext value={scene}>
          {amapKey === null && <BasemapLayer basemap={basemap} />}
          {streets !== null && <StreetsLayer drawings={streets.drawings} />}
          {children}
          <MapControls home={basemap.box ?? box} frame={frame} sheet={sheet} attribution={attribution} />
        </MapSceneContext>
      )}
      {legend}
      {attribution !== null && <span className={styles.attribution}>{attribution}</span>}
    </div>
  );
}
