interface Reveal {
  underWay: number;
  waiting: (() => void)[];
}

const reveals = new WeakMap<object, Reveal>();

/** One source that is being given its first data. */
export interface Arrival {
  /** All of it is there: `show` is called when nothing else on the map is under way. */
  readonly arrive: (show: () => void) => void;
  /** It will not come, so that the others need not wait for it. */
  readonly giveUp: () => void;
}

/**
 * Has what is given to a map at about the same time shown in one go: a source that is drawn while it grows is cut into
 * tiles again with each part, and every part is a frame in which the map draws all that it has.
 */
export function revealTogether(map: object): Arrival {
  const reveal = reveals.get(map) ?? { underWay: 0, waiting: [] };
  reveals.set(map, reveal);
  reveal.underWay += 1;
  let isUnderWay = true;
  const end = () => {
    if (!isUnderWay) return;
    isUnderWay = false;
    reveal.underWay -= 1;
    if (reveal.underWay > 0) return;
    const shows = reveal.waiting;
    reveal.waiting = [];
    for (const show of shows) show();
  };
  return {
    arrive: (show) => {
      if (!isUnderWay) return;
      reveal.waiting.push(show);
      end();
    },
    giveUp: end,
  };
}
