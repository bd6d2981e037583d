import { area, backdrop, boxes, car, ellipse, grid, person, rectangle, stroke } from '../draw.ts';
import { around, box, fitted, type Scene, type Shape } from '../scene.ts';

const pavement: readonly Shape[] = [
  backdrop('sky'),
  ellipse(34, 66, 34, 36, 'leaf'),
  ellipse(98, 54, 40, 40, 'leaf'),
  ellipse(276, 62, 40, 42, 'leaf'),
  rectangle(box(0, 142, 320, 38), 'floor'),
  stroke('M0 142H320', 'floorLine', 1.5),
];

/** Roof, posts, glass and bench of a shelter. */
const shelter: readonly Shape[] = [
  area('M30 36H290L298 49H22Z', 'frame'),
  stroke('M42 49V144M284 49V144', 'steel', 5),
  rectangle(box(52, 56, 66, 64), 'panel', 0, 0.6),
  rectangle(box(54, 116, 60, 6), 'dim', 2),
  stroke('M62 122V143M106 122V143', 'dim', 4),
];

/** 候车亭灯箱: the long box at the back of the shelter. */
export function shelterScene(ratio: number): Scene {
  const slot = fitted(ratio, box(124, 60, 150, 74));
  return {
    back: [...pavement, ...shelter, rectangle(around(slot, 5), 'frame', 3)],
    slot,
    front: [...person(72, 145, 74), ...person(100, 145, 70, 'secondPerson')],
  };
}

/** 候车亭立柱灯箱: the upright box at the end of the shelter. */
export function shelterPillarScene(ratio: number): Scene {
  const slot = fitted(ratio, box(206, 54, 72, 86));
  return {
    back: [
      ...pavement,
      ...shelter,
      rectangle(box(124, 56, 66, 64), 'panel', 0, 0.6),
      rectangle(around(slot, 4.5), 'frame', 3),
    ],
    slot,
    front: [...person(132, 145, 82), ...person(164, 145, 78, 'secondPerson')],
  };
}

/** 单立柱: a board on a column above a road. */
export function unipoleScene(ratio: number): Scene {
  const slot = fitted(ratio, box(64, 24, 192, 74));
  const edge = slot.y + slot.height + 4;
  return {
    back: [
      backdrop('sky'),
      area('M0 128Q60 100 124 122Q190 96 250 120Q290 108 320 118V150H0Z', 'haze'),
      rectangle(box(0, 142, 320, 38), 'floor'),
      boxes([box(10, 160, 40, 2), box(90, 160, 40, 2), box(190, 160, 40, 2), box(270, 160, 40, 2)], 'panel'),
      rectangle(box(153, edge, 14, 146 - edge), 'steel'),
      stroke(`M${slot.x + 12} ${edge + 4}H${slot.x + slot.width - 12}`, 'steel', 3),
      rectangle(around(slot, 4), 'frame', 1),
    ],
    slot,
    front: [...car(62, 158, 44), ...car(214, 174, 48, 'steel'), ...person(186, 148, 17)],
  };
}

/** 楼体墙面: a wall of a building. */
export function wallScene(ratio: number): Scene {
  const slot = fitted(ratio, box(94, 26, 138, 96));
  return {
    back: [
      backdrop('sky'),
      boxes([box(0, 70, 54, 90), box(268, 56, 52, 104)], 'haze'),
      rectangle(box(66, 10, 194, 150), 'far'),
      grid(box(72, 30, 12, 14), 1, 5, [0, 24], 'panel', 0.5),
      grid(box(242, 30, 12, 14), 1, 5, [0, 24], 'panel', 0.5),
      boxes([box(98, 134, 34, 26), box(142, 134, 40, 26), box(192, 134, 34, 26)], 'glass'),
      rectangle(box(0, 158, 320, 22), 'floor'),
      rectangle(around(slot, 3), 'frame'),
    ],
    slot,
    front: [
      ...person(120, 170, 20),
      ...person(136, 172, 19, 'secondPerson'),
      ...person(204, 170, 20),
      ...car(252, 174, 46, 'steel'),
    ],
  };
}

/** 户外LED大屏: a lit screen on a building at night, in both themes. */
export function ledScreenScene(ratio: number): Scene {
  const slot = fitted(ratio, box(80, 26, 162, 98));
  return {
    back: [
      backdrop('night'),
      boxes([box(0, 58, 58, 122), box(264, 40, 56, 140)], 'nightFar'),
      rectangle(box(64, 14, 194, 166), 'nightFar'),
      grid(box(9, 72, 8, 10), 2, 4, [24, 22], 'lit', 0.5),
      grid(box(274, 58, 8, 10), 3, 4, [15, 24], 'lit', 0.5),
      rectangle(around(slot, 4), 'nightPerson', 1),
      boxes([box(86, 136, 150, 15)], 'lit', 0.75),
      rectangle(box(0, 156, 320, 24), 'nightGround'),
    ],
    slot,
    front: [
      ...person(118, 166, 24, 'nightPerson'),
      ...person(190, 167, 26, 'nightPerson'),
      ...person(206, 166, 23, 'nightPerson'),
    ],
  };
}

/** 道闸杆广告: a board on the arm of a gate. */
export function gateScene(ratio: number): Scene {
  const slot = fitted(ratio, box(96, 84, 138, 52));
  const arm = slot.y - 6;
  return {
    back: [
      backdrop('sky'),
      boxes([box(96, 18, 44, 90), box(158, 34, 48, 74), box(226, 12, 46, 96)], 'haze'),
      grid(box(104, 28, 8, 8), 3, 4, [12, 18], 'panel', 0.6),
      grid(box(234, 22, 8, 8), 3, 5, [12, 16], 'panel', 0.6),
      ellipse(292, 92, 26, 30, 'leaf'),
      rectangle(box(0, 108, 320, 72), 'floor'),
      area('M96 180L128 108H224L270 180Z', 'floorLine', 0.45),
      rectangle(box(14, 54, 52, 96), 'panel', 3),
      rectangle(box(20, 64, 40, 34), 'glass', 2),
      area('M8 54L18 44H62L72 54Z', 'frame'),
      rectangle(box(74, arm - 8, 16, 150 - arm + 8), 'steel', 2),
      rectangle(box(84, arm, 176, 5), 'mark', 2),
      stroke(`M258 ${arm}V150`, 'steel', 4),
      rectangle(around(slot, 2), 'frame', 1),
    ],
    slot,
    front: person(290, 162, 88),
  };
}
