/** Address of a user's picture; the client fetches it with its token. */
export function pictureOf(attachmentId: string | null): string | null {
  return attachmentId === null ? null : `/api/v1/attachments/${attachmentId}`;
}
