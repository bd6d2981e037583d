import type { FastifyReply } from 'fastify';
import type { FileAnswer } from '../platform/http/file-answer.ts';

/** RFC 5987: everything but letters, digits and a few marks as UTF-8 percent escapes. */
function extendedValue(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** A Content-Disposition with the real name and an ASCII fallback for old clients. */
export function contentDisposition(fileName: string, inline: boolean): string {
  const extension = /\.[A-Za-z0-9]{1,8}$/.exec(fileName)?.[0] ?? '';
  return `${inline ? 'inline' : 'attachment'}; filename="download${extension}"; filename*=UTF-8''${extendedValue(fileName)}`;
}

export function sendFile(reply: FastifyReply, file: FileAnswer): void {
  reply
    .header('content-disposition', contentDisposition(file.fileName, file.inline ?? false))
    .header('cache-control', 'private, no-store')
    .header('access-control-expose-headers', 'content-disposition')
    .type(file.mediaType)
    .send(Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength));
}
