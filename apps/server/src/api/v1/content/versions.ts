import { chinaDate } from '@ooh/contract/domain/china-time';
import { headOf, inForce, mayEdit, versionsFor } from '../../../reference/content/content-store.ts';
import type { Handler } from '../../handler.ts';

export const listContentVersions: Handler<'v1/content/versions'> = async (
  { db, now },
  { docId },
  { user },
) => {
  const today = chinaDate(now());
  const versions = await versionsFor(db, user, docId);
  const current = inForce(versions, today)?.version;
  return {
    versions: versions
      .filter(({ effectiveOn }) => effectiveOn <= today || mayEdit(user))
      .map((one) => ({ ...headOf(one), isInForce: one.version === current }))
      .toReversed(),
  };
};
