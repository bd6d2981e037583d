import { PMTiles } from 'pmtiles';
import type { TileNumber, TileSource } from '../tile-source.ts';
import type { SceneSource } from './scene.ts';
import { tilesInView } from './tile-range.ts';
import { tileLayersOf } from './vector-tile-features.ts';
import type { View } from './view.ts';

/** What a tile shows: the layers of a vector tile, a picture, or nothing. */
export type TileContent = ReadonlyMap<string, SceneSource> | ImageBitmap | null;

/** A tile of the view with what is there to be drawn in its place: its own content, or that of a tile around it. */
export interface ShownTile {
  readonly place: TileNumber;
  readonly content: NonNullable<TileContent>;
  /** Whose content it is. */
  readonly of: TileNumber;
}

export interface TileWatcher {
  readonly onArrival: () => void;
  readonly onFailure: (reason: string) => void;
}

type Entry = 'under way' | { readonly content: TileContent };

/** Tiles kept; a view shows twenty or so. */
const keptTiles = 240;
/** A tile of so many zooms farther out stands in for one that is under way. */
const farthestStandIn = 5;

const keyOf = ({ z, x, y }: TileNumber) => `${z}/${x}/${y}`;

/** Fetches the tiles of one source as they are needed and keeps the latest. */
export class TileKeeper {
  readonly #source: TileSource;
  readonly #watcher: TileWatcher;
  readonly #archive: PMTiles | null;
  readonly #entries = new Map<string, Entry>();
  #underWay = 0;

  constructor(source: TileSource, origin: string, watcher: TileWatcher) {
    this.#source = source;
    this.#watcher = watcher;
    this.#archive = source.kind === 'archive' ? new PMTiles(new URL(source.url, origin).href) : null;
  }

  /** Tiles that are being fetched. */
  get pending(): number {
    return this.#underWay;
  }

  async #fetch(tile: TileNumber): Promise<TileContent> {
    const { z, x, y } = tile;
    if (this.#archive !== null) {
      const found = await this.#archive.getZxy(z, x, y);
      return found === undefined ? null : tileLayersOf(found.data, tile);
    }
    const path = this.#source.url.replace('{z}', `${z}`).replace('{x}', `${x}`).replace('{y}', `${y}`);
    const answer = await fetch(path);
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
    return createImageBitmap(await answer.blob());
  }

  async #get(tile: TileNumber): Promise<void> {
    const key = keyOf(tile);
    this.#entries.set(key, 'under way');
    this.#underWay += 1;
    let content: TileContent = null;
    try {
      content = await this.#fetch(tile);
    } catch (error) {
      this.#watcher.onFailure(error instanceof Error ? error.message : String(error));
    }
    this.#underWay -= 1;
    this.#entries.set(key, { content });
    this.#forget();
    this.#watcher.onArrival();
  }

  /** The oldest go first; those that are looked at are put last again. */
  #forget(): void {
    for (const [key, entry] of this.#entries) {
      if (this.#entries.size <= keptTiles) return;
      if (entry === 'under way') continue;
      if (entry.content instanceof ImageBitmap) entry.content.close();
      this.#entries.delete(key);
    }
  }

  #contentOf(tile: TileNumber): TileContent | undefined {
    const key = keyOf(tile);
    const entry = this.#entries.get(key);
    if (entry === undefined || entry === 'under way') return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.content;
  }

  /** What there is to be drawn of a view. Tiles that are missing are fetched; who watches is told when they come. */
  shown(view: View): ShownTile[] {
    return tilesInView(this.#source, view).flatMap((place): ShownTile[] => {
      if (!this.#entries.has(keyOf(place))) void this.#get(place);
      for (let up = 0; up <= farthestStandIn && up <= place.z; up += 1) {
        const of = { z: place.z - up, x: place.x >> up, y: place.y >> up };
        const content = this.#contentOf(of);
        if (content !== undefined) return content === null ? [] : [{ place, content, of }];
      }
      return [];
    });
  }
}
