/** How far the dock is open. */
export type DockState = 'closed' | 'half' | 'full';

/** How the panels of a map workbench stand. */
export interface WorkbenchLayout {
  readonly isLeftOpen: boolean;
  readonly isRightOpen: boolean;
  readonly dock: DockState;
  /** Height of the half-open dock, px. */
  readonly halfHeight: number;
  /** True shows the map without its panels. */
  readonly isMapAlone: boolean;
}

/** Widths of the window that change what stands beside the map. */
export type WindowClass = 'slim' | 'narrow' | 'wide';

/** What a user chose; what was never chosen follows the window. */
export type StoredLayout = Partial<Omit<WorkbenchLayout, 'isMapAlone' | 'isLeftOpen'>> & {
  /** Of wide windows and of narrow ones, where the left panel leaves the city little room. */
  readonly isLeftOpen?: boolean;
  readonly isLeftOpenNarrow?: boolean;
};

export const closedHeight = 44;
const standardHalf = 236;
const leastHalf = 140;
/** What a full dock leaves free above it, px: the row of cities. */
export const aboveFullDock = 76;

function booleanOf(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

/** A stored layout as far as it can be read. */
export function parseLayout(stored: unknown): StoredLayout {
  if (typeof stored !== 'object' || stored === null) return {};
  const { isLeftOpen, isLeftOpenNarrow, isRightOpen, dock, halfHeight } = stored as Record<string, unknown>;
  return {
    isLeftOpen: booleanOf(isLeftOpen),
    isLeftOpenNarrow: booleanOf(isLeftOpenNarrow),
    isRightOpen: booleanOf(isRightOpen),
    dock: dock === 'closed' || dock === 'half' || dock === 'full' ? dock : undefined,
    halfHeight: typeof halfHeight === 'number' && halfHeight >= leastHalf ? halfHeight : undefined,
  };
}

/**
 * The layout of a window: what was never chosen is as the screen begins, and the left panel of a narrow window is folded
 * unless the screen needs it.
 */
export function layoutOf(
  stored: StoredLayout,
  window: WindowClass,
  isMapAlone: boolean,
  first: StoredLayout = {},
): WorkbenchLayout {
  const isLeftOpen =
    window === 'wide'
      ? (stored.isLeftOpen ?? true)
      : (stored.isLeftOpenNarrow ?? first.isLeftOpenNarrow ?? false);
  return {
    isLeftOpen,
    isRightOpen: stored.isRightOpen ?? true,
    dock: stored.dock ?? 'half',
    halfHeight: stored.halfHeight ?? first.halfHeight ?? standardHalf,
    isMapAlone,
  };
}

/** What a change of the layout in a window leaves in the store. */
export function storedAfter(
  stored: StoredLayout,
  { isLeftOpen, isMapAlone: _isMapAlone, ...part }: Partial<WorkbenchLayout>,
  window: WindowClass,
): StoredLayout {
  if (isLeftOpen === undefined) return { ...stored, ...part };
  return { ...stored, ...part, [window === 'wide' ? 'isLeftOpen' : 'isLeftOpenNarrow']: isLeftOpen };
}

/** Where a dock that is let go at a height comes to rest, in a frame of a height. */
export function dockAt(height: number, frameHeight: number): Partial<WorkbenchLayout> {
  const most = frameHeight - aboveFullDock;
  if (height < (closedHeight + leastHalf) / 2) return { dock: 'closed' };
  if (height > most - 48) return { dock: 'full' };
  return { dock: 'half', halfHeight: Math.round(Math.max(leastHalf, height)) };
}

const steps: readonly DockState[] = ['closed', 'half', 'full'];

/** One step up or down. */
export function dockStep(dock: DockState, step: -1 | 1): DockState {
  return steps[Math.min(steps.length - 1, Math.max(0, steps.indexOf(dock) + step))];
}
