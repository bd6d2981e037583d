import type { Page } from 'playwright-core';

/** How the map's frames are made: by the processor in a thread, or by WebGL, of which draw calls may be left out. */
export type Drawing = 'painted' | 'webgl' | 'webgl-undrawn';

/** A frame of the map. */
interface Frame {
  /** When it was passed on or shown, by the page's clock, ms. */
  readonly at: number;
  /** Corners of triangles handed to the graphics card, 0 for a painted frame. */
  readonly corners: number;
  /** Colours of a painted frame in small, otherwise empty. */
  readonly colours: string;
}

/** Frames of the map since its data came. */
export interface FrameFigures {
  /** From the last answer to the first frame, ms. */
  readonly firstFrameMs: number;
  /** From the last answer to the first frame that draws everything the settled map draws, ms. */
  readonly firstPaintMs: number;
  /** From the last of the answers to the map at rest, ms. */
  readonly restMs: number;
  /** Frames drawn until it was at rest. */
  readonly frames: number;
}

/** Placement of labels may differ a little between two frames of the same data. */
const wholePart = 0.99;

/** In the page: notes what every frame draws, and suppresses drawing if `isDrawn` is false. */
function noteFrames(isDrawn: boolean): void {
  const frames: { at: number; corners: number; colours: string }[] = [];
  Object.assign(window, { mapFrames: frames });
  let corners = 0;
  const note = (more: number) => {
    // A frame is drawn in one task: callbacks after it run when all of it has been submitted.
    if (corners === 0)
      queueMicrotask(() => {
        frames.push({ at: performance.now(), corners, colours: '' });
        corners = 0;
      });
    corners += more;
  };
  const card = WebGL2RenderingContext.prototype;
  const { getParameter } = card;
  // The map uses WebGL if it finds a graphics card, of which it reads only the name.
  const rendererName = 0x9246;
  card.getParameter = function read(name) {
    return name === rendererName ? 'a graphics card' : getParameter.call(this, name);
  };
  const { drawElements, drawArrays, drawElementsInstanced, drawArraysInstanced } = card;
  card.drawElements = function draw(...given) {
    note(given[1]);
    if (isDrawn) drawElements.apply(this, given);
  };
  card.drawArrays = function draw(...given) {
    note(given[2]);
    if (isDrawn) drawArrays.apply(this, given);
  };
  card.drawElementsInstanced = function draw(...given) {
    note(given[1] * given[4]);
    if (isDrawn) drawElementsInstanced.apply(this, given);
  };
  card.drawArraysInstanced = function draw(...given) {
    note(given[2] * given[3]);
    if (isDrawn) drawArraysInstanced.apply(this, given);
  };
}

/** In the page: records when a picture of the painter is shown, with a thumbnail of it. */
function notePictures(): void {
  const frames: { at: number; corners: number; colours: string }[] = [];
  Object.assign(window, { mapFrames: frames });
  const { drawImage } = CanvasRenderingContext2D.prototype;
  const small = new OffscreenCanvas(96, 60);
  const pen = small.getContext('2d', { willReadFrequently: true })!;
  CanvasRenderingContext2D.prototype.drawImage = function draw(...given: unknown[]) {
    drawImage.apply(this, given as never);
    if (!(given[0] instanceof ImageBitmap)) return;
    const at = performance.now();
    pen.drawImage(given[0], 0, 0, small.width, small.height);
    const { data } = pen.getImageData(0, 0, small.width, small.height);
    frames.push({ at, corners: 0, colours: data.join() });
  };
}

/** Has the page note its frames from its first line on. */
export async function watchFrames(page: Page, drawing: Drawing): Promise<void> {
  if (drawing === 'painted') await page.addInitScript(notePictures);
  else await page.addInitScript(noteFrames, drawing === 'webgl');
}

/** Times since the last answer to calls whose path contains this part, read when the map is settled. */
export async function framesSince(page: Page, callPart: string): Promise<FrameFigures> {
  const { frames, answered, now } = await page.evaluate((part) => {
    const answers = performance.getEntriesByType('resource').filter(({ name }) => name.includes(part));
    return {
      frames: (window as unknown as { mapFrames: Frame[] }).mapFrames,
      answered: Math.max(...answers.map((entry) => (entry as PerformanceResourceTiming).responseEnd)),
      now: performance.now(),
    };
  }, callPart);
  const later = frames.filter(({ at }) => at > answered);
  const last = later.at(-1);
  const whole = later.find(
    ({ corners, colours }) => last && corners >= wholePart * last.corners && colours === last.colours,
  );
  if (!Number.isFinite(answered) || !whole) throw new Error('the map drew no frame after its data');
  return {
    firstFrameMs: later[0].at - answered,
    firstPaintMs: whole.at - answered,
    restMs: now - answered,
    frames: later.length,
  };
}
