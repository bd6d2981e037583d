/** The single file of an upload, complete and within the limit. */
export interface UploadedFile {
  readonly fileName: string;
  readonly bytes: Buffer;
}
