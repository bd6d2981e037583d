import type { Page } from 'playwright-core';

/** What one frame of the map hands to the graphics card. */
interface Frame {
  /** When it was handed over, by the page's clock, ms. */
  readonly at: number;
  /** Corners of triangles. */
  readonly corners: number;
}

/** Frames of the map since its data came. */
export interface FrameFigures {
  /** From the last of the answers to the first frame that draws everything the map at rest draws, ms. */
  readonly firstPaintMs: number;
  /** From the last of the answers to the map at rest, ms. */
  readonly restMs: number;
  /** Frames drawn until it was at rest. */
  readonly frames: number;
}

/** Names that stand clear of each other may differ a little between two frames of the same data. */
const wholePart = 0.99;

/** In the page: notes what every frame draws, and where `isDrawn` is false has nothing of it drawn. */
function noteFrames(isDrawn: boolean): void {
  const frames: { at: number; corners: number }[] = [];
  Object.assign(window, { mapFrames: frames });
  let corners = 0;
  const note = (more: number) => {
    // A frame is drawn in one task: what waits for its end is told when all of it is handed over.
    if (corners === 0)
      queueMicrotask(() => {
        frames.push({ at: performance.now(), corners });
        corners = 0;
      });
    corners += more;
  };
  const card = WebGL2RenderingContext.prototype;
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

/** Has the page note its frames from its first line on. */
export async function watchFrames(page: Page, isDrawn: boolean): Promise<void> {
  await page.addInitScript(noteFrames, isDrawn);
}

/** What came after the last answer to calls of this part of the address, told while the map is at rest. */
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
  const whole = later.find(({ corners }) => corners >= wholePart * (last?.corners ?? Infinity));
  if (!Number.isFinite(answered) || !whole) throw new Error('the map drew no frame after its data');
  return { firstPaintMs: whole.at - answered, restMs: now - answered, frames: later.length };
}
