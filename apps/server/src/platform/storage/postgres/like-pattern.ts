/** A `like` pattern for texts that contain the part; wildcards in it are escaped. */
export function containing(part: string): string {
  return `%${literal(part.trim())}%`;
}

/** A `like` pattern for texts with the prefix. */
export function beginningWith(part: string): string {
  return `${literal(part.trim())}%`;
}

function literal(part: string): string {
  return part.replaceAll(/[\\%_]/g, (character) => `\\${character}`);
}
