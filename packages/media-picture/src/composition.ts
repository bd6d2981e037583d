import { box, sceneHeight, sceneWidth, type Rectangle, type Scene, type Shape } from './scene.ts';
import {
  farPlace,
  faultShapes,
  surroundings,
  viewOf,
  withoutBackdrop,
  type PictureFault,
  type Shot,
} from './shot.ts';

/** The whole picture. */
export const wholePicture: Rectangle = box(0, 0, sceneWidth, sceneHeight);

/** What is seen through a view on a place of the picture, from the back to the front; `face` is where the creative hangs. */
export interface PictureLayer {
  readonly place: Rectangle;
  readonly view: Rectangle;
  readonly parts: readonly (Shape | 'face')[];
}

/** The layers of a picture that is taken from near, from the middle or from afar, with what a fault does to it. */
export function layersOf(scene: Scene, shot: Shot, fault?: PictureFault): PictureLayer[] {
  const { back, front } = scene;
  if (shot === 'far')
    return [
      { place: wholePicture, view: wholePicture, parts: surroundings(scene) },
      { place: farPlace, view: wholePicture, parts: [...withoutBackdrop(back), 'face', ...front] },
    ];
  const parts = [...back, 'face' as const, ...front, ...faultShapes(scene, fault)];
  return [{ place: wholePicture, view: viewOf(scene, shot, fault), parts }];
}
