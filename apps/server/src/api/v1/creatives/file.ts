import { creativeFile, creativeOf } from '../../../orders/creative/creative-store.ts';
import { grantedSubject } from '../../../orders/creative/creative-subject.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { Handler } from '../../handler.ts';

export const getCreativeFile: Handler<'v1/creatives/file'> = async ({ db, files }, input, { user }) => {
  const subject = await grantedSubject(db, user, input);
  const file = await creativeFile(files, await creativeOf(db, subject));
  if (file === null) throw notFound('创意画面');
  return file;
};
