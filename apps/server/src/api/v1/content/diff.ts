import { chinaDate } from '@ooh/contract/domain/china-time';
import { contentLines, diffLines } from '../../../reference/content/content-lines.ts';
import { chosenVersion, mayEdit, versionsFor } from '../../../reference/content/content-store.ts';
import type { Handler } from '../../handler.ts';

export const diffContent: Handler<'v1/content/diff'> = async (
  { db, now },
  { docId, fromVersion, toVersion },
  { user },
) => {
  const versions = await versionsFor(db, user, docId);
  const [from, to] = [fromVersion, toVersion].map((version) => {
    const today = chinaDate(now());
    const { title, body } = chosenVersion(versions, { version, today, mayEdit: mayEdit(user) });
    return contentLines(title, body);
  });
  return { lines: diffLines(from, to) };
};
