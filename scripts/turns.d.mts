/** In how many turns the test files run that take turns. */
export const turns: number;
/** The files that take turns, by project. */
export const filesInTurns: Readonly<Record<string, readonly string[]>>;
/** The files that a turn leaves to the others. */
export function restingFiles(turn: number): string[];
/** The turn of a commit, by its hash. */
export function turnOfCommit(hash: string): number;
/** The turn of the commit that a checkout stands on; 0 where there is none. */
export function turnOfCheckout(root: string): number;
