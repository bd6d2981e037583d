/** The one file of an upload, whole and within the limit. */
export interface UploadedFile {
  readonly fileName: string;
  readonly bytes: Buffer;
}
