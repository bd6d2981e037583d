/** Finds the features of a GeoJSON text as it arrives, without holding more than one of them. */
export interface FeatureScanner {
  /** The texts of the features that end in this piece. */
  push(text: string): string[];
  /** True when the text has ended between features. */
  readonly isComplete: boolean;
  /** What stands before the first feature, at most 64 KB: the collection's own members. */
  readonly head: string;
}

export class FeatureTooLarge extends Error {
  override readonly name = 'FeatureTooLarge';
}

const featureTextLimit = 8 * 1024 * 1024;
const depthLimit = 60;
const headLimit = 64 * 1024;

const quote = 34;
const backslash = 92;
const openers = new Set([91, 123]);
const closers = new Set([93, 125]);

/**
 * Features are the objects inside the array `features` of the outermost object, those inside an outermost array,
 * and outermost objects without such an array (one feature a line). Throws FeatureTooLarge on one over 8 MB or
 * nested over 60 deep.
 */
export function featureScanner(): FeatureScanner {
  let [depth, isString, isEscaped] = [0, false, false];
  /** Depth inside which features stand; −1 while unknown. */
  let base = -1;
  let key = '';
  let [keyHeld, keyStart] = ['', 0];
  let [held, head] = ['', ''];
  let isHolding = false;

  const open = (text: string, at: number): void => {
    depth++;
    if (depth > depthLimit) throw new FeatureTooLarge('嵌套过深');
    const isArray = text.charCodeAt(at) === 91;
    if (base < 0 && isArray && (depth === 1 || (depth === 2 && key === 'features'))) {
      base = depth;
      isHolding = false;
      held = '';
    }
  };

  return {
    get isComplete() {
      return depth === 0 && !isString;
    },
    get head() {
      return head;
    },
    push(text) {
      const found: string[] = [];
      if (base < 0 && head.length < headLimit) head += text.slice(0, headLimit - head.length);
      let from = 0;
      for (let at = 0; at < text.length; at++) {
        const mark = text.charCodeAt(at);
        if (isString) {
          if (isEscaped) isEscaped = false;
          else if (mark === backslash) isEscaped = true;
          else if (mark === quote) {
            isString = false;
            if (depth === 1 && base < 0) key = keyHeld + text.slice(keyStart, at);
          }
          continue;
        }
        if (mark === quote) {
          isString = true;
          [keyHeld, keyStart] = ['', at + 1];
          continue;
        }
        if (openers.has(mark)) {
          const isFeature = mark === 123 && (base < 0 ? depth === 0 : depth === base);
          if (isFeature) {
            isHolding = true;
            held = '';
            from = at;
          }
          open(text, at);
        } else if (closers.has(mark) && depth > 0) {
          depth--;
          if (isHolding && depth === (base < 0 ? 0 : base)) {
            found.push(held + text.slice(from, at + 1));
            [held, isHolding] = ['', false];
          }
          if (base >= 0 && depth < base) base = depth === 0 ? -1 : base;
        }
      }
      // A member's name may begin in one piece and end in the next.
      if (isString && depth === 1 && keyHeld.length < 100) keyHeld += text.slice(keyStart);
      keyStart = 0;
      if (isHolding) {
        held += text.slice(from);
        if (held.length > featureTextLimit) throw new FeatureTooLarge('单个要素过大');
      }
      return found;
    },
  };
}
