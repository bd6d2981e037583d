import { distance, type XY } from '../plane/path.ts';

/** A river is wide when a bridge over it is longer than this, metres. */
const wideMeters = 500;
/** A bridge over a narrow river keeps this far from one over a wide river, metres. */
const besideWide = 300;

interface Site {
  readonly landing: XY;
  readonly isWide: boolean;
}

/** Where bridges stand, so that the next ones keep away from them. */
export class BridgeSites {
  readonly #sites: Site[] = [];

  /** Sites so far; `forget` takes those after it back. */
  get count(): number {
    return this.#sites.length;
  }

  forget(count: number): void {
    this.#sites.length = count;
  }

  /** Takes the site of a bridge unless another is too near. */
  take(
    landing: XY,
    lengthMeters: number,
    spacing: { readonly wide: number; readonly narrow: number },
    density: number,
  ): boolean {
    const isWide = lengthMeters > wideMeters;
    const usual = (isWide ? spacing.wide : spacing.narrow) * (0.5 + 0.5 * (1 - density));
    const isFree = this.#sites.every(
      (site) => distance(site.landing, landing) >= (site.isWide && !isWide ? besideWide : usual),
    );
    if (isFree) this.#sites.push({ landing, isWide });
    return isFree;
  }
}
