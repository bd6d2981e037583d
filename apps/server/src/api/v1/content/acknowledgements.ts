import { chinaDate } from '@ooh/contract/domain/china-time';
import { readersOf } from '../../../reference/content/content-readings.ts';
import { chosenVersion, headOf, versionsFor } from '../../../reference/content/content-store.ts';
import type { Handler } from '../../handler.ts';

export const listAcknowledgements: Handler<'v1/content/acknowledgements'> = async (
  { db, now },
  { docId },
  { user },
) => {
  const versions = await versionsFor(db, user, docId);
  const current = chosenVersion(versions, { today: chinaDate(now()), mayEdit: true });
  return { version: current.version, readers: await readersOf(db, headOf(current)) };
};
