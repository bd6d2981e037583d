/** An entry that was the last of the audit chain. */
export interface Anchor {
  readonly seq: number;
  /** Hexadecimal. */
  readonly hash: string;
}

/** The anchor in a text: what a log server was sent, or a line of the file of anchors; undefined where there is none. */
export function readAnchor(text: string): Anchor | undefined {
  const hash = /\b[0-9a-f]{64}\b/.exec(text)?.[0];
  const seq =
    /"seq"\s*:\s*(\d{1,15})/.exec(text)?.[1] ?? /(?:^|\s)(\d{1,15})\s+[0-9a-f]{64}\b/.exec(text)?.[1];
  return hash === undefined || seq === undefined ? undefined : { seq: Number(seq), hash };
}
