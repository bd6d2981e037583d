/** Generated lists that are missing or out of date: path relative to `root`, and the text that it should have. */
export function outdatedLists(root: string): [path: string, text: string][];
