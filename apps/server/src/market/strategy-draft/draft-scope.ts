import { strategyGroup, type DraftContent } from '@ooh/contract/domain/strategy-draft';
import { pairScopeOf, scopeGrants, scopeTouches, type PairScope } from '../../access/pair-scope.ts';
import type { SignedInUser } from '../../platform/session/session.ts';

type Permitted = Pick<SignedInUser, 'permission'>;

/** The (city, medium) pairs that a reader of drafts may see. */
export const draftScopeOf = ({ permission }: Permitted): PairScope => pairScopeOf(permission, strategyGroup);

interface Matter {
  readonly cityCodes: readonly string[];
  readonly mediumIds: readonly number[];
}

/** Whether a medium is granted in one of the cities; without cities, whether any grant names it. */
function seesMedium(scope: PairScope, cityCodes: readonly string[], mediumId: number): boolean {
  if (cityCodes.length > 0) return cityCodes.some((city) => scopeGrants(scope, city, mediumId));
  return scope.entries.some(({ regionCodes }) =>
    regionCodes.some((city) => scopeGrants(scope, city, mediumId)),
  );
}

/** Whether a reader sees a finding: every city that it is about, and each of its media in every one of them. */
export function seesFinding(scope: PairScope, { cityCodes, mediumIds }: Matter): boolean {
  const media = mediumIds.every((medium) =>
    cityCodes.length === 0
      ? seesMedium(scope, [], medium)
      : cityCodes.every((city) => scopeGrants(scope, city, medium)),
  );
  return media && cityCodes.every((city) => scopeTouches(scope, city));
}

/** Cities and media of a draft that a reader sees, and the rest. */
export function draftParts(scope: PairScope, content: DraftContent) {
  const split = <Item>(items: readonly Item[], isSeen: (item: Item) => boolean) => ({
    seen: items.filter(isSeen),
    hidden: items.filter((item) => !isSeen(item)),
  });
  const cities = split(content.cityCodes, (city) => scopeTouches(scope, city));
  const isSeen = (medium: number) => seesMedium(scope, cities.seen, medium);
  return {
    cities,
    media: split(content.mediumIds, isSeen),
    excluded: split(content.excludedMediumIds, isSeen),
  };
}
