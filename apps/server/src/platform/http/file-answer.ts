/** A file that answers a call. `inline` shows it in the page; otherwise it is saved under its name. */
export interface FileAnswer {
  readonly fileName: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
  readonly inline?: boolean;
}
