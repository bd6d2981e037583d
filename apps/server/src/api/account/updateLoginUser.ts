import { getAccount, updateProfile } from '../../account/account-store.ts';
import { pictureOf } from '../../account/picture.ts';
import { isImage } from '../../attachment/media-type.ts';
import { findOwnAttachment } from '../../attachment/attachment-store.ts';
import { notFound, Refusal } from '../../refusal.ts';
import type { Handler } from '../handler.ts';

const blankIsNull = (text: string | undefined) => (text === '' ? null : text);

export const updateLoginUser: Handler<'account/updateLoginUser'> = async (context, input, request) => {
  const { user } = request;
  if (typeof input.avatarAttachmentId === 'string') {
    const attachment = await findOwnAttachment(context.db, input.avatarAttachmentId, user.userId);
    if (attachment === undefined) throw notFound('附件');
    if (!isImage(attachment.mediaType)) throw new Refusal('refused', '头像须为 PNG、JPEG 或 WebP 图片');
  }
  const account = await context.db.transaction().execute(async (transaction) => {
    await updateProfile(transaction, user.userId, {
      nickName: input.nickName,
      avatarAttachmentId: input.avatarAttachmentId,
      phone: blankIsNull(input.phone),
      email: blankIsNull(input.email),
    });
    await context.audit.record(
      {
        action: 'account.update-profile',
        actor: user,
        address: request.address,
        requestId: request.requestId,
        detail: { fields: Object.keys(input) },
      },
      transaction,
    );
    return getAccount(transaction, user.userId);
  });
  return {
    nickName: account.nickName,
    picture: pictureOf(account.avatarAttachmentId),
    phone: account.phone,
    email: account.email,
  };
};
