import { audiencePermit, type TargetAudience } from '@ooh/contract/domain/target-audience';
import type { DraftPeople } from '@ooh/report/strategy-draft-facts';
import type { Context } from '../context.ts';
import { audienceCities } from '../measurement/crowd/audience-cities.ts';
import { estimateCrowd, type CrowdEstimate } from '../measurement/crowd/crowd-estimate.ts';
import { withReadableAudiences } from '../measurement/crowd/readable-audience.ts';
import { portraitOfAudience } from '../measurement/crowd/user-package.ts';
import { AppError } from '../platform/http/app-error.ts';
import { isPermitted } from '../platform/session/is-permitted.ts';
import type { SignedInUser } from '../platform/session/session.ts';
import { portraitLabels } from './portrait-labels.ts';

/** An audience as its reader may use it, or why not: a pack may be another's, or not ready. */
async function usable(
  context: Context,
  user: SignedInUser,
  targetAudience: TargetAudience,
): Promise<TargetAudience | string> {
  try {
    const read = await withReadableAudiences(context, user, { targetAudience });
    return (read as { targetAudience: TargetAudience }).targetAudience;
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
}

interface DraftAudience {
  readonly cityCodes: readonly string[];
  readonly targetAudience: TargetAudience;
}

/** How many people of a draft's audience its cities have and who they are, for a reader; else why not. */
export async function draftPeople(
  context: Context,
  user: SignedInUser,
  { cityCodes, targetAudience }: DraftAudience,
): Promise<{ readonly people: DraftPeople; readonly bases: CrowdEstimate['cities'] } | string> {
  if (!isPermitted(audiencePermit, user)) return '未开通人群权限';
  const cities = audienceCities(user, cityCodes);
  if (cities.length === 0) return '还没有选择城市';
  const audience = await usable(context, user, targetAudience);
  if (typeof audience === 'string') return audience;
  const estimate = await estimateCrowd(context, cities, audience);
  const measured = estimate.cities.map(({ cityCode }) => cityCode);
  const portrait = measured.length === 0 ? [] : await portraitOfAudience(context, measured, audience);
  const possible = portrait.map((of) => ({
    ...of,
    labels: of.labels.filter((label) => !label.isContradicted),
  }));
  const labels = portraitLabels(possible, audience);
  const { persons, share, citiesWithoutPanel } = estimate;
  return {
    people: { persons, share, cities: estimate.cities, citiesWithoutPanel, portrait: labels },
    bases: estimate.cities,
  };
}
