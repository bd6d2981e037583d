export const maxNames = 200;
const longestName = 60;

/** Names in a text, one a line or parted by commas, each once. */
export function namesIn(text: string): string[] {
  const names = text
    .split(/[\n,，、;；\t]+/)
    .map((name) => name.trim().slice(0, longestName))
    .filter((name) => name !== '');
  return [...new Set(names)];
}
