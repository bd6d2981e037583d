import { mediaGroups } from '@ooh/contract/domain/media-filter';
import { firstScopeOf, pairScopeOf, type PairScope } from '../../access/pair-scope.ts';
import type { SignedInUser } from '../../platform/session/session.ts';

type User = Pick<SignedInUser, 'permission'>;

/** What a user sees of cities as advertising bases: the nationwide group's, else the analysis group's. */
export function cityAnalysisScope(user: User): PairScope {
  return firstScopeOf(user.permission, [mediaGroups.nationwide, mediaGroups.analyse]);
}

/** The user's scope in media analysis: the media group's, else the analysis group's. */
export function mediaAnalysisScope(user: User): PairScope {
  return firstScopeOf(user.permission, [mediaGroups.media, mediaGroups.analyse]);
}

export function nationwideScope(user: User): PairScope {
  return pairScopeOf(user.permission, mediaGroups.nationwide);
}

export function mediaScope(user: User): PairScope {
  return pairScopeOf(user.permission, mediaGroups.media);
}

/** Media forms and creative applications. */
export function formScope(user: User): PairScope {
  return pairScopeOf(user.permission, mediaGroups.analyse);
}
