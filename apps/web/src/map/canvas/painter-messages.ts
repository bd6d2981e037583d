import type { FrameOrder } from './paint-frame.ts';
import type { SceneChange } from './scene.ts';

/** What the page asks of the painter. */
export type PainterTask =
  | { readonly kind: 'change'; readonly serial: number; readonly change: SceneChange }
  | { readonly kind: 'paint'; readonly order: FrameOrder };

/** What the painter answers, in the order of the tasks. */
export type PainterAnswer =
  | { readonly kind: 'changed'; readonly serial: number }
  | { readonly kind: 'painted'; readonly order: FrameOrder; readonly picture: ImageBitmap };
