import { area, backdrop, boxes, ellipse, person, rectangle, stroke, wheel } from '../draw.ts';
import { box, fitted, type Rectangle, type Scene, type Shape } from '../scene.ts';

export type BusDeck = 'single' | 'double';

/** Street with far houses; the ground begins at 140. */
const street: readonly Shape[] = [
  backdrop('sky'),
  boxes([box(0, 52, 40, 92), box(58, 30, 46, 114), box(118, 62, 30, 82), box(232, 38, 52, 106)], 'haze'),
  rectangle(box(0, 140, 320, 40), 'floor'),
  stroke('M0 140H320', 'floorLine', 1.5),
  boxes(
    [box(8, 168, 46, 2.5), box(98, 168, 46, 2.5), box(188, 168, 46, 2.5), box(278, 168, 42, 2.5)],
    'panel',
  ),
];

const bodyLeft = 20;
const bodyWidth = 276;
const skirt = 144;
const roofOf = (deck: BusDeck): number => (deck === 'double' ? 22 : 60);

function body(deck: BusDeck): Shape[] {
  const top = roofOf(deck);
  return [
    ellipse(158, 153, 150, 5, 'floorLine', 0.6),
    rectangle(box(bodyLeft, top, bodyWidth, skirt - top), 'coach', 9),
    rectangle(box(bodyLeft, skirt - 7, bodyWidth, 7), 'frame', 3),
  ];
}

const wheels: readonly Shape[] = [...wheel(76, 144, 14), ...wheel(238, 144, 14)];
const passerBy: readonly Shape[] = person(308, 156, 50, 'person');

/** Windows of a bus, from the rear on the left to the driver on the right. */
function windows(deck: BusDeck, rowTop: number): Shape[] {
  const row = (top: number, height: number): Rectangle[] =>
    [32, 77, 122, 167, 212].map((x) => box(x, top, 40, height));
  return [
    boxes(row(rowTop, 24), 'pane', 0.85),
    rectangle(box(257, rowTop, 33, 32), 'pane', 4, 0.85),
    ...(deck === 'double' ? [boxes([...row(30, 22), box(257, 30, 33, 22)], 'pane', 0.85)] : []),
  ];
}

/** 全车彩贴: the whole side is the creative, glass is left open at the front. */
export function fullWrapScene(ratio: number, deck: BusDeck): Scene {
  const top = roofOf(deck);
  const slot = fitted(ratio, box(bodyLeft, top + 2, bodyWidth, skirt - 7 - top - 2));
  // Above the middle, where the size of a blank slot is written.
  const upper = [168, 212, 256].map((x) => box(x, slot.y + 4, 36, 22));
  return {
    back: [...street, ...body(deck)],
    slot: deck === 'double' ? { ...slot, y: skirt - 7 - slot.height } : slot,
    front: [
      ...(deck === 'double'
        ? [
            boxes(
              [32, 77, 122, 167, 212, 257].map((x) => box(x, 30, x === 257 ? 33 : 40, 22)),
              'pane',
              0.85,
            ),
          ]
        : []),
      boxes(
        upper.map((pane) => (deck === 'double' ? { ...pane, y: skirt - slot.height } : pane)),
        'pane',
        0.82,
      ),
      ...wheels,
      ...passerBy,
    ],
  };
}

/** A strip or panel below the windows. */
export function sideScene(ratio: number, deck: BusDeck, width: number): Scene {
  const rowTop = deck === 'double' ? 86 : 68;
  const between = deck === 'double' ? box(26, 53, width, 32) : box(26, 93, width, 42);
  const slot = fitted(ratio, between);
  return {
    back: [...street, ...body(deck), ...windows(deck, rowTop)],
    slot: { ...slot, x: 26 + (258 - slot.width) / 2 },
    front: [...wheels, ...passerBy],
  };
}

/** 车尾彩贴: the bus from behind. */
export function rearScene(ratio: number, deck: BusDeck): Scene {
  const top = deck === 'double' ? 12 : 32;
  const slot = fitted(ratio, box(106, deck === 'double' ? 62 : 70, 100, 60));
  const glass = deck === 'double' ? [box(108, 20, 96, 20), box(108, 44, 96, 14)] : [box(108, 40, 96, 26)];
  return {
    back: [
      ...street,
      area('M112 180L146 140H172L206 180Z', 'floorLine', 0.5),
      ellipse(156, 158, 74, 5, 'floorLine'),
      rectangle(box(92, top, 128, 146 - top), 'coach', 9),
      boxes(glass, 'pane', 0.85),
      rectangle(box(92, 138, 128, 12), 'frame', 3),
      rectangle(box(138, 140, 36, 8), 'panel', 1),
      boxes([box(96, 106, 6, 20), box(210, 106, 6, 20)], 'mark'),
      boxes([box(104, 150, 20, 8), box(188, 150, 20, 8)], 'tyre'),
    ],
    slot,
    front: person(252, 158, 84),
  };
}
