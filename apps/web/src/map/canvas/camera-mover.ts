import type { SurfaceListeners } from '../surface-listeners.ts';
import { cameraBetween, type Camera } from './camera.ts';

/** Time without a step of the wheel after which a move has ended, ms. */
const wheelRestMs = 160;
const flightMs = 300;

/** The camera of a map and its moves, each reported as movestart, move and moveend, a change of zoom also as zoomend. */
export class CameraMover {
  camera: Camera;
  isMoving = false;
  readonly #listeners: SurfaceListeners;
  readonly #onMove: () => void;
  #zoomBefore = 0;
  #mark: object = {};
  #flight: number | null = null;
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(camera: Camera, listeners: SurfaceListeners, onMove: () => void) {
    this.camera = camera;
    this.#listeners = listeners;
    this.#onMove = onMove;
  }

  /** `mark` stands in every event of the move. */
  begin(mark: object = {}): void {
    this.#stopFlight();
    clearTimeout(this.#rest);
    if (this.isMoving) return;
    this.isMoving = true;
    this.#mark = mark;
    this.#zoomBefore = this.camera.zoom;
    this.#listeners.tell('movestart', mark);
  }

  step(camera: Camera): void {
    this.camera = camera;
    this.#onMove();
    this.#listeners.tell('move', this.#mark);
  }

  end(): void {
    if (!this.isMoving) return;
    this.isMoving = false;
    if (this.camera.zoom !== this.#zoomBefore) this.#listeners.tell('zoomend', this.#mark);
    this.#listeners.tell('moveend', this.#mark);
  }

  jump(camera: Camera, mark: object = {}): void {
    if (this.isMoving) this.end();
    this.begin(mark);
    this.step(camera);
    this.end();
  }

  /** A step of a wheel: the move ends when no further one comes. */
  nudge(camera: Camera, mark: object): void {
    this.begin(mark);
    this.step(camera);
    this.#rest = setTimeout(() => this.end(), wheelRestMs);
  }

  fly(to: Camera, mark: object = {}): void {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return this.jump(to, mark);
    this.begin(mark);
    const from = this.camera;
    const started = performance.now();
    const go = () => {
      const part = Math.min(1, (performance.now() - started) / flightMs);
      // Slow at both ends.
      this.step(part === 1 ? to : cameraBetween(from, to, part * part * (3 - 2 * part)));
      if (part < 1) this.#flight = requestAnimationFrame(go);
      else {
        this.#flight = null;
        this.end();
      }
    };
    this.#flight = requestAnimationFrame(go);
  }

  #stopFlight(): void {
    if (this.#flight === null) return;
    cancelAnimationFrame(this.#flight);
    this.#flight = null;
    this.end();
  }

  stop(): void {
    clearTimeout(this.#rest);
    if (this.#flight !== null) cancelAnimationFrame(this.#flight);
  }
}
