import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';
import { publishNotice } from '../api/notice.ts';
import { useThemeName } from '../ui/theme/use-theme.ts';
import { markFailed } from './base-map-choice.ts';
import { loadStarter } from './load-starter.ts';
import type { MapViewProps } from './map-view-props.ts';
import { ownMove } from './own-move.ts';
import { askedView, restoreView } from './view-address.ts';
import { isInWorkbench } from './view-padding.ts';

/** A map that has not drawn its first frame by then counts as failed, ms. */
const startLimitMs = 20_000;

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

/** AMap cannot be loaded or does not draw: all maps of the page go on without it, and the reader is told once. */
function giveUpAmap(reason: string): void {
  if (!markFailed('amap')) return;
  publishNotice({
    kind: 'warning',
    title: '高德地图加载失败，已改用内置底图',
    description: `${reason}；可在地图的「底图」中再次选择高德地图重试`,
  });
}

export function useMapStart(
  props: Pick<MapViewProps, 'box' | 'label' | 'onFailure'>,
  container: React.RefObject<HTMLDivElement | null>,
  amapKey: string | null,
): MapLibreMap | null {
  const [map, setMap] = useState<MapLibreMap | null>(null);
  const theme = useThemeName();
  const first = useRef({ ...props, theme });
  useEffect(() => {
    const { box, label, onFailure, theme: startTheme } = first.current;
    const asked = askedView();
    if (!container.current) return;
    const element = container.current;
    setBusy(element, true);
    let [started, isGone]: [MapLibreMap | null, boolean] = [null, false];
    const giveUp = amapKey === null ? onFailure : giveUpAmap;
    const fail = (error: unknown) => {
      clearTimeout(limit);
      if (!isGone) giveUp(failureText(error));
    };
    const limit = setTimeout(() => giveUp('地图在 20 秒内没有画出'), startLimitMs);
    const observer = new ResizeObserver(() => started?.resize(ownMove));
    const take = (next: MapLibreMap) => {
      if (isGone) return next.remove();
      started = next;
      tellBusy(next, element);
      next.once('load', () => {
        clearTimeout(limit);
        // Before anything that draws on the map looks where it stands.
        if (asked !== null && isInWorkbench(element)) restoreView(next, asked, ownMove);
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
