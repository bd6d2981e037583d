import { isImage } from '../../../platform/attachment/media-type.ts';
import { findOwnAttachment } from '../../../platform/attachment/attachment-store.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { Handler } from '../../handler.ts';

export const getAttachment: Handler<'v1/attachments/{attachmentId}'> = async (context, input, { user }) => {
  const attachment = await findOwnAttachment(context.db, input.attachmentId, user.userId);
  if (attachment === undefined) throw notFound('附件');
  const bytes = await context.files.get(attachment.attachmentId, attachment.sha256);
  if (bytes === null) throw notFound('附件');
  const { fileName, mediaType } = attachment;
  return { fileName, mediaType, bytes, inline: isImage(mediaType) };
};
