import { certain } from '@ooh/contract/core/certain';
import type { CameraMover } from './camera-mover.ts';
import { pixelOf, scaleAt, type ViewSize } from './camera.ts';
import { coversOver } from '../view-padding.ts';
import type { FrameOrder } from './paint-frame.ts';
import type { Room } from './paint-names.ts';
import type { PainterAnswer, PainterTask } from './painter-messages.ts';
import type { SceneChange } from './scene.ts';

/** Painted beyond each edge, so that a moved map has no blank rim, pixels. */
const margin = 128;

export interface StageWatcher {
  /** A picture has come and is on the canvas. */
  readonly onPicture: () => void;
  /** Nothing is under way. */
  readonly onRest: () => void;
  readonly onFailure: (message: string) => void;
  /** Tiles of a source could not be read. */
  readonly onTilesFailed: (source: string, reason: string) => void;
}

/**
 * The canvas of a map: shows the painter's last picture, moved and scaled to where the camera stands, and orders the
 * next one whenever something changed, one at a time.
 */
export class Stage {
  readonly canvas = document.createElement('canvas');
  readonly #pen = certain(this.canvas.getContext('2d', { alpha: false }), 'drawing context of a canvas');
  readonly #painter = new Worker(new URL('./painter.worker.ts', import.meta.url), { type: 'module' });
  readonly #watcher: StageWatcher;
  readonly #fonts: string;
  readonly #waiting = new Map<number, () => void>();
  #serial = 0;
  #mover: CameraMover | null = null;
  #size: ViewSize = { width: 1, height: 1 };
  #picture: { readonly bitmap: ImageBitmap; readonly order: FrameOrder } | null = null;
  #isPainting = false;
  #isStale = false;
  #pendingTiles = 0;
  #isOrdered = false;
  #hasEnded = false;
  /** Stands where no picture is. */
  background = 'transparent';

  constructor(fonts: string, watcher: StageWatcher) {
    this.#fonts = fonts;
    this.#watcher = watcher;
    this.#painter.addEventListener('message', ({ data }: MessageEvent<PainterAnswer>) => this.#take(data));
    this.#painter.addEventListener('error', ({ message }) => watcher.onFailure(message));
  }

  follow(mover: CameraMover): void {
    this.#mover = mover;
  }

  get size(): ViewSize {
    return this.#size;
  }

  resize(size: ViewSize): void {
    this.#size = size;
    const ratio = devicePixelRatio;
    this.canvas.width = Math.max(1, Math.round(size.width * ratio));
    this.canvas.height = Math.max(1, Math.round(size.height * ratio));
    this.present();
    this.repaint();
  }

  #send(task: PainterTask): void {
    this.#painter.postMessage(task);
  }

  /** Resolves when the painter has the change. */
  change(change: SceneChange): Promise<void> {
    this.#serial += 1;
    const serial = this.#serial;
    this.#send({ kind: 'change', serial, change });
    return new Promise((resolve) => this.#waiting.set(serial, resolve));
  }

  #take(answer: PainterAnswer): void {
    if (this.#hasEnded) return;
    if (answer.kind === 'changed') {
      this.#waiting.get(answer.serial)?.();
      this.#waiting.delete(answer.serial);
    } else if (answer.kind === 'tiles-came') this.repaint();
    else if (answer.kind === 'tiles-failed') this.#watcher.onTilesFailed(answer.source, answer.reason);
    else {
      this.#picture?.bitmap.close();
      this.#picture = { bitmap: answer.picture, order: answer.order };
      this.#isPainting = false;
      this.#pendingTiles = answer.pendingTiles;
      this.present();
      this.#watcher.onPicture();
      if (this.#isStale) this.#order();
    }
    this.#tellRest();
  }

  #tellRest(): void {
    if (
      this.#waiting.size === 0 &&
      !this.#isPainting &&
      !this.#isOrdered &&
      !this.#isStale &&
      this.#pendingTiles === 0
    )
      this.#watcher.onRest();
  }

  /** Orders a picture of what is there by the end of this task. */
  repaint(): void {
    if (this.#isOrdered || this.#hasEnded) return;
    this.#isOrdered = true;
    queueMicrotask(() => {
      this.#isOrdered = false;
      this.#order();
    });
  }

  #order(): void {
    if (this.#hasEnded || !this.#mover) return;
    this.#isStale = this.#isPainting;
    if (this.#isPainting) return;
    this.#isPainting = true;
    const size = { width: this.#size.width + 2 * margin, height: this.#size.height + 2 * margin };
    const { camera } = this.#mover;
    const covers = coversOver(this.canvas).map(({ left, top, right, bottom }): Room => [
      left + margin,
      top + margin,
      right + margin,
      bottom + margin,
    ]);
    const order = { camera, size, ratio: devicePixelRatio, fonts: this.#fonts, covers };
    this.#send({ kind: 'paint', order });
  }

  /** Shows the last picture under the camera as it stands. */
  present(): void {
    const pen = this.#pen;
    const { width, height } = this.canvas;
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.fillStyle = this.background;
    pen.fillRect(0, 0, width, height);
    if (!this.#picture || !this.#mover) return;
    const { bitmap, order } = this.#picture;
    const { camera } = this.#mover;
    const grown = scaleAt(camera.zoom) / scaleAt(order.camera.zoom);
    const [x, y] = pixelOf(camera, this.#size, order.camera.middle);
    const [across, down] = [order.size.width * grown, order.size.height * grown];
    const ratio = devicePixelRatio;
    const [left, top] = [(x - across / 2) * ratio, (y - down / 2) * ratio];
    // Unscaled the picture is set on whole pixels, so that it stays sharp.
    if (grown === 1) pen.drawImage(bitmap, Math.round(left), Math.round(top));
    else pen.drawImage(bitmap, left, top, across * ratio, down * ratio);
  }

  end(): void {
    this.#hasEnded = true;
    for (const resolve of this.#waiting.values()) resolve();
    this.#painter.terminate();
    this.#picture?.bitmap.close();
    this.canvas.remove();
  }
}
