import type { FastifyReply } from 'fastify';
import type { FileAnswer } from '../platform/http/file-answer.ts';

/** RFC 5987: everything but letters, digits and a few marks as UTF-8 percent escapes. */
function extendedValue(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** A Content-Disposition with the real name, for clients that read `filename` alone as percent escapes. */
export function contentDisposition(fileName: string, inline: boolean): string {
  const name = extendedValue(fileName);
  return `${inline ? 'inline' : 'attachment'}; filename="${name}"; filename*=UTF-8''${name}`;
}

export function sendFile(reply: FastifyReply, file: FileAnswer): void {
  reply
    .header('content-disposition', contentDisposition(file.fileName, file.inline ?? false))
    .header('cache-control', 'private, no-store')
    .header('access-control-expose-headers', 'content-disposition')
    .type(file.mediaType)
    .send(Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength));
}
