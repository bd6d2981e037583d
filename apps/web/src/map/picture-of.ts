import type { Map as MapLibreMap } from 'maplibre-gl';
import { isBlank } from './is-blank.ts';

/** How often a picture is taken anew that came out blank, and how long one frame is waited for, ms. */
const tries = 4;
const frameLimitMs = 4000;
/** Width to which a picture is shrunk to see whether it is blank. */
const probeWidth = 64;

function copyOf(sources: readonly HTMLCanvasElement[]): HTMLCanvasElement {
  // A vendor's map may draw on several canvases, one over the other.
  const copy = document.createElement('canvas');
  copy.width = Math.max(1, ...sources.map(({ width }) => width));
  copy.height = Math.max(1, ...sources.map(({ height }) => height));
  const pen = copy.getContext('2d');
  for (const source of sources)
    if (source.width > 0 && source.height > 0) pen?.drawImage(source, 0, 0, copy.width, copy.height);
  return copy;
}

/** Copies the map's pixels inside its own frame: after it the drawing buffer is cleared and reads blank. */
function captureFrame(map: MapLibreMap): Promise<HTMLCanvasElement> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('地图没有画出，请稍后重试')), frameLimitMs);
    map.once('render', () => {
      clearTimeout(late);
      resolve(copyOf([...map.getContainer().querySelectorAll('canvas')]));
    });
    map.triggerRepaint();
  });
}

function looksBlank(picture: HTMLCanvasElement): boolean {
  const probe = document.createElement('canvas');
  probe.width = probeWidth;
  probe.height = Math.max(1, Math.round((probeWidth * picture.height) / picture.width));
  const pen = probe.getContext('2d', { willReadFrequently: true });
  if (pen === null) return false;
  pen.drawImage(picture, 0, 0, probe.width, probe.height);
  return isBlank(pen.getImageData(0, 0, probe.width, probe.height).data);
}

/** What a map shows, as a picture that is not blank. Rejects where the map draws nothing. */
export async function pictureOf(map: MapLibreMap): Promise<HTMLCanvasElement> {
  for (let turn = 0; turn < tries; turn += 1) {
    // A frame that comes before its data is blank: the next one is not.
    // oxlint-disable-next-line no-await-in-loop
    const picture = await captureFrame(map);
    if (!looksBlank(picture)) return picture;
  }
  throw new Error('地图还是空白，请等待画出后重试');
}
