/** What is wrong with the folders of a root, as lines; empty when all is well. */
export function folderFaults(root: string): string[];
