import { saveAttachment } from '../../platform/attachment/save-attachment.ts';
import type { Handler } from '../handler.ts';

export const uploadAttachment: Handler<'common-attachment/uploadAttachment'> = async (
  context,
  input,
  request,
) => {
  const attachment = await saveAttachment(
    context,
    request.user,
    { purpose: input.purpose, ...request.file },
    {
      address: request.address,
      requestId: request.requestId,
    },
  );
  return {
    attachmentId: attachment.attachmentId,
    fileName: attachment.fileName,
    bytes: attachment.byteCount,
    mediaType: attachment.mediaType,
    url: `/api/v1/attachments/${attachment.attachmentId}`,
  };
};
