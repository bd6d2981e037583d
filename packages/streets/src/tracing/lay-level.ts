import type { CityDeclaration } from '../declaration/city-declaration.ts';
import { cover } from '../ground/cover.ts';
import type { StreetLine } from '../lines/street-lines.ts';
import { distance, headingOf, type Path, type XY } from '../plane/path.ts';
import { trunkLevel, type StreetLevel } from './levels.ts';
import { SpacingIndex } from './spacing-index.ts';
import { traceStreet, type TracingScene } from './trace-street.ts';
import { trimStreet } from './trim-street.ts';

/** A seed needs this part of the spacing free of parallel streets. */
const freeSpacing = 0.86;
/** A well-known street is laid where it is declared even when others are this near, metres. */
const declaredSpacing = 900;

interface Seed {
  readonly at: XY;
  readonly heading: number;
}

/** Lays the streets of one level between those that are there. */
class LevelLayer {
  readonly #scene: TracingScene;
  readonly #level: StreetLevel;
  readonly #neighbours: SpacingIndex;
  readonly #queue: Seed[] = [];
  #next = 0;

  constructor(scene: TracingScene, level: StreetLevel) {
    this.#scene = scene;
    this.#level = level;
    this.#neighbours = new SpacingIndex(level.indexMeters);
    for (const { path } of scene.lines.all) this.#neighbours.add(path);
  }

  /** A street through the seed, null where there is no room. */
  attempt({ at, heading }: Seed, level = this.#level): StreetLine | null {
    const { ground, density, directionAt, lines, bridges, random } = this.#scene;
    if (ground.coverAt(...at) !== cover.land) return null;
    const dense = density.at(...at);
    if (dense < level.leastDensity) return null;
    const along = directionAt(...at, heading);
    if (this.#neighbours.hasParallel(...at, along, level.spacing(dense) * freeSpacing)) return null;
    const bridgesBefore = bridges.count;
    const onwards = traceStreet(this.#scene, level, this.#neighbours, at, along);
    const backwards = traceStreet(this.#scene, level, this.#neighbours, at, along + Math.PI);
    const path = [...backwards.corners.toReversed(), at, ...onwards.corners];
    const ends = { first: backwards.end, last: onwards.end };
    const trimmed = path.length < 4 ? null : trimStreet(path, ends, level, lines, random);
    if (trimmed === null) {
      bridges.forget(bridgesBefore);
      return null;
    }
    const line = lines.lay({ path: trimmed, streetClass: level.streetClass });
    this.#neighbours.add(trimmed);
    this.seedBeside(trimmed);
    return line;
  }

  /** Seeds to both sides of a street and across it. */
  seedBeside(path: Path): void {
    const { density, random } = this.#scene;
    let since = Infinity;
    for (let i = 0; i + 1 < path.length; i++) {
      const [x, y] = path[i];
      const spacing = this.#level.spacing(density.at(x, y));
      since += distance(path[i], path[i + 1]);
      if (since < spacing * 0.6) continue;
      since = 0;
      const heading = headingOf(path[i], path[i + 1]);
      for (const side of [1, -1]) {
        const [across, along] = [0.95 + 0.25 * random(), 0.95 + 0.25 * random()];
        const at: XY = [
          x - Math.sin(heading) * side * spacing * across,
          y + Math.cos(heading) * side * spacing * along,
        ];
        this.#queue.push({ at, heading });
      }
      this.#queue.push({ at: [x, y], heading: heading + Math.PI / 2 });
    }
  }

  /** Works through the seeds, first come first served. */
  drain(): void {
    while (this.#next < this.#queue.length) this.attempt(this.#queue[this.#next++]);
  }

  /** Jittered positions over the window, the densest first. */
  lattice(): readonly XY[] {
    const { ground, density, random } = this.#scene;
    const { halfSideMeters } = ground.raster;
    const step = this.#level.spacing(this.#level.latticeDensity) * 1.1;
    const seeds: { readonly at: XY; readonly dense: number }[] = [];
    const jittered = (middle: number) => middle + step * (random() - 0.5) * 0.6;
    for (let x = -halfSideMeters + step / 2; x < halfSideMeters; x += step)
      for (let y = -halfSideMeters + step / 2; y < halfSideMeters; y += step) {
        const at: XY = [jittered(x), jittered(y)];
        const dense = density.at(...at);
        if (dense >= this.#level.leastDensity) seeds.push({ at, dense });
      }
    return seeds.sort((a, b) => b.dense - a.dense).map(({ at }) => at);
  }
}

/** Well-known streets are laid first, where there is room, and have their names from then on. */
function layDeclared(layer: LevelLayer, { streets, form, gridAngle }: CityDeclaration): void {
  const level: StreetLevel = { ...trunkLevel, spacing: () => declaredSpacing };
  const turn = form === 'radial' ? 0 : gridAngle;
  for (const { name, x, y, runs } of streets) {
    const heading = (runs === 'north-south' ? Math.PI / 2 : 0) + turn;
    const line = layer.attempt({ at: [x, y], heading }, level);
    if (line !== null) line.name = name;
  }
}

export function layLevel(scene: TracingScene, level: StreetLevel, declaration: CityDeclaration): void {
  const layer = new LevelLayer(scene, level);
  if (level === trunkLevel) layDeclared(layer, declaration);
  for (const { path } of scene.lines.all) layer.seedBeside(path);
  layer.drain();
  for (const at of layer.lattice())
    for (const turn of [0, Math.PI / 2]) {
      layer.attempt({ at, heading: declaration.gridAngle + turn });
      layer.drain();
    }
}
