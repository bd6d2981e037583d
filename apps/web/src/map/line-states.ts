/** How every line of the map stands: chosen into the plan, open for choosing, or excluded by conditions. */
export interface LineStates {
  readonly chosen: ReadonlySet<string>;
  /** Null while no condition restricts the lines: all match. */
  readonly matched: ReadonlySet<string> | null;
}

export interface LineState {
  readonly chosen: boolean;
  readonly out: boolean;
  readonly dim: boolean;
}

/** State of one line; `isolating` is true while another line is pointed at. A chosen line is never out. */
export function lineStateOf(lineId: string, { chosen, matched }: LineStates, isolating: boolean): LineState {
  const isChosen = chosen.has(lineId);
  return {
    chosen: isChosen,
    out: !isChosen && matched !== null && !matched.has(lineId),
    dim: isolating,
  };
}

/** Lines whose drawn state differs from what was drawn last; updates `drawn` to the new states. */
export function changedLineStates(
  lineIds: Iterable<string>,
  states: LineStates,
  isolating: boolean,
  drawn: Map<string, LineState>,
): [string, LineState][] {
  const changes: [string, LineState][] = [];
  for (const lineId of lineIds) {
    const next = lineStateOf(lineId, states, isolating);
    const last = drawn.get(lineId);
    if (last && last.chosen === next.chosen && last.out === next.out && last.dim === next.dim) continue;
    drawn.set(lineId, next);
    changes.push([lineId, next]);
  }
  return changes;
}
