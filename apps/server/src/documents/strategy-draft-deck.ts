import { evidenceFigureParts, evidenceFigureText } from '@ooh/contract/domain/evidence-text';
import { chinaDate } from '@ooh/contract/domain/china-time';
import { planGoalNames } from '@ooh/contract/domain/plan-names';
import type { Evidence, StrategyDraft } from '@ooh/contract/domain/strategy-draft';
import type { ParsedInput } from '@ooh/contract/registry';
import { strategyDraftPages } from '@ooh/report/strategy-draft-deck';
import type { DraftFinding } from '@ooh/report/strategy-draft-facts';
import { mediumNamesOf } from '../city-data/inventory/media-names.ts';
import type { Context } from '../context.ts';
import { missingParts } from '../market/strategy-draft/draft-brief.ts';
import { readableDraft } from '../market/strategy-draft/draft-store.ts';
import { presentDraft } from '../market/strategy-draft/present-draft.ts';
import type { WorkbookRequest } from '../platform/document/workbook-request.ts';
import type { FileAnswer } from '../platform/http/file-answer.ts';
import { readBrands } from '../reference/brand/brand-names.ts';
import { flightOfBrief } from '../reference/calendar/flight-days.ts';
import { documentWorks } from './deck-works.ts';
import { sendStrategyDeck } from './strategy-deck.ts';
import { chosenCombination, draftDeadlines, draftMix, draftPlaces } from './strategy-draft-mix.ts';
import { draftPeople } from './strategy-draft-people.ts';

const findingOf = ({
  screen,
  title,
  sentence,
  figures,
  basis,
  pinnedAt,
  isOutdated,
}: Evidence): DraftFinding => ({
  screen,
  title,
  sentence,
  figures: figures.map((figure) => ({
    name: figure.name,
    ...evidenceFigureParts(figure),
    text: evidenceFigureText(figure),
  })),
  basis,
  pinnedOn: chinaDate(new Date(pinnedAt)),
  isOutdated,
});

/** That of the draft; without one, that of its brand. */
async function industryOf(
  { db }: Pick<Context, 'db'>,
  { industry, brandId }: StrategyDraft,
): Promise<string> {
  if (industry !== '' || brandId === null) return industry;
  return (await readBrands(db, [brandId])).get(brandId)?.industry ?? '';
}

/** 策略提案 of a draft as its reader sees it: without cities, media, findings and combinations outside his grants. */
export async function sendStrategyDraft(
  context: Context,
  request: WorkbookRequest,
  { draftId, format }: ParsedInput<'v1/strategy-drafts/export'>,
): Promise<FileAnswer> {
  const { db } = context;
  const { user } = request;
  const stored = await readableDraft(db, user, draftId);
  const draft = await presentDraft(db, user, stored);
  const [names, found, combination, works, industry] = await Promise.all([
    mediumNamesOf(db),
    draftPeople(context, user, draft),
    chosenCombination(context, user, draft.chosenCombinationId),
    documentWorks(context, user, { draft_id: stored.draft_id }),
    industryOf(context, draft),
  ]);
  const lots = typeof combination === 'string' ? [] : combination.lots;
  const startDate = typeof combination === 'string' ? draft.startDate : combination.brief.startDate;
  const [chosen, places, deadlines] = await Promise.all([
    typeof combination === 'string' ? combination : draftMix(context, user, combination),
    lots.length === 0 ? null : draftPlaces(context, lots),
    startDate === null ? [] : draftDeadlines(context, lots, startDate),
  ]);
  const mediaText = (ids: readonly number[]) => ids.map((id) => names.get(id) ?? String(id));
  const bases = [
    ...(typeof found === 'string' ? [] : found.bases.map(({ basis }) => basis)),
    ...(typeof combination === 'string'
      ? []
      : combination.evaluation.cities.flatMap(({ basis }) => basis ?? [])),
  ];
  const isDemo = bases.some((basis) => basis.isDemo);
  const dataReleases = [
    ...new Set(bases.flatMap((basis) => basis.dataReleases.map(({ releaseNo }) => releaseNo))),
  ];
  const flight = draft.startDate === null ? null : flightOfBrief(draft.startDate, draft.weeks);
  const { pages } = strategyDraftPages(
    {
      ...draft,
      industry,
      goalName: planGoalNames[draft.goal],
      rivals: draft.rivalBrands.map(({ brandName }) => brandName),
      cities: draft.cities.map(({ cityName }) => cityName),
      media: mediaText(draft.mediumIds),
      excludedMedia: mediaText(draft.excludedMediumIds),
      endDate: flight?.endDate ?? null,
      findings: draft.evidence.map(findingOf),
      hiddenFindings: draft.hiddenEvidence,
      people: typeof found === 'string' ? found : found.people,
      chosen,
      places,
      works,
      deadlines,
      outcomeTitle: draft.outcome?.title ?? null,
      missing: missingParts(draft),
      isDemo,
    },
    dataReleases,
  );
  return sendStrategyDeck(context, request, {
    name: '策略提案',
    brandName: draft.brandName ?? draft.name,
    projectName: draft.name,
    pages,
    dataReleases,
    isDemo,
    format,
    detail: { draftId, format },
  });
}
