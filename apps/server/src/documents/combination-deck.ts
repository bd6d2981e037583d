import { proposalKindNames } from '@ooh/contract/domain/combination-names';
import type { CombinationBrief, CombinationProposal, MixEvaluation } from '@ooh/contract/domain/combination';
import { planGoalNames } from '@ooh/contract/domain/plan-names';
import type { ParsedInput } from '@ooh/contract/registry';
import { combinationPages } from '@ooh/report/combination-deck';
import type { CombinationFacts, DeckMix } from '@ooh/report/combination-deck-facts';
import type { Context } from '../context.ts';
import { grantedCombination } from '../orders/combination/combination-store.ts';
import { ownProposal } from '../orders/combination/proposal-store.ts';
import type { WorkbookRequest } from '../platform/document/workbook-request.ts';
import { AppError } from '../platform/http/app-error.ts';
import type { FileAnswer } from '../platform/http/file-answer.ts';
import type { SignedInUser } from '../platform/session/session.ts';
import { cityName } from '../reference/region/regions.ts';
import { sendStrategyDeck } from './strategy-deck.ts';

const isDemo = ({ cities }: MixEvaluation): boolean => cities.some(({ basis }) => basis?.isDemo ?? false);

const briefFacts = ({ goal, cityCodes, startDate, weeks, budgetFen, k }: CombinationBrief) => ({
  goalName: planGoalNames[goal],
  cityNames: cityCodes.map(cityName),
  startDate,
  weeks,
  budgetFen,
  k,
});

const mixOf = ({
  kind,
  lots,
  evaluation,
  certificate,
}: CombinationProposal['proposals'][number]): DeckMix => ({
  name: `组合 ${proposalKindNames[kind]}`,
  lots,
  evaluation,
  boundShare: certificate.bound,
  gap: certificate.gap,
});

/** The recommendations of an own proposal, the best first, with the curve of budgets. */
async function proposalFacts(
  { db }: Pick<Context, 'db'>,
  user: SignedInUser,
  proposalId: string,
): Promise<{ facts: CombinationFacts; evaluation: MixEvaluation }> {
  const { proposals, frontier, brief } = await ownProposal(db, user, proposalId);
  const [first, ...others] = proposals;
  if (first === undefined) throw new AppError('refused', '还没有求出组合，请等测算完成后再导出');
  const facts = {
    ...briefFacts(brief),
    title: `${planGoalNames[brief.goal]} 组合建议`,
    audienceSentence: first.evaluation.audienceSentence,
    mixes: [mixOf(first), ...others.map(mixOf)],
    frontier,
    notProved: first.certificate.notProved,
    isDemo: isDemo(first.evaluation),
  } satisfies CombinationFacts;
  return { facts, evaluation: first.evaluation };
}

async function keptFacts(
  { db }: Pick<Context, 'db'>,
  user: SignedInUser,
  combinationId: string,
): Promise<{ facts: CombinationFacts; evaluation: MixEvaluation }> {
  const { row, brief, lots, evaluation, boundShare } = await grantedCombination(db, user, combinationId);
  const facts = {
    ...briefFacts(brief),
    title: row.name,
    audienceSentence: evaluation.audienceSentence,
    mixes: [{ name: row.name, lots, evaluation, boundShare, gap: row.gap }],
    frontier: [],
    notProved: [],
    isDemo: isDemo(evaluation),
  } satisfies CombinationFacts;
  return { facts, evaluation };
}

/** 组合建议 of a proposal or of a kept combination. */
export async function sendCombinationDeck(
  context: Context,
  request: WorkbookRequest,
  { combinationId, proposalId }: ParsedInput<'v1/combinations/deck'>,
): Promise<FileAnswer> {
  const { user } = request;
  const { facts, evaluation } =
    combinationId === undefined
      ? await proposalFacts(context, user, proposalId ?? '')
      : await keptFacts(context, user, combinationId);
  return sendStrategyDeck(context, request, {
    name: '组合建议',
    brandName: facts.goalName,
    projectName: facts.title,
    pages: combinationPages(facts).pages,
    dataReleases: evaluation.cities.flatMap(
      ({ basis }) => basis?.dataReleases.map(({ releaseNo }) => releaseNo) ?? [],
    ),
    isDemo: facts.isDemo,
    detail: combinationId === undefined ? { proposalId } : { combinationId },
  });
}
