/** A step of a path: its command and the points it names, the end last. */
export interface PathStep {
  readonly command: 'M' | 'L' | 'Q' | 'C' | 'Z';
  readonly points: readonly (readonly [number, number])[];
}

const pointsOf = { M: 1, L: 1, Q: 2, C: 3, Z: 0 } as const;

/**
 * The steps of a path of absolute commands M, L, H, V, Q, C and Z; H and V become L.
 *
 * @throws RangeError at anything else
 */
export function pathSteps(commands: string): PathStep[] {
  const tokens = commands.match(/[A-Za-z]|-?\d+(?:\.\d+)?/g) ?? [];
  const steps: PathStep[] = [];
  let at = 0;
  let command = 'M';
  let [x, y] = [0, 0];
  const number = (): number => {
    const value = Number(tokens[at++]);
    if (!Number.isFinite(value)) throw new RangeError(`path without a number: ${commands.slice(0, 40)}`);
    return value;
  };
  while (at < tokens.length) {
    if (/[A-Za-z]/.test(tokens[at])) command = tokens[at++];
    if (command === 'H' || command === 'V') {
      if (command === 'H') x = number();
      else y = number();
      steps.push({ command: 'L', points: [[x, y]] });
      continue;
    }
    if (!(command in pointsOf)) throw new RangeError(`unknown path command ${command}`);
    const known = command as PathStep['command'];
    const points = Array.from({ length: pointsOf[known] }, (): [number, number] => [number(), number()]);
    if (points.length > 0) [x, y] = points[points.length - 1];
    steps.push({ command: known, points });
    // Further points after a move are joined by lines.
    if (known === 'M') command = 'L';
  }
  return steps;
}
