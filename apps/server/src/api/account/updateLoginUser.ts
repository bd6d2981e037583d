import { getAccount, updateProfile } from '../../administration/account/account-store.ts';
import { pictureOf } from '../../administration/account/picture.ts';
import { isImage } from '../../platform/attachment/media-type.ts';
import { findOwnAttachment } from '../../platform/attachment/attachment-store.ts';
import { notFound, AppError } from '../../platform/http/app-error.ts';
import type { Handler } from '../handler.ts';

const blankIsNull = (text: string | undefined) => (text === '' ? null : text);

export const updateLoginUser: Handler<'account/updateLoginUser'> = async (context, input, request) => {
  const { user } = request;
  if (typeof input.avatarAttachmentId === 'string') {
    const attachment = await findOwnAttachment(context.db, input.avatarAttachmentId, user.userId);
    if (attachment === undefined) throw notFound('附件');
    if (!isImage(attachment.mediaType)) throw new AppError('refused', '头像须为 PNG、JPEG 或 WebP 图片');
  }
  const account = await context.db.transaction().execute(async (transaction) => {
    await updateProfile(transaction, user.userId, {
      nickName: input.nickName,
      avatarAttachmentId: input.avatarAttachmentId,
      phone: blankIsNull(input.phone),
      email: blankIsNull(input.email),
    });
    await request.record({ fields: Object.keys(input) }, transaction);
    return getAccount(transaction, user.userId);
  });
  return {
    nickName: account.nickName,
    picture: pictureOf(account.avatarAttachmentId),
    phone: account.phone,
    email: account.email,
  };
};
