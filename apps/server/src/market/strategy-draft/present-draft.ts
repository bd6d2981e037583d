import type { Evidence, StrategyDraft } from '@ooh/contract/domain/strategy-draft';
import { sentenceOf } from '@ooh/contract/domain/target-audience';
import { readBrands } from '../../reference/brand/brand-names.ts';
import { labelName } from '../../reference/label/label-tree.ts';
import { cityName } from '../../reference/region/regions.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { draftParts, draftScopeOf, seesFinding } from './draft-scope.ts';
import { lastReleases, readEvidence, type StoredDraft, type StoredEvidence } from './draft-store.ts';

function presentEvidence(row: StoredEvidence, releases: ReadonlyMap<string, Date>): Evidence {
  const { evidence_id: evidenceId, pinned_at: pinnedAt, pinned_by: pinnedBy, content } = row;
  return {
    ...content,
    evidenceId,
    pinnedAt: pinnedAt.toISOString(),
    pinnedBy,
    isOutdated: content.cityCodes.some((city) => (releases.get(city) ?? pinnedAt) > pinnedAt),
  };
}

/** Drafts as a reader sees them: without cities, media and findings outside the reader's grants. */
export async function presentDrafts(
  db: DbOrTransaction,
  user: SignedInUser,
  drafts: readonly StoredDraft[],
): Promise<StrategyDraft[]> {
  const scope = draftScopeOf(user);
  const pinned = await readEvidence(
    db,
    drafts.map((draft) => draft.draft_id),
  );
  const cities = new Set([...pinned.values()].flat().flatMap(({ content }) => content.cityCodes));
  const releases = await lastReleases(db, [...cities]);
  const names = await readBrands(
    db,
    drafts.flatMap(({ content }) => [content.brandId ?? [], content.rivalBrandIds].flat()),
  );
  return drafts.map((draft) => {
    const { content } = draft;
    const parts = draftParts(scope, content);
    const findings = pinned.get(draft.draft_id) ?? [];
    const seen = findings.filter((row) => seesFinding(scope, row.content));
    return {
      ...content,
      draftId: draft.draft_id,
      isShared: draft.is_shared,
      brandName: content.brandId === null ? null : (names.get(content.brandId)?.brandName ?? null),
      rivalBrands: content.rivalBrandIds.map((brandId) => ({
        brandId,
        brandName: names.get(brandId)?.brandName ?? brandId,
      })),
      cityCodes: parts.cities.seen,
      cities: parts.cities.seen.map((cityCode) => ({ cityCode, cityName: cityName(cityCode) })),
      mediumIds: parts.media.seen,
      excludedMediumIds: parts.excluded.seen,
      // The whole budget would tell of cities that are not seen.
      budgetFen: parts.cities.hidden.length === 0 ? content.budgetFen : null,
      audienceSentence: sentenceOf(content.targetAudience, labelName),
      evidence: seen.map((row) => presentEvidence(row, releases)),
      hiddenCities: parts.cities.hidden.length,
      hiddenEvidence: findings.length - seen.length,
      outcome: draft.outcome,
      state: draft.state,
      isOwn: draft.owner_id === user.userId,
      ownerName: draft.owner_name,
      version: draft.version,
      updatedAt: draft.updated_at.toISOString(),
    };
  });
}

export async function presentDraft(
  db: DbOrTransaction,
  user: SignedInUser,
  draft: StoredDraft,
): Promise<StrategyDraft> {
  const [presented] = await presentDrafts(db, user, [draft]);
  return presented;
}
