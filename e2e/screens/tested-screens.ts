import { turn, turns } from '../../apps/server/src/testing/turn.ts';
import { allScreens } from './all-screens.ts';
import { takesAll } from './look-at.ts';
import { subjects, type Ids, type Screen } from './screen.ts';

/** Names in place of stored objects: which page an address leads to does not depend on them. */
const anyIds = Object.fromEntries(subjects.map((name) => [name, name])) as Ids;

/** A page and who reads it. */
const pageOf = ({ path, as }: Screen): string => `${new URL(path(anyIds), 'http://here').pathname} ${as}`;

/** A page is looked at in every second turn. */
const turnsOfPage = 2;

/**
 * Half of the pages, once for each of their readers, the other half in the next turn; and the further states of pages,
 * each in one turn: they are drawn in the frame that the first one shows. A single turn takes everything.
 */
export function sampleOf(screens: readonly Screen[], turn: number, turns: number): Screen[] {
  const known = new Set<string>();
  const every = Math.min(turnsOfPage, turns);
  return screens.filter((screen, place) => {
    const page = pageOf(screen);
    const isFirst = !known.has(page);
    known.add(page);
    return (isFirst && known.size % every === turn % every) || place % turns === turn;
  });
}

/** `npm run test:all` and screenshots take every state of every page, `npm test` a sample. */
export const testedScreens: readonly Screen[] = takesAll ? allScreens : sampleOf(allScreens, turn, turns);
