/** Paints a canvas map in a thread of its own, so that the page answers meanwhile. */
import { certain } from '@ooh/contract/core/certain';
import { paintFrame } from './paint-frame.ts';
import type { PainterAnswer, PainterTask } from './painter-messages.ts';
import { applyChange, emptyScene } from './scene.ts';
import { keepTiles } from './tile-keepers.ts';

const scene = emptyScene();
const keepers = keepTiles(scene, location.origin, {
  onArrival: () => answer({ kind: 'tiles-came' }),
  onFailure: (source, reason) => answer({ kind: 'tiles-failed', source, reason }),
});
const canvas = new OffscreenCanvas(1, 1);

function answer(message: PainterAnswer, transfer: Transferable[] = []): void {
  postMessage(message, { transfer });
}

addEventListener('message', ({ data: task }: MessageEvent<PainterTask>) => {
  if (task.kind === 'change') {
    applyChange(scene, task.change);
    answer({ kind: 'changed', serial: task.serial });
    return;
  }
  const { size, ratio } = task.order;
  canvas.width = Math.max(1, Math.round(size.width * ratio));
  canvas.height = Math.max(1, Math.round(size.height * ratio));
  paintFrame(
    certain(canvas.getContext('2d'), 'drawing context of a canvas'),
    scene,
    task.order,
    keepers.shown,
  );
  const picture = canvas.transferToImageBitmap();
  answer({ kind: 'painted', order: task.order, picture, pendingTiles: keepers.pending() }, [picture]);
});
