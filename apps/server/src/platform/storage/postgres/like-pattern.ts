/** The pattern of `like` that finds texts with this part; its own wildcards stand for themselves. */
export function containing(part: string): string {
  return `%${literal(part.trim())}%`;
}

/** The pattern of `like` that finds texts that begin so. */
export function beginningWith(part: string): string {
  return `${literal(part.trim())}%`;
}

function literal(part: string): string {
  return part.replaceAll(/[\\%_]/g, (character) => `\\${character}`);
}
