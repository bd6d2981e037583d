import { useCallback, useState } from 'react';
import { storageKey } from '../../../session/product-identity.ts';
import { readStored, writeStored } from '../../../session/stored-json.ts';

/** Sizes of the panes in pixels; 0 is collapsed. */
export interface PaneSizes {
  readonly left: number;
  readonly right: number;
  readonly dock: number;
}

export type Pane = keyof PaneSizes;

function isSizes(value: unknown): value is PaneSizes {
  if (typeof value !== 'object' || value === null) return false;
  const sizes = value as Record<string, unknown>;
  return (['left', 'right', 'dock'] as const).every((pane) => Number.isFinite(sizes[pane]));
}

/** Below this height of the window the dock gives way, so that the evaluation above it ends below a whole figure. */
const lowWindow = 860;

/** Sizes that suit the window. */
export function standardSizes({ innerWidth: windowWidth, innerHeight }: Window): PaneSizes {
  if (windowWidth < 1440) return { left: 296, right: 288, dock: innerHeight < lowWindow ? 244 : 288 };
  return { left: 360, right: windowWidth < 1700 ? 320 : 360, dock: windowWidth < 1700 ? 300 : 340 };
}

/** Sizes of the panes as the user left them. */
export function usePaneSizes(): readonly [
  PaneSizes,
  (change: Partial<PaneSizes>) => void,
  (pane: Pane) => void,
] {
  const key = storageKey('plan-bus-panes');
  const [sizes, setSizes] = useState<PaneSizes>(() => {
    const stored = readStored(localStorage, key);
    return isSizes(stored) ? stored : standardSizes(window);
  });
  const change = useCallback(
    (part: Partial<PaneSizes>) =>
      setSizes((current) => {
        const next = { ...current, ...part };
        writeStored(localStorage, key, next);
        return next;
      }),
    [key],
  );
  const toggle = useCallback(
    (pane: Pane) =>
      setSizes((current) => {
        const size = current[pane] === 0 ? standardSizes(window)[pane] : 0;
        const next = { ...current, [pane]: size };
        writeStored(localStorage, key, next);
        return next;
      }),
    [key],
  );
  return [sizes, change, toggle];
}
