import { positionLevels, type PositionLevel } from '@ooh/contract/domain/medium';

/** S, A++, A+, A, B; 特级 is S. Null for anything else. */
export function readLevel(text: string): PositionLevel | null {
  const name = text.normalize('NFKC').toUpperCase().replace(/级$/, '');
  return name === '特' ? 'S' : (positionLevels.find((level) => level === name) ?? null);
}
