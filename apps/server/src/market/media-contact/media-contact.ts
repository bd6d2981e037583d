import type { ContactGroup } from '@ooh/contract/domain/media-contact';
import type { CallOutput, ParsedInput } from '@ooh/contract/registry';
import type { Context } from '../../context.ts';
import { disclosedFigure, disclosedPart, scaled, tgiFigure } from '../../disclosure/disclosed-figure.ts';
import { unknownFigure } from '../../disclosure/suppression.ts';
import { estimateCrowd } from '../../measurement/crowd/crowd-estimate.ts';
import type { GroupReach } from '../../measurement/engine/work/group-reach.ts';
import { daysOfFlight, flightOfBrief } from '../../reference/calendar/flight-days.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { cityCandidates } from '../media-search/city-candidates.ts';
import { presentUnits } from '../media-search/present-unit.ts';
import { cityFigures, engineItem, type CityFigures } from '../media-search/unit-figures.ts';
import { bestUnits } from './best-units.ts';
import { medianCpmOf, unitGroups, valued, type UnitGroup, type ValuedUnit } from './contact-groups.ts';

type Answer = CallOutput<'v1/crowd-packs/media-contact'>;
type Question = ParsedInput<'v1/crowd-packs/media-contact'>;

/** What each group could bring the audience in the period, if all that is free of it were bought. */
async function reachOf(
  { engine }: Pick<Context, 'engine'>,
  figures: CityFigures,
  units: readonly ValuedUnit[],
  groups: readonly UnitGroup[],
  days: number,
): Promise<GroupReach[]> {
  const { releases, audience, faces } = figures;
  const items = units.map(({ row: { unit } }) => engineItem(unit, faces.indexOf));
  const members = groups.flatMap(({ own }, group) =>
    own.flatMap(({ row, at }) => (row.freeUnits > 0 ? [{ group, item: at, units: row.freeUnits }] : [])),
  );
  const effect = { audience, items, faces: faces.faces, around: faces.around, elapsedDays: 0 };
  return engine.ask(releases, 'groupReach', { effect, groups: groups.length, members, days });
}

const sum = (units: readonly ValuedUnit[], of: (unit: ValuedUnit) => number) =>
  units.reduce((total, unit) => total + of(unit), 0);

function presentGroup(
  group: UnitGroup,
  { sums, concentration }: GroupReach,
  ground: { readonly days: number; readonly minimumCell: number; readonly share: number | null },
): ContactGroup {
  const { days, minimumCell, share } = ground;
  const { taPanelPersons, panelPersons } = sums;
  const [{ row }] = group.own;
  const freeUnits = sum(group.own, (unit) => unit.row.freeUnits);
  const isMet = taPanelPersons > 0;
  const shown = (estimate: GroupReach['concentration']) =>
    isMet ? disclosedFigure(estimate, taPanelPersons, minimumCell) : unknownFigure;
  const part = { inside: taPanelPersons, outside: panelPersons - taPanelPersons };
  const taConcentration = isMet ? disclosedPart(concentration, part, minimumCell) : unknownFigure;
  return {
    mediumId: group.mediumId,
    mediumName: row.unit.mediumName,
    formId: group.formId,
    formName: group.formId === null ? null : row.unit.formName,
    unit: row.unit.unit,
    units: sum(group.own, (unit) => unit.row.units),
    freeUnits,
    reachShare: shown(sums.reachShare),
    reach: shown(sums.reach),
    contactsPerDay: scaled(shown(sums.taImpressions), 1 / days),
    taConcentration,
    tgi: tgiFigure(taConcentration, share),
    medianCpmFen: taConcentration.suppressed ? null : medianCpmOf(group, true),
  };
}

/** Which media, forms, lines and positions of a city reach an audience, of what is free in a period. */
export async function mediaContact(
  context: Context,
  user: Pick<SignedInUser, 'permission' | 'userId'>,
  { cityCode, targetAudience, startDate, weeks, sortBy }: Question,
): Promise<Answer> {
  const { minimumCell } = context.config;
  const flight = flightOfBrief(startDate, weeks);
  const days = daysOfFlight(flight);
  const city = await cityCandidates(context, user, { cityCode, ...flight, places: [], radiusMeters: 500 });
  const found = await cityFigures(context, cityCode, targetAudience);
  const nothing: Answer = {
    ...flight,
    persons: unknownFigure,
    share: unknownFigure,
    media: [],
    forms: [],
    lines: [],
    positions: [],
    basis: null,
    reason: typeof found === 'string' ? found : null,
    isDemo: city.releases.isDemo,
  };
  if (typeof found === 'string') return nothing;
  const { persons, share } = await estimateCrowd(context, [cityCode], targetAudience);
  const known = { ...nothing, persons, share, basis: found.basis };
  if (persons.suppressed || !found.isAudienceShown)
    return { ...known, reason: '样本不足：该人群在所选城市的样本人过少' };
  if (city.candidates.length === 0) return { ...known, reason: '没有可售的媒体' };
  const units = valued(city.candidates, found);
  const groups = unitGroups(units);
  const reaches = await reachOf(context, found, units, groups, days);
  const ground = { days, minimumCell, share: share.value };
  const rows = groups.map((group, at) => presentGroup(group, reaches[at], ground));
  const byContacts = rows.toSorted((a, b) => (b.contactsPerDay.value ?? -1) - (a.contactsPerDay.value ?? -1));
  const best = async (kind: 'face' | 'line') => {
    const shown = await presentUnits(context, bestUnits(units, kind, sortBy), city, found);
    return shown.map((unit) => ({ ...unit, tgi: tgiFigure(unit.taConcentration, share.value) }));
  };
  return {
    ...known,
    media: byContacts.filter(({ formId }) => formId === null),
    forms: byContacts.filter(({ formId }) => formId !== null),
    lines: await best('line'),
    positions: await best('face'),
  };
}
