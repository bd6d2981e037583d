/**
 * The turn of this run of `npm test` and how many there are (`scripts/turns.mjs`): what is sampled differs between
 * turns, and all of them together leave nothing out. A run of everything, or of a part, is the only turn.
 */
const [turn = 0, turns = 1] = (process.env['OOH_TEST_TURN'] ?? '0/1').split('/').map(Number);

/** Whether something in a list is for this turn. */
export const isInTurn = (place: number): boolean => place % turns === turn;

export { turn, turns };
