import { area, backdrop, bust, ellipse, grid, person, rectangle, stroke } from '../draw.ts';
import { around, box, fitted, type Scene, type Shape } from '../scene.ts';

/** Walls and doors of a lift, seen by a passenger. */
const cabin: readonly Shape[] = [
  backdrop('wall'),
  area('M0 0L44 16V180H0Z', 'floor'),
  area('M320 0L276 16V180H320Z', 'floor'),
  area('M0 0H320L276 16H44Z', 'lamp'),
  rectangle(box(58, 30, 92, 150), 'glass'),
  stroke('M104 30V180', 'wallLine', 2),
  stroke('M58 180V30H150V180', 'dim', 3),
];
const buttons: readonly Shape[] = [
  rectangle(box(160, 84, 16, 60), 'dim', 3),
  grid(box(164, 92, 3, 3), 2, 6, [5, 8], 'panel'),
];

/** 电梯框架海报: a frame on the wall of a lift. */
export function liftPosterScene(ratio: number): Scene {
  const slot = fitted(ratio, box(188, 34, 76, 104));
  return {
    back: [...cabin, ...buttons, rectangle(around(slot, 4), 'frame', 2)],
    slot,
    front: bust(96, 92, 17, 180),
  };
}

/** 电梯电视: a screen beside the doors. */
export function liftScreenScene(ratio: number): Scene {
  const slot = fitted(ratio, box(166, 34, 104, 60));
  return {
    back: [
      ...cabin,
      rectangle(around(slot, 4), 'frame', 3),
      rectangle(box(slot.x - 4, slot.y + slot.height + 4, slot.width + 8, 8), 'steel', 2),
      rectangle(box(162, 118, 16, 60), 'dim', 3),
      grid(box(166, 126, 3, 3), 2, 6, [5, 8], 'panel'),
    ],
    slot,
    front: [...bust(86, 96, 17, 180), ...bust(236, 132, 14, 180, 'secondPerson')],
  };
}

/** 影院大厅灯箱: in the foyer of a cinema. */
export function cinemaScene(ratio: number): Scene {
  const slot = fitted(ratio, box(128, 22, 76, 106));
  return {
    back: [
      backdrop('nightFar'),
      area('M0 0H320V8Q160 24 0 8Z', 'night'),
      ellipse(60, 22, 12, 4, 'lit', 0.8),
      ellipse(260, 22, 12, 4, 'lit', 0.8),
      rectangle(box(0, 138, 320, 42), 'night'),
      rectangle(box(14, 50, 68, 88), 'night', 2),
      stroke('M48 50V138', 'nightFar', 2),
      rectangle(box(240, 104, 72, 42), 'steel', 2),
      rectangle(box(246, 66, 60, 26), 'lit', 2, 0.55),
      rectangle(around(slot, 5), 'nightPerson', 3),
    ],
    slot,
    front: [
      ...person(102, 164, 90, 'dim'),
      ...person(226, 168, 86, 'dim'),
      stroke('M124 174V148Q148 162 172 148V174M172 148Q190 160 206 148V174', 'lit', 2),
    ],
  };
}

/** A free-standing board, for a format without a scene of its own. */
export function boardScene(ratio: number): Scene {
  const slot = fitted(ratio, box(72, 26, 176, 96));
  const foot = slot.y + slot.height + 4;
  return {
    back: [
      backdrop('sky'),
      rectangle(box(0, 142, 320, 38), 'floor'),
      stroke(
        `M${slot.x + slot.width * 0.25} ${foot}V146M${slot.x + slot.width * 0.75} ${foot}V146`,
        'steel',
        5,
      ),
      rectangle(around(slot, 4), 'frame', 2),
    ],
    slot,
    front: person(284, 160, 62),
  };
}
