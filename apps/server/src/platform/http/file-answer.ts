/** A file as the answer of a call. `inline`: shown in the page; otherwise saved under its name. */
export interface FileAnswer {
  readonly fileName: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
  readonly inline?: boolean;
}
