import { isConfirmed } from '@ooh/contract/domain/content';
import { chinaDate } from '@ooh/contract/domain/china-time';
import { readingsOf } from '../../../reference/content/content-readings.ts';
import { headOf, inForce, mayRead, readVersions } from '../../../reference/content/content-store.ts';
import type { Handler } from '../../handler.ts';

export const listContent: Handler<'v1/content/list'> = async ({ db, now }, { route }, { user }) => {
  const today = chinaDate(now());
  const [all, readAt] = await Promise.all([readVersions(db), readingsOf(db, user.userId)]);
  const documents = [...all.values()].flatMap((versions) => {
    const current = inForce(versions, today);
    if (current === undefined || !mayRead(user.permission, current)) return [];
    if (route !== undefined && current.route !== route) return [];
    const coming = versions.find((one) => one.version > current.version && one.effectiveOn > today);
    return [
      {
        ...headOf(current),
        isConfirmed: isConfirmed(current),
        readAt: readAt(current),
        coming: coming === undefined ? null : { version: coming.version, effectiveOn: coming.effectiveOn },
      },
    ];
  });
  const unread = documents.filter((document) => document.isConfirmed && document.readAt === null).length;
  return { documents, unread };
};
