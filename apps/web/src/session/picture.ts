/** Id of the attachment a picture address points to, or null for any other address. */
export function attachmentIdOf(picture: string | null): string | null {
  return /^\/api\/v1\/attachments\/([\w-]+)$/.exec(picture ?? '')?.[1] ?? null;
}
