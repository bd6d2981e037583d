import type { Browser } from 'playwright-core';

export interface Shot {
  readonly title: string;
  readonly picture: Buffer;
}

export interface SheetForm {
  readonly columns: number;
  /** Size of one picture on the sheet, px. */
  readonly width: number;
  readonly height: number;
}

const gap = 16;
const titleHeight = 22;
/** Colours are kept to this many levels: the eye sees no difference and the file is half as large. */
const levels = 32;

/** Pictures side by side with their titles, as one PNG. */
export async function drawSheet(browser: Browser, shots: readonly Shot[], form: SheetForm): Promise<Buffer> {
  const page = await browser.newPage();
  try {
    const pictures = shots.map(({ title, picture }) => ({ title, base64: picture.toString('base64') }));
    const url = await page.evaluate(
      async ({ pictures: given, columns, width, height, gap: space, titleHeight: top, levels: steps }) => {
        const canvas = document.createElement('canvas');
        canvas.width = columns * (width + space) + space;
        canvas.height = Math.ceil(given.length / columns) * (height + top + space) + space;
        const pen = canvas.getContext('2d')!;
        pen.fillStyle = '#e9ecef';
        pen.fillRect(0, 0, canvas.width, canvas.height);
        pen.imageSmoothingQuality = 'high';
        pen.font = '600 13px "Noto Sans SC", "Noto Sans CJK SC", sans-serif';
        for (const [i, { title, base64 }] of given.entries()) {
          const x = space + (i % columns) * (width + space);
          const y = space + Math.floor(i / columns) * (height + top + space);
          pen.fillStyle = '#14202e';
          pen.fillText(title, x, y + 14);
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
          const picture = await createImageBitmap(new Blob([bytes]));
          const scale = Math.min(width / picture.width, height / picture.height);
          pen.drawImage(picture, x, y + top, picture.width * scale, picture.height * scale);
        }
        const image = pen.getImageData(0, 0, canvas.width, canvas.height);
        const step = 256 / steps;
        image.data.forEach((value, i) => {
          image.data[i] = Math.min(255, Math.round(value / step) * step);
        });
        pen.putImageData(image, 0, 0);
        return canvas.toDataURL('image/png');
      },
      { pictures, ...form, gap, titleHeight, levels },
    );
    return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  } finally {
    await page.close();
  }
}
