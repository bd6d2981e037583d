/** How the lines of the map stand: those in the plan, and those that the conditions let through. */
export interface LineStates {
  readonly chosen: ReadonlySet<string>;
  /** Null while no condition restricts the lines: all match. */
  readonly matched: ReadonlySet<string> | null;
}

/** Drawn state of one line. Chosen lines are drawn again on top, so it leaves them out. */
export interface LineState {
  readonly out: boolean;
  readonly dim: boolean;
}

/** State of one line; `isolating` is true while a line is pointed at. */
export function lineStateOf(lineId: string, matched: LineStates['matched'], isolating: boolean): LineState {
  return { out: matched !== null && !matched.has(lineId), dim: isolating };
}

/** Lines whose drawn state differs from what was drawn last; updates `drawn` to the new states. */
export function changedLineStates(
  lineIds: Iterable<string>,
  matched: LineStates['matched'],
  isolating: boolean,
  drawn: Map<string, LineState>,
): [string, LineState][] {
  const changes: [string, LineState][] = [];
  for (const lineId of lineIds) {
    const next = lineStateOf(lineId, matched, isolating);
    const last = drawn.get(lineId);
    if (last && last.out === next.out && last.dim === next.dim) continue;
    drawn.set(lineId, next);
    changes.push([lineId, next]);
  }
  return changes;
}
