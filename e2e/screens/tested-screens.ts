import { isInTurn } from '../../apps/server/src/testing/turn.ts';
import { allScreens } from './all-screens.ts';
import { takesAll } from './look-at.ts';
import { subjects, type Ids, type Screen } from './screen.ts';

/** Names in place of stored objects: which page an address leads to does not depend on them. */
const anyIds = Object.fromEntries(subjects.map((name) => [name, name])) as Ids;

/** A page and who reads it. */
const pageOf = ({ path, as }: Screen): string => `${new URL(path(anyIds), 'http://here').pathname} ${as}`;

/**
 * Every page once for each of its readers, and the further states of pages in turns of `npm test`: they are drawn in
 * the frame that the first one shows.
 */
export function sampleOf(screens: readonly Screen[], isTaken: (place: number) => boolean): Screen[] {
  const known = new Set<string>();
  return screens.filter((screen, place) => {
    const page = pageOf(screen);
    const isFirst = !known.has(page);
    known.add(page);
    return isFirst || isTaken(place);
  });
}

/** `npm run test:all` and screenshots take every state of every page, `npm test` a sample. */
export const testedScreens: readonly Screen[] = takesAll ? allScreens : sampleOf(allScreens, isInTurn);
