import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { UploadedFile } from '../platform/attachment/uploaded-file.ts';
import { AppError } from '../platform/http/app-error.ts';

export interface ReceivedUpload {
  readonly fields: Record<string, string>;
  readonly file: UploadedFile;
}

const tooLarge = (maxBytes: number) =>
  new AppError('tooLarge', `文件超过 ${Math.floor(maxBytes / 1024 / 1024)} MB 的限制，请拆分后上传`);

async function bytesOf(part: MultipartFile, maxBytes: number): Promise<Buffer> {
  try {
    return await part.toBuffer();
  } catch (error) {
    if ((error as { statusCode?: number }).statusCode === 413) throw tooLarge(maxBytes);
    throw error;
  }
}

/** Reads a multipart request: text fields and exactly one file. A file cut at the limit is refused, never used. */
export async function receiveUpload(request: FastifyRequest, maxBytes: number): Promise<ReceivedUpload> {
  if (!request.isMultipart()) throw new AppError('invalid', '须以 multipart/form-data 上传文件');
  const fields: Record<string, string> = Object.create(null) as Record<string, string>;
  let file: UploadedFile | undefined;
  for await (const part of request.parts({ limits: { fileSize: maxBytes } })) {
    if (part.type === 'field') {
      fields[part.fieldname] = String(part.value);
      continue;
    }
    if (file !== undefined) throw new AppError('invalid', '一次只能上传一个文件');
    const bytes = await bytesOf(part, maxBytes);
    if (part.file.truncated) throw tooLarge(maxBytes);
    file = { fileName: part.filename, bytes };
  }
  if (file === undefined) throw new AppError('invalid', '缺少文件');
  return { fields, file };
}
