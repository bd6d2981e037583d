import { natureOfKind } from '@ooh/contract/domain/preference-names';
import type { PreferenceRow } from '@ooh/contract/domain/preference';
import { sentenceOf } from '@ooh/contract/domain/target-audience';
import type { CallOutput, ParsedInput } from '@ooh/contract/registry';
import { isTooFew } from '@ooh/measurement/minimum-cell';
import { geographyOf } from '../../city-data/place/city-geography.ts';
import { disclosedPart, scaled, tgiFigure } from '../../disclosure/disclosed-figure.ts';
import { suppressedFigure } from '../../disclosure/suppression.ts';
import { memoize } from '../../platform/memoize.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { labelName } from '../../reference/label/label-tree.ts';
import { cellsOfCity } from '../city-perspective/city-cells.ts';
import { loadCityCrowd, type CityCrowd, type Stores } from '../city-perspective/city-crowd.ts';
import { portraitDimensions } from '../crowd/portrait.ts';
import type { CrowdSize } from '../engine/work/crowd-figures.ts';
import type { GroupVisits } from '../engine/work/place-visits.ts';
import { placeGroupsOf, preferenceGroups, type PlaceGroup, type VisitedKind } from './preference-groups.ts';

type Answer = CallOutput<'v1/people/preference'>;
type Question = ParsedInput<'v1/people/preference'>;

const dimensionOf = { app: '线上媒体', interest: '兴趣' } as const;

const keptGroups = memoize<{ groups: PlaceGroup[]; asked: ReturnType<typeof placeGroupsOf> }>(24);

function groupsOf(stores: Stores, city: CityCrowd, kind: VisitedKind) {
  const { places } = city.data;
  const { panelReleaseId, lineReleaseId } = city.releases;
  const key = [places?.releaseId, places?.revision, panelReleaseId, lineReleaseId, kind].join('/');
  return keptGroups(key, async () => {
    const [ground, { numberOf }] = await Promise.all([
      geographyOf(stores.db, city.data),
      cellsOfCity(stores, city.releases),
    ]);
    const groups = preferenceGroups(ground, kind);
    return { groups, asked: placeGroupsOf(groups, numberOf) };
  });
}

/** A group of places as it may be shown: visitors inside and outside the audience are each none or enough. */
export function visitedRow(
  { key, name, places }: Pick<PlaceGroup, 'key' | 'name' | 'places'>,
  visits: GroupVisits,
  size: CrowdSize,
  minimumCell: number,
): PreferenceRow {
  const { penetration, basePenetration, taPanelPersons: inside, panelPersons } = visits;
  const all = size.panelPersons + size.otherPersons;
  const isBaseShown = !isTooFew(panelPersons, minimumCell) && !isTooFew(all - panelPersons, minimumCell);
  const isOwn = isBaseShown && !isTooFew(panelPersons - inside, minimumCell);
  const part = { inside, outside: size.panelPersons - inside };
  const share = isOwn ? disclosedPart(penetration, part, minimumCell) : suppressedFigure;
  return {
    key,
    name,
    persons: scaled(share, size.persons.value),
    penetration: share,
    basePenetration: isBaseShown && !share.suppressed ? basePenetration : null,
    tgi: tgiFigure(share, basePenetration),
    places,
    labelId: null,
  };
}

async function visitedRows(stores: Stores, city: CityCrowd, kind: VisitedKind): Promise<PreferenceRow[]> {
  const { groups, asked } = await groupsOf(stores, city, kind);
  const { audience, releases, size } = city;
  const visits = await stores.engine.ask(releases, 'placeVisits', { audience, groups: asked });
  return groups.map((group, at) => visitedRow(group, visits[at], size, stores.config.minimumCell));
}

async function labelledRows(
  stores: Stores,
  { releases, audience, size }: CityCrowd,
  kind: keyof typeof dimensionOf,
): Promise<PreferenceRow[]> {
  const labels = await stores.engine.ask(releases, 'crowdPortrait', { audience });
  const dimensions = portraitDimensions([{ size, labels }], stores.config.minimumCell);
  const own = dimensions.find(({ dimension }) => dimension === dimensionOf[kind]);
  return (own?.labels ?? []).map(({ labelId, name, share, baseShare }) => ({
    key: String(labelId),
    name,
    persons: scaled(share, size.persons.value),
    penetration: share,
    basePenetration: share.suppressed ? null : baseShare,
    tgi: tgiFigure(share, baseShare),
    places: null,
    labelId,
  }));
}

const byPersons = (a: PreferenceRow, b: PreferenceRow): number =>
  (b.persons.value ?? -1) - (a.persons.value ?? -1) || (a.name < b.name ? -1 : 1);

/** What an audience visits in a city by the declared visit shares of places, or which labels it carries. */
export async function preferenceOf(
  stores: Stores,
  user: Pick<SignedInUser, 'permission'>,
  { cityCode, targetAudience, kind }: Question,
): Promise<Answer> {
  const question = {
    cityCode,
    targetAudience,
    role: 'residents',
    dayType: 'all',
    fromHour: 0,
    toHour: 24,
  } as const;
  const city = await loadCityCrowd(stores, user, 'v1/people/preference', question);
  const rows =
    kind === 'app' || kind === 'interest'
      ? await labelledRows(stores, city, kind)
      : await visitedRows(stores, city, kind);
  const { size } = city;
  const part = { inside: size.panelPersons, outside: size.otherPersons };
  return {
    sentence: sentenceOf(targetAudience, labelName),
    nature: natureOfKind(kind),
    rows: rows.toSorted(byPersons),
    persons: disclosedPart(size.persons, part, stores.config.minimumCell),
    basis: city.basis,
  };
}
