import { randomUUID } from 'node:crypto';
import { maxCreativeBytes } from '@ooh/contract/domain/creative';
import type { Context } from '../../context.ts';
import { AppError } from '../http/app-error.ts';
import type { SignedInUser } from '../session/session.ts';
import { insertAttachment, type Attachment } from './attachment-store.ts';
import { isDocumentImage, isImage, mediaTypeOf, namedAs } from './media-type.ts';
import type { UploadedFile } from './uploaded-file.ts';

const longestAvatarBytes = 2 * 1024 * 1024;

export interface NewAttachment extends UploadedFile {
  readonly purpose: 'avatar' | 'import' | 'brief' | 'report' | 'album' | 'monitoring' | 'creative';
}

/** Path parts and control characters never enter a stored name; at most 200 characters are kept, including the extension. */
export function safeFileName(fileName: string): string {
  const last = fileName.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const visible = last.replaceAll(/[\p{Cc}\p{Cf}"<>|:*?]/gu, '').trim();
  return [...visible].slice(-200).join('') || '未命名';
}

function checkedType(file: NewAttachment): string {
  if (file.bytes.length === 0) throw new AppError('invalid', '文件为空（0 字节）');
  const mediaType = mediaTypeOf(file.fileName, file.bytes);
  if (mediaType === null) throw new AppError('refused', '不支持的文件类型，或内容与扩展名不符');
  if (file.purpose === 'avatar') {
    if (!isImage(mediaType)) throw new AppError('refused', '头像须为 PNG、JPEG 或 WebP 图片');
    if (file.bytes.length > longestAvatarBytes) throw new AppError('tooLarge', '头像不超过 2 MB');
  }
  if (file.purpose === 'album' || file.purpose === 'monitoring') {
    if (!isImage(mediaType)) throw new AppError('refused', '图片须为 PNG、JPEG 或 WebP');
  }
  if (file.purpose === 'creative') {
    if (!isDocumentImage(mediaType))
      throw new AppError('refused', '创意画面须为 PNG 或 JPEG 图片；WebP 不能写入 PPT 与 PDF，请先转换');
    if (file.bytes.length > maxCreativeBytes) throw new AppError('tooLarge', '创意画面不超过 10 MB');
  }
  return mediaType;
}

/** Checks and stores a file for its owner; `check` throws for what is wrong with one of a permitted type. */
export async function saveAttachment(
  context: Pick<Context, 'db' | 'files' | 'audit'>,
  owner: SignedInUser,
  file: NewAttachment,
  request: { address: string; requestId: string },
  check: (mediaType: string) => void = () => undefined,
): Promise<Attachment> {
  const { purpose, fileName, bytes } = file;
  const mediaType = checkedType(file);
  check(mediaType);
  const chunks = (async function* () {
    yield bytes;
  })();
  const checked = { purpose, fileName, mediaType, byteCount: bytes.length, chunks };
  return storeAttachment(context, owner, checked, request);
}

export interface CheckedAttachment {
  readonly purpose: NewAttachment['purpose'];
  readonly fileName: string;
  readonly mediaType: string;
  readonly byteCount: number;
  readonly chunks: AsyncIterable<Uint8Array>;
}

/** Stores a file whose content has been checked before: bytes first, then the row, so a row never lacks its bytes. */
export async function storeAttachment(
  context: Pick<Context, 'db' | 'files' | 'audit'>,
  owner: SignedInUser,
  file: CheckedAttachment,
  request: { address: string; requestId: string },
): Promise<Attachment> {
  const attachmentId = randomUUID();
  const sha256 = await context.files.putChunks(attachmentId, file.chunks);
  const attachment: Attachment = {
    attachmentId,
    ownerId: owner.userId,
    purpose: file.purpose,
    fileName: namedAs(safeFileName(file.fileName), file.mediaType),
    mediaType: file.mediaType,
    byteCount: file.byteCount,
    sha256,
  };
  await context.db.transaction().execute(async (transaction) => {
    await insertAttachment(transaction, attachment);
    await context.audit.record(
      {
        ...request,
        action: 'attachment.upload',
        actor: owner,
        detail: { attachmentId, sha256, purpose: file.purpose },
      },
      transaction,
    );
  });
  return attachment;
}
