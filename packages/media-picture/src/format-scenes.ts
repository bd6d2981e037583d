import { fullWrapScene, rearScene, sideScene, type BusDeck } from './scenes/bus-scenes.ts';
import { boardScene, cinemaScene, liftPosterScene, liftScreenScene } from './scenes/indoor-scenes.ts';
import type { Scene } from './scene.ts';
import {
  metroLightBoxScene,
  platformScreenScene,
  railHallScene,
  screenDoorScene,
  terminalScene,
} from './scenes/station-scenes.ts';
import {
  gateScene,
  ledScreenScene,
  shelterPillarScene,
  shelterScene,
  unipoleScene,
  wallScene,
} from './scenes/street-scenes.ts';

/** A format as the register numbers it. */
export interface FormatKey {
  readonly mediumId: number;
  readonly formId: number;
  readonly deck?: BusDeck | null;
}

export interface FormatScene extends Pick<FormatKey, 'mediumId' | 'formId'> {
  /** Size of its face in the register. */
  readonly widthMillimeters: number;
  readonly heightMillimeters: number;
  readonly draw: (ratio: number, deck: BusDeck) => Scene;
}

type Draw = FormatScene['draw'];

const row = (
  mediumId: number,
  formId: number,
  [widthMillimeters, heightMillimeters]: readonly [number, number],
  draw: Draw,
): FormatScene => ({ mediumId, formId, widthMillimeters, heightMillimeters, draw });

/** The scene of each format of the register. */
export const formatScenes: readonly FormatScene[] = [
  row(1, 1, [9000, 2400], fullWrapScene),
  row(1, 2, [7500, 1100], (ratio, deck) => sideScene(ratio, deck, 250)),
  row(1, 3, [6000, 500], (ratio, deck) => sideScene(ratio, deck, 210)),
  row(1, 4, [2200, 1600], rearScene),
  row(2, 1, [3500, 1500], shelterScene),
  row(2, 2, [1200, 1800], shelterPillarScene),
  row(3, 1, [3000, 1500], (ratio) => metroLightBoxScene(ratio, 178)),
  row(3, 2, [1500, 1000], (ratio) => metroLightBoxScene(ratio, 104)),
  row(3, 3, [4000, 2000], screenDoorScene),
  row(4, 1, [1020, 580], platformScreenScene),
  row(5, 1, [450, 600], liftPosterScene),
  row(6, 1, [480, 270], liftScreenScene),
  row(6, 2, [480, 270], liftScreenScene),
  row(7, 1, [16_000, 9000], ledScreenScene),
  row(8, 1, [18_000, 6000], unipoleScene),
  row(8, 2, [12_000, 8000], wallScene),
  row(9, 1, [2400, 900], gateScene),
  row(10, 1, [1200, 1800], cinemaScene),
  row(11, 1, [4000, 2500], railHallScene),
  row(12, 1, [6000, 3000], terminalScene),
];

const keyOf = ({ mediumId, formId }: FormatKey): string => `${mediumId}/${formId}`;
const byKey: ReadonlyMap<string, FormatScene> = new Map(
  formatScenes.map((format) => [keyOf(format), format]),
);
/** Proportions of a board of unknown size. */
const usualRatio = 16 / 9;

/** The scene of a format; one without a scene of its own stands on a plain board. */
export function sceneOf(format: FormatKey): Scene {
  const found = byKey.get(keyOf(format));
  if (found === undefined) return boardScene(usualRatio);
  return found.draw(found.widthMillimeters / found.heightMillimeters, format.deck ?? 'single');
}

const meters = (millimeters: number): string => String(Number((millimeters / 1000).toFixed(2)));

/** Width and height of a format's face in metres; empty for a format without a scene. */
export function faceSizeText(format: FormatKey): string {
  const found = byKey.get(keyOf(format));
  return found === undefined
    ? ''
    : `${meters(found.widthMillimeters)} × ${meters(found.heightMillimeters)} m`;
}
