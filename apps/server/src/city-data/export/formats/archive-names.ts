/** Characters that archives and file systems refuse in names, and folders. */
const forbidden = /[\\/:*?"<>|\p{Cc}]/gu;

function split(name: string): readonly [string, string] {
  const dot = name.lastIndexOf('.');
  return dot <= 0 ? [name, ''] : [name.slice(0, dot), name.slice(dot)];
}

/**
 * Names of files for one folder of an archive, in order, each as near to the given one as it can be. They differ without
 * regard to case; a repeated one gets a number: 图.png, 图 (2).png.
 */
export function archiveNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const clean = name.replace(forbidden, '_').trim().replace(/^\./, '_');
    const [stem, ending] = split(clean);
    let unique = clean;
    for (let number = 2; taken.has(unique.toLowerCase()); number++) unique = `${stem} (${number})${ending}`;
    taken.add(unique.toLowerCase());
    return unique;
  });
}
