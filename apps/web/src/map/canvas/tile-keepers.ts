import type { Scene } from './scene.ts';
import { TileKeeper, type ShownTile } from './tile-keeper.ts';
import type { View } from './view.ts';

export interface TileKeepers {
  readonly shown: (source: string, view: View) => readonly ShownTile[];
  readonly pending: () => number;
}

export interface TilesWatcher {
  /** Told once for the tiles that come at the same time. */
  readonly onArrival: () => void;
  readonly onFailure: (source: string, reason: string) => void;
}

/** Tiles that come within this time are painted at once, ms. */
const togetherMs = 40;

/** The keepers of the tile sources in a scene, for as long as they are in it. */
export function keepTiles(scene: Scene, origin: string, watcher: TilesWatcher): TileKeepers {
  const keepers = new Map<string, TileKeeper>();
  let isTold = false;
  const tell = () => {
    if (isTold) return;
    isTold = true;
    setTimeout(() => {
      isTold = false;
      watcher.onArrival();
    }, togetherMs);
  };
  const keeperOf = (id: string): TileKeeper | undefined => {
    const tiles = scene.tiles.get(id);
    if (tiles === undefined) {
      keepers.delete(id);
      return undefined;
    }
    const onFailure = (reason: string) => watcher.onFailure(id, reason);
    const keeper = keepers.get(id) ?? new TileKeeper(tiles, origin, { onArrival: tell, onFailure });
    keepers.set(id, keeper);
    return keeper;
  };
  return {
    shown: (source, view) => keeperOf(source)?.shown(view) ?? [],
    pending: () => [...scene.tiles.keys()].reduce((sum, id) => sum + (keeperOf(id)?.pending ?? 0), 0),
  };
}
