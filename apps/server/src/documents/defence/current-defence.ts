import type { Defence } from '@ooh/contract/domain/defence';
import { otherBudgetsSentence, pointsSentence } from '@ooh/contract/domain/defence-words';
import type { ProposalDocument } from '@ooh/report/proposal-document';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Reader } from '../../platform/session/reader.ts';
import { defenceKey, findDefence, presentDefence } from './defence-store.ts';
import type { DefenceAsked } from './defence-subject.ts';
import { readDefenceSubject } from './read-subject.ts';

/** The defence of a plan or an order as its reader sees it now; null until it is made. */
export async function currentDefence(
  context: Context,
  reader: Reader,
  asked: DefenceAsked,
): Promise<Defence | null> {
  const subject = await readDefenceSubject(context, reader, asked);
  const found = await findDefence(context.db, asked, await defenceKey(context, subject));
  return found === undefined ? null : presentDefence(found);
}

/** The same for a document that says without it what it can: null also where nothing can be defended. */
export async function defenceForDocument(
  context: Context,
  reader: Reader,
  asked: DefenceAsked,
): Promise<Defence | null> {
  try {
    return await currentDefence(context, reader, asked);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** The part of a deck that a defence adds: the very figures that were presented. */
export function argumentOf(defence: Defence | null): Pick<ProposalDocument, 'arguments' | 'tried'> {
  if (defence === null) return { arguments: [], tried: [] };
  return {
    arguments: defence.cities.flatMap(({ cityName, argument }) =>
      argument === null
        ? []
        : [
            {
              cityName,
              reading: otherBudgetsSentence(argument),
              budgets: (argument.frontier?.points ?? []).map(({ budgetFen, plan }) => ({
                budgetFen,
                share: plan?.share ?? null,
                boundShare: plan?.boundShare ?? null,
                isOwn: budgetFen === argument.frontier?.budgetFen,
              })),
              lines: argument.lines.map(({ lineName, fairPersons, addedPersons, mostShared }) => ({
                name: lineName,
                fairPersons,
                addedPersons,
                mostShared: mostShared && { name: mostShared.lineName, share: mostShared.share },
              })),
              rejected: argument.rejected.map(({ lineName, reason }) => ({ name: lineName, reason })),
            },
          ],
    ),
    tried: defence.tried.map(({ version, keptOn, netFen, difference }) => ({
      version,
      keptOn,
      netFen,
      difference: pointsSentence(difference),
    })),
  };
}
