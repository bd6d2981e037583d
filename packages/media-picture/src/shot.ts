import { area, boxes, ellipse, rectangle, stroke, wheel } from './draw.ts';
import type { Ink } from './ink.ts';
import { around, box, sceneHeight, sceneWidth, type Rectangle, type Scene, type Shape } from './scene.ts';

/** From how far a picture is taken: 近景, 中景, 远景. */
export type Shot = 'near' | 'middle' | 'far';

/** What is wrong with a picture: 逆光, 遮挡, 错刊, 缺环境. */
export const pictureFaults = ['backlit', 'covered', 'wrong-creative', 'no-surroundings'] as const;
export type PictureFault = (typeof pictureFaults)[number];

const whole = box(0, 0, sceneWidth, sceneHeight);
const ratio = sceneWidth / sceneHeight;

/** The smallest view of the picture's proportions around a rectangle, moved into the scene where it reaches over it. */
function viewAround(rectangle_: Rectangle): Rectangle {
  const width = Math.min(sceneWidth, Math.max(rectangle_.width, rectangle_.height * ratio));
  const height = width / ratio;
  const within = (value: number, most: number) => Math.min(Math.max(0, value), most);
  return {
    x: within(rectangle_.x + (rectangle_.width - width) / 2, sceneWidth - width),
    y: within(rectangle_.y + (rectangle_.height - height) / 2, sceneHeight - height),
    width,
    height,
  };
}

/** A view that shows nothing but the face, and not all of that. */
function viewInside({ x, y, width, height }: Rectangle): Rectangle {
  const side = Math.min(width, height * ratio) * 0.9;
  return {
    x: x + (width - side) / 2,
    y: y + (height - side / ratio) / 2,
    width: side,
    height: side / ratio,
  };
}

/** The part of a scene that a picture shows. */
export function viewOf({ slot }: Scene, shot: Shot, fault?: PictureFault): Rectangle {
  if (fault === 'no-surroundings') return viewInside(slot);
  if (shot === 'near') return viewAround(around(slot, Math.min(slot.width, slot.height) * 0.12));
  return whole;
}

const spread = (slot: Rectangle, from: number, to: number): Rectangle => ({
  ...slot,
  x: slot.x + slot.width * from,
  width: slot.width * (to - from),
});

/** A lorry that stands before more than half of the face. */
function lorry(slot: Rectangle): Shape[] {
  const body = around(spread(slot, -0.1, 0.58), 4);
  const ground = Math.min(sceneHeight - 6, body.y + body.height + 16);
  return [
    rectangle({ ...body, height: ground - body.y }, 'dim', 3),
    rectangle({ x: body.x + 6, y: body.y + 6, width: body.width - 12, height: 4 }, 'steel', 1),
    rectangle({ x: body.x, y: ground - 12, width: body.width, height: 8 }, 'steel'),
    ...wheel(body.x + body.width * 0.2, ground, 9),
    ...wheel(body.x + body.width * 0.8, ground, 9),
  ];
}

/** The crown of a tree before more than half of a face that hangs high. */
function tree(slot: Rectangle): Shape[] {
  const [middle, height] = [slot.x + slot.width * 0.34, slot.y + slot.height * 0.55];
  const crown = slot.height * 0.62;
  return [
    rectangle({ x: middle - 4, y: height, width: 8, height: 156 - height }, 'steel'),
    ellipse(middle, height, Math.min(slot.width * 0.4, 70), Math.min(crown, height), 'dim'),
    ellipse(middle - slot.width * 0.16, height + 12, slot.width * 0.22, crown * 0.6, 'steel', 0.7),
  ];
}

/** A hoarding before the lower part of a face in a room. */
function hoarding(slot: Rectangle): Shape[] {
  const top = slot.y + slot.height * 0.34;
  const board = { x: slot.x - 8, y: top, width: slot.width * 0.86, height: Math.max(30, 160 - top) };
  const stripes = [0.1, 0.34, 0.58, 0.82].map((share) =>
    box(board.x + board.width * share, top + 8, board.width * 0.1, 10),
  );
  return [rectangle(board, 'dim', 1), boxes(stripes, 'mark')];
}

function obstacle({ back, slot }: Scene): Shape[] {
  if (back[0]?.ink === 'wall') return hoarding(slot);
  return slot.y + slot.height < 128 ? tree(slot) : lorry(slot);
}

/** The sun beside the face, and everything before it in shadow. */
function glare({ x, y, width }: Rectangle): Shape[] {
  const [sunX, sunY] = [Math.min(sceneWidth - 40, x + width * 0.86), Math.max(26, y + 4)];
  return [
    rectangle(whole, 'nightPerson', 0, 0.55),
    ...[58, 40, 26].map((radius) => ellipse(sunX, sunY, radius, radius, 'lamp', 0.3)),
    ellipse(sunX, sunY, 15, 15, 'markText'),
  ];
}

/** What a fault lays over the scene. */
export function faultShapes(scene: Scene, fault: PictureFault | undefined): readonly Shape[] {
  if (fault === 'covered') return obstacle(scene);
  return fault === 'backlit' ? glare(scene.slot) : [];
}

/** Where the scene stands in a picture from afar. */
export const farPlace: Rectangle = box(104, 72, 128, 72);

/** The hall around a scene that is seen from afar: tiles, pillars, lamps, and a sign that says where it is. */
function hall(horizon: number): readonly Shape[] {
  const joints = [40, 80, 120, 160, 200, 240, 280].map((x) => `M${x} 0V${horizon}`).join('');
  return [
    rectangle(whole, 'wall'),
    stroke(joints, 'wallLine', 1),
    boxes([box(30, 8, 60, 5), box(130, 8, 60, 5), box(230, 8, 60, 5)], 'lamp'),
    rectangle(box(0, horizon, sceneWidth, sceneHeight - horizon), 'floor'),
    area(`M0 180L70 ${horizon}H74L8 180ZM320 180L250 ${horizon}H246L312 180Z`, 'floorLine', 0.6),
    boxes([box(18, 0, 16, horizon + 12), box(286, 0, 16, horizon + 12)], 'far'),
    rectangle(box(52, 34, 50, 18), 'frame', 2),
    rectangle(box(56, 41, 42, 4), 'panel', 1),
  ];
}

/** What is around a scene that is seen from afar: a hall, or a street with skyline and road; with a sign of the place. */
export function surroundings({ back }: Scene): readonly Shape[] {
  const sky: Ink = back[0]?.ink ?? 'sky';
  const isNight = sky === 'night';
  const [far, ground] = isNight ? (['nightFar', 'nightGround'] as const) : (['haze', 'floor'] as const);
  // The ground of scenes begins at about four fifths of their height.
  const horizon = farPlace.y + farPlace.height * 0.79;
  if (sky === 'wall') return hall(horizon);
  const towers = [
    box(6, 40, 30, 90),
    box(42, 62, 24, 68),
    box(72, 30, 22, 100),
    box(240, 48, 26, 82),
    box(272, 26, 20, 104),
    box(298, 58, 22, 72),
  ];
  return [
    rectangle(whole, sky),
    boxes(towers, far),
    rectangle(box(0, horizon, sceneWidth, sceneHeight - horizon), ground),
    area(`M0 180V164L320 152V180Z`, isNight ? 'nightPerson' : 'floorLine', 0.5),
    boxes([box(20, 170, 34, 2), box(100, 167, 34, 2), box(180, 164, 34, 2), box(260, 161, 34, 2)], 'panel'),
    stroke('M58 96V150', 'steel', 3),
    rectangle(box(34, 84, 50, 18), 'frame', 2),
    rectangle(box(38, 91, 42, 4), 'panel', 1),
  ];
}

/** The shapes of a scene without the sheet behind it. */
export const withoutBackdrop = (back: readonly Shape[]): readonly Shape[] =>
  back.filter(
    (shape) => shape.kind !== 'rectangle' || shape.width < sceneWidth || shape.height < sceneHeight,
  );
