import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useSession } from '../session/use-session.ts';
import { noteCompared } from './compared-maps.ts';
import { GroundLayers } from './ground-layers.tsx';
import { MapSceneContext, useMapScene } from './map-context.ts';
import type { LngLatBox } from './map-data.ts';
import { ownMove } from './own-move.ts';
import { useBaseGeography } from './use-base-geography.ts';
import { SwipeLine } from './swipe-line.tsx';
import styles from './swipe-over.module.css';
import mapStyles from './map.module.css';
import { useGround } from './use-ground.ts';
import { useMapStart } from './use-map-start.ts';
import { coveredRoom } from './view-padding.ts';

export interface SwipeOverProps {
  readonly cityCode: string;
  /** What the left side, the map beneath, and the right side show. */
  readonly names: readonly [string, string];
  /** Layers of the right side. */
  readonly children: ReactNode;
}

const ignore = () => undefined;

/** In the middle of what the panels leave free, as a part of the width. */
function middleOf(container: HTMLElement): number {
  const { left, right } = coveredRoom(container) ?? { left: 0, right: 0 };
  const width = Math.max(1, container.clientWidth);
  return (left + width - right) / 2 / width;
}

/**
 * A second map over the right part of the one around it, under the same camera, with a line between the two that is moved
 * by hand or by the arrow keys. The pointer reaches the map beneath.
 */
export function SwipeOver({ cityCode, names, children }: SwipeOverProps) {
  const { map: beneath, theme } = useMapScene();
  const container = useRef<HTMLDivElement>(null);
  const [part, setPart] = useState(() => middleOf(beneath.getContainer()));
  const configuredKey = useSession((session) => session.amapKey);
  // As the map beneath, which may do without AMap though there is a key for it.
  const amapKey = 'setTheme' in beneath ? configuredKey : null;
  const [box] = useState<LngLatBox>(() => {
    const bounds = beneath.getBounds();
    return [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()];
  });
  const map = useMapStart({ box, label: `${names[1]}地图`, onFailure: ignore }, container, amapKey);
  const ground = useGround(useBaseGeography(cityCode).data?.features, amapKey !== null);
  const scene = useMemo(() => (map ? { map, theme } : null), [map, theme]);

  useEffect(() => {
    if (map === null) return undefined;
    const follow = () => {
      const { lng, lat } = beneath.getCenter();
      map.jumpTo({ center: [lng, lat], zoom: beneath.getZoom() }, ownMove);
    };
    follow();
    beneath.on('move', follow);
    map.on('resize', follow);
    return () => {
      beneath.off('move', follow);
      map.off('resize', follow);
    };
  }, [map, beneath]);
  useEffect(() => (map === null ? undefined : noteCompared(beneath, { map, part })), [map, beneath, part]);

  return (
    <>
      <div className={styles.over} style={{ clipPath: `inset(0 0 0 ${part * 100}%)` }} inert>
        <div className={mapStyles.map} ref={container} aria-busy />
      </div>
      {scene && (
        <MapSceneContext value={scene}>
          <GroundLayers ground={ground} />
          {children}
        </MapSceneContext>
      )}
      <SwipeLine names={names} part={part} onPart={setPart} />
    </>
  );
}
