import { BaseGround } from './base-ground.tsx';
import { BasemapLayer } from './basemap-layer.tsx';
import { StreetsLayer } from './streets-layer.tsx';
import type { Ground } from './use-ground.ts';

/** Draws what a map stands on; AMap brings its own. */
export function GroundLayers({ ground }: { readonly ground: Ground }) {
  const { basemap, drawings, tiled, isAmap } = ground;
  return (
    <>
      {!isAmap && <BasemapLayer basemap={basemap} />}
      {drawings !== null && <StreetsLayer drawings={drawings} />}
      {tiled !== null && <BaseGround baseMap={tiled} />}
    </>
  );
}
