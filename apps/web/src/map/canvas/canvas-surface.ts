import type { LngLatBox } from '../map-data.ts';
import { SurfaceListeners, type SurfaceListener } from '../surface-listeners.ts';
import { CameraMover } from './camera-mover.ts';
import {
  cameraFor,
  placeOf,
  worldAt,
  worldOf,
  zoomedAround,
  type Padding,
  type WorldPoint,
  type ZoomLimits,
} from './camera.ts';
import styles from './canvas.module.css';
import { listenToGestures } from './gestures.ts';
import { hitsOf } from './hit-test.ts';
import { scaleBarOf } from './scale-bar.ts';
import { SceneKeeper } from './scene-keeper.ts';
import { stateOf } from './scene.ts';
import { Stage } from './stage.ts';
import { viewOf } from './view.ts';

export interface CanvasStart {
  readonly container: HTMLElement;
  readonly label: string;
  readonly background: string;
  readonly fonts: string;
  readonly box: LngLatBox;
  readonly padding: Padding;
  readonly limits: ZoomLimits;
  readonly onFailure: (message: string) => void;
}

interface FitOptions {
  readonly padding?: Padding;
  readonly maxZoom?: number;
  readonly animate?: boolean;
}

type Pixel = { readonly x: number; readonly y: number };
type Corner = readonly [number, number];

/**
 * A map painted by the processor behind the calls that the layers make on a map, by their names in MapLibre: sources
 * and drawings, camera, pointer. A thread of its own paints; the page moves the picture and finds features in it.
 */
export class CanvasSurface extends SceneKeeper {
  /** What MapLibre has while it is not removed. */
  style: object | null = {};
  readonly #container: HTMLElement;
  readonly #listeners: SurfaceListeners;
  readonly #stage: Stage;
  readonly #mover: CameraMover;
  readonly #limits: ZoomLimits;
  readonly #bar = document.createElement('div');
  readonly #endGestures: () => void;
  #zoomsOnDoubleClick = true;

  constructor(start: CanvasStart) {
    const { container, label, box, padding, limits, fonts } = start;
    const listeners = new SurfaceListeners();
    const stage = new Stage(fonts, {
      onPicture: () => listeners.tell('render'),
      onRest: () => listeners.tell('idle'),
      onFailure: start.onFailure,
      onTilesFailed: (sourceId, message) => listeners.tell('error', { sourceId, error: { message } }),
    });
    super({
      take: (change, isSeen) => {
        if (change.kind === 'background') stage.background = change.colour;
        const taken = stage.change(change);
        if (isSeen) stage.repaint();
        return taken;
      },
      onLoading: () => listeners.tell('dataloading'),
    });
    this.#container = container;
    this.#listeners = listeners;
    this.#stage = stage;
    this.#limits = limits;
    const { canvas } = stage;
    canvas.tabIndex = 0;
    canvas.setAttribute('role', 'application');
    canvas.setAttribute('aria-label', label);
    this.#bar.className = styles.scale;
    canvas.className = styles.canvas;
    container.append(canvas, this.#bar);
    const camera = cameraFor(box, this.#frame(), padding, limits);
    this.#mover = new CameraMover(camera, listeners, () => this.#followCamera());
    stage.follow(this.#mover);
    this.#endGestures = listenToGestures({
      canvas,
      mover: this.#mover,
      listeners,
      limits,
      size: () => stage.size,
      zoomsOnDoubleClick: () => this.#zoomsOnDoubleClick,
    });
    this.paintBackground(start.background);
    stage.resize(this.#frame());
    this.#tellScale();
    // Who starts the map listens from the next task on.
    setTimeout(() => listeners.tell('load'));
  }

  #frame() {
    return { width: this.#container.clientWidth, height: this.#container.clientHeight };
  }

  #followCamera(): void {
    this.#stage.present();
    this.#stage.repaint();
    this.#tellScale();
  }

  #tellScale(): void {
    const { text, pixels } = scaleBarOf(this.#mover.camera);
    this.#bar.textContent = text;
    this.#bar.style.width = `${pixels}px`;
  }

  on(type: string, listener: SurfaceListener): void {
    this.#listeners.on(type, listener);
  }

  off(type: string, listener: SurfaceListener): void {
    this.#listeners.off(type, listener);
  }

  once(type: string, listener: SurfaceListener): void {
    this.#listeners.once(type, listener);
  }

  /** What is drawn at a pixel or in a small box, the highest first. */
  queryRenderedFeatures(
    place: Pixel | readonly [Corner, Corner],
    { layers: ids }: { readonly layers: readonly string[] },
  ) {
    const [[x1, y1], [x2, y2]] =
      'x' in place
        ? [
            [place.x, place.y],
            [place.x, place.y],
          ]
        : place;
    const middle: WorldPoint = [(x1 + x2) / 2, (y1 + y2) / 2];
    const { camera } = this.#mover;
    const at = worldAt(camera, this.#stage.size, middle);
    const view = viewOf(camera, this.#stage.size);
    return this.scene.layers.toReversed().flatMap((layer) => {
      const source = this.scene.sources.get(layer.source);
      if (source === undefined || !ids.includes(layer.id)) return [];
      return hitsOf(layer, source, view, at, (x2 - x1) / 2).map((feature) => ({
        layer: { id: layer.id },
        source: layer.source,
        properties: feature.properties,
        state: stateOf(source, feature),
      }));
    });
  }

  fitBounds(box: LngLatBox, options: FitOptions = {}, mark: object = {}): void {
    const { padding = {}, maxZoom = this.#limits.max, animate = true } = options;
    const limits = { ...this.#limits, max: Math.min(maxZoom, this.#limits.max) };
    const camera = cameraFor(box, this.#stage.size, padding, limits);
    if (animate) this.#mover.fly(camera, mark);
    else this.#mover.jump(camera, mark);
  }

  jumpTo({ center, zoom }: { readonly center: Corner; readonly zoom: number }, mark: object = {}): void {
    const { min, max } = this.#limits;
    const camera = { middle: worldOf(center), zoom: Math.min(max, Math.max(min, zoom)) };
    this.#mover.jump(camera, mark);
  }

  getBounds() {
    const { width, height } = this.#stage.size;
    const upperLeft = this.unproject([0, 0]);
    const lowerRight = this.unproject([width, height]);
    return {
      getWest: () => upperLeft.lng,
      getSouth: () => lowerRight.lat,
      getEast: () => lowerRight.lng,
      getNorth: () => upperLeft.lat,
    };
  }

  getCenter() {
    return placeOf(this.#mover.camera.middle);
  }

  getZoom(): number {
    return this.#mover.camera.zoom;
  }

  getContainer(): HTMLElement {
    return this.#container;
  }

  /** Where the pointer's shape is set and the keys are heard. */
  getCanvas(): HTMLCanvasElement {
    return this.#stage.canvas;
  }

  isMoving(): boolean {
    return this.#mover.isMoving;
  }

  unproject(pixel: Corner) {
    return placeOf(worldAt(this.#mover.camera, this.#stage.size, pixel));
  }

  #zoomBy(levels: number): void {
    const { width, height } = this.#stage.size;
    const { camera } = this.#mover;
    const middle: WorldPoint = [width / 2, height / 2];
    this.#mover.fly(zoomedAround(camera, this.#stage.size, middle, camera.zoom + levels, this.#limits));
  }

  zoomIn(): void {
    this.#zoomBy(1);
  }

  zoomOut(): void {
    this.#zoomBy(-1);
  }

  readonly doubleClickZoom = {
    enable: () => void (this.#zoomsOnDoubleClick = true),
    disable: () => void (this.#zoomsOnDoubleClick = false),
  };

  triggerRepaint(): void {
    this.#stage.repaint();
  }

  resize(mark: object = {}): void {
    this.#stage.resize(this.#frame());
    this.#listeners.tell('resize', mark);
  }

  remove(): void {
    this.endKeeping();
    this.#endGestures();
    this.#mover.stop();
    this.#stage.end();
    this.#bar.remove();
    this.#listeners.end();
    this.style = null;
  }
}
