import { area, backdrop, boxes, ellipse, grid, person, rectangle, stroke } from '../draw.ts';
import { around, box, fitted, type Scene, type Shape } from '../scene.ts';

/** Tiled wall, lamp strip and yellow line of a metro platform. */
const platform: readonly Shape[] = [
  backdrop('wall'),
  stroke('M0 34H320M0 60H320M0 86H320M0 112H320', 'wallLine', 1),
  stroke('M20 14V138M80 14V138M140 14V138M200 14V138M260 14V138', 'wallLine', 1),
  rectangle(box(0, 0, 320, 14), 'steel'),
  rectangle(box(0, 138, 320, 42), 'floor'),
  rectangle(box(0, 142, 320, 4), 'mark'),
];

/** A light box on the wall of a platform; the largest is `width` wide. */
export function metroLightBoxScene(ratio: number, width: number): Scene {
  const slot = fitted(ratio, box(160 - width / 2, 28, width, 92));
  return {
    back: [...platform, rectangle(around(slot, 6), 'frame', 3)],
    slot,
    front: [...person(slot.x - 24, 158, 100), ...person(slot.x + slot.width + 26, 162, 98, 'secondPerson')],
  };
}

/** 屏蔽门贴: on the glass between platform and track. */
export function screenDoorScene(ratio: number): Scene {
  const slot = fitted(ratio, box(84, 42, 152, 90));
  return {
    back: [
      backdrop('wall'),
      rectangle(box(0, 0, 320, 28), 'steel'),
      rectangle(box(120, 8, 80, 12), 'lamp', 2),
      rectangle(box(0, 28, 320, 112), 'glass'),
      boxes([box(6, 34, 66, 102), box(248, 34, 66, 102)], 'panel', 0.55),
      rectangle(box(0, 140, 320, 40), 'floor'),
      rectangle(box(0, 146, 320, 4), 'mark'),
      stroke('M78 28V140M242 28V140M39 34V136M281 34V136', 'steel', 3),
    ],
    slot,
    front: [
      stroke(`M160 28V${slot.y}M160 ${slot.y + slot.height}V140`, 'steel', 2),
      ...person(58, 164, 64),
      ...person(266, 168, 66, 'secondPerson'),
    ],
  };
}

/** 站台电视: a screen that hangs from the ceiling, a train at the platform. */
export function platformScreenScene(ratio: number): Scene {
  const slot = fitted(ratio, box(170, 34, 104, 60));
  return {
    back: [
      backdrop('wall'),
      rectangle(box(0, 0, 320, 12), 'steel'),
      area('M0 22L132 46V138L0 160Z', 'coach'),
      area('M0 44L126 62V92L0 92Z', 'pane', 0.85),
      area('M40 40L66 45V149L40 153Z', 'glass'),
      area('M0 102L132 98V104L0 110Z', 'dim'),
      area('M0 164L134 139H320V180H0Z', 'floor'),
      area('M20 180L144 141H152L44 180Z', 'mark'),
      stroke(`M${slot.x + 20} 12V${slot.y}M${slot.x + slot.width - 20} 12V${slot.y}`, 'steel', 3),
      rectangle(around(slot, 4), 'frame', 2),
    ],
    slot,
    front: [...person(176, 168, 66), ...person(268, 174, 70, 'secondPerson')],
  };
}

/** 候车厅灯箱: between the columns of a railway station. */
export function railHallScene(ratio: number): Scene {
  const slot = fitted(ratio, box(82, 36, 156, 92));
  return {
    back: [
      backdrop('wall'),
      area('M0 0H320V12Q160 40 0 12Z', 'haze'),
      stroke('M40 0V18M100 0V23M160 0V25M220 0V23M280 0V18', 'wallLine', 2),
      boxes([box(14, 16, 12, 128), box(294, 16, 12, 128)], 'far'),
      boxes([box(34, 44, 34, 98), box(252, 44, 34, 98)], 'glass', 0.7),
      rectangle(box(0, 142, 320, 38), 'floor'),
      rectangle(around(slot, 6), 'frame', 2),
      rectangle(box(120, 146, 80, 6), 'dim', 2),
      stroke('M130 152V164M190 152V164', 'dim', 3),
    ],
    slot,
    front: [
      ...person(60, 166, 64),
      rectangle(box(72, 146, 13, 20), 'steel', 2),
      ...person(262, 168, 66, 'secondPerson'),
    ],
  };
}

/** 航站楼灯箱: beside the glass front of an airport. */
export function terminalScene(ratio: number): Scene {
  const slot = fitted(ratio, box(66, 28, 188, 94));
  return {
    back: [
      backdrop('sky'),
      area('M0 0H320V16L0 22Z', 'steel'),
      stroke('M30 21V142M290 17V142', 'far', 6),
      area('M4 112L40 106L52 96L58 97L54 108L62 109L60 114L8 118Z', 'far'),
      stroke('M0 122H320', 'wallLine', 2),
      rectangle(box(0, 140, 320, 40), 'floor'),
      rectangle(around(slot, 5), 'frame', 2),
      boxes([box(88, slot.y + slot.height + 5, 10, 20), box(222, slot.y + slot.height + 5, 10, 20)], 'steel'),
      ellipse(160, 160, 120, 4, 'floorLine', 0.5),
    ],
    slot,
    front: [
      ...person(50, 168, 52),
      ...person(268, 166, 52, 'secondPerson'),
      rectangle(box(278, 150, 16, 12), 'steel', 2),
      stroke('M276 145V164H296', 'steel', 2),
      grid(box(280, 164, 4, 4), 2, 1, [9, 0], 'tyre'),
    ],
  };
}
