import { isConfirmed } from '@ooh/contract/domain/content';
import { chinaDate } from '@ooh/contract/domain/china-time';
import { AppError } from '../../../platform/http/app-error.ts';
import { confirmReading } from '../../../reference/content/content-readings.ts';
import { inForce, versionsFor } from '../../../reference/content/content-store.ts';
import type { Handler } from '../../handler.ts';

export const acknowledgeContent: Handler<'v1/content/acknowledge'> = async (
  { db, now },
  { docId, version },
  request,
) =>
  db.transaction().execute(async (transaction) => {
    const current = inForce(await versionsFor(transaction, request.user, docId), chinaDate(now()));
    if (current === undefined || current.version !== version)
      throw new AppError('conflict', '该文档已有新的现行版本，请阅读后再确认');
    if (!isConfirmed(current)) throw new AppError('refused', '该文档无须确认阅读');
    const readAt = await confirmReading(transaction, current, request.user.userId, now());
    await request.record({ docId, version }, transaction);
    return { readAt };
  });
