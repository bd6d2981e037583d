import type { FrameOrder } from './paint-frame.ts';
import type { SceneChange } from './scene.ts';

/** Requests of the page to the painter. */
export type PainterTask =
  | { readonly kind: 'change'; readonly serial: number; readonly change: SceneChange }
  | { readonly kind: 'paint'; readonly order: FrameOrder };

/** What the painter answers, in the order of the tasks. */
export type PainterAnswer =
  | { readonly kind: 'changed'; readonly serial: number }
  | {
      readonly kind: 'painted';
      readonly order: FrameOrder;
      readonly picture: ImageBitmap;
      /** Tiles that are still missing in it. */
      readonly pendingTiles: number;
    }
  /** Tiles have come: another picture would show more. */
  | { readonly kind: 'tiles-came' }
  | { readonly kind: 'tiles-failed'; readonly source: string; readonly reason: string };
