/**
 * A small drawn picture of a posted face for a demonstration (示例照片): sky, ground and a frame with the creative,
 * as a near, middle or far shot. Pixels are palette indices, so the picture compresses to a few kilobytes.
 */
import { hashText } from '@ooh/reference/text-hash';

export const scenePalette: readonly (readonly [number, number, number])[] = [
  [201, 222, 240],
  [168, 178, 184],
  [96, 104, 112],
  [52, 58, 64],
  [242, 244, 246],
  [214, 64, 69],
  [58, 134, 200],
  [38, 166, 126],
  [240, 168, 48],
  [120, 82, 168],
];

export interface Scene {
  readonly width: number;
  readonly height: number;
  /** Row by row. */
  readonly pixels: Uint8Array;
}

const [sky, ground, pole, frame, paper, firstColour] = [0, 1, 2, 3, 4, 5];
const colours = 5;
/** Share of the picture's width that the face fills. */
const faceShare = { near: 0.9, middle: 0.55, far: 0.25 } as const;

/** Draws the scene; the key determines creative and shot location. */
export function drawScene(key: string, shot: keyof typeof faceShare, width = 160, height = 120): Scene {
  const seed = hashText(`${key}|${shot}`);
  const creative = hashText(key);
  const pixels = new Uint8Array(width * height).fill(sky);
  const fill = (x: number, y: number, w: number, h: number, colour: number): void => {
    for (let row = Math.max(0, y); row < Math.min(height, y + h); row++)
      pixels.fill(colour, row * width + Math.max(0, x), row * width + Math.min(width, x + w));
  };
  fill(0, Math.round(height * 0.72), width, height, ground);
  const faceWidth = Math.round(width * faceShare[shot]);
  const faceHeight = Math.round(faceWidth * 0.56);
  const x = Math.round((width - faceWidth) * (0.35 + 0.3 * ((seed % 97) / 97)));
  const y = Math.round(height * 0.7 - faceHeight * (0.8 + 0.2 * ((seed % 89) / 89)));
  fill(x + (faceWidth >> 1) - 2, y + faceHeight, 4, height, pole);
  fill(x - 2, y - 2, faceWidth + 4, faceHeight + 4, frame);
  fill(x, y, faceWidth, faceHeight, paper);
  for (let i = 0; i < 6; i++) {
    const part = hashText(`${creative}|${i}`);
    const w = Math.max(2, Math.round(faceWidth * (0.15 + 0.35 * ((part % 61) / 61))));
    const h = Math.max(2, Math.round(faceHeight * (0.1 + 0.3 * ((part % 53) / 53))));
    const left = x + ((part >>> 8) % Math.max(1, faceWidth - w));
    const top = y + ((part >>> 16) % Math.max(1, faceHeight - h));
    fill(left, top, w, h, firstColour + (part % colours));
  }
  return { width, height, pixels };
}
