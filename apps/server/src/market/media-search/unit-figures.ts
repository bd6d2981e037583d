import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import { isAudienceChosen } from '@ooh/contract/domain/target-audience';
import type { Basis } from '@ooh/contract/domain/figure';
import { costPerThousandFen } from '@ooh/contract/money/quotation-arithmetic';
import { peopleReleasesOf, readCityData } from '../../city-data/release/city-data.ts';
import type { ModelReleases } from '../../city-data/release/city-data.ts';
import type { Context } from '../../context.ts';
import { passesMinimumCell } from '../../disclosure/suppression.ts';
import { cityFaces, type CityFaces } from '../../measurement/face/read-faces.ts';
import { mediaBasis } from '../../orders/effect/media-basis.ts';
import { effectUnit } from '../../orders/effect/effect-unit.ts';
import { memoize } from '../../platform/memoize.ts';
import type { EnginePriority } from '../../measurement/engine/engine.ts';
import type { UnitEstimate } from '../../measurement/engine/work/unit-estimates.ts';
import type { StoredUnit } from './stored-unit.ts';

/** What of a unit its figures depend on. */
export type FiguredUnit = Pick<
  StoredUnit,
  'unitKind' | 'bookables' | 'mediumId' | 'formId' | 'lineId' | 'deck'
>;

/** What one unit brings a day, as far as it may be shown; null where it may not, or is not known. */
export interface UnitValue {
  readonly passages: number | null;
  readonly contacts: number | null;
  readonly taContacts: number | null;
  readonly concentration: number | null;
}

/** The same as counted: to be shown only where enough panel persons stand behind it, or in sums of many units. */
export interface CountedValue {
  readonly passages: number | null;
  readonly contacts: number;
  readonly taContacts: number;
  /** Panel persons with any contact, of all and of the audience. */
  readonly persons: number;
  readonly taPersons: number;
}

export interface CityFigures {
  readonly releases: ModelReleases;
  readonly audience: TargetAudience;
  readonly hasAudience: boolean;
  readonly basis: Basis;
  readonly minimumCell: number;
  readonly faces: CityFaces;
  /** Panel persons of the city. */
  readonly panelPersons: number;
  /** Whether figures of the audience may be shown at all. */
  readonly isAudienceShown: boolean;
  valueOf(unit: FiguredUnit): UnitValue;
  /** Null for a unit that the model does not know. */
  countedOf(unit: FiguredUnit): CountedValue | null;
  /** Estimates that were computed already, by unit; null where the model does not know the unit. */
  readonly estimates: Map<string, UnitEstimate | null>;
}

export const unknownValue: UnitValue = {
  passages: null,
  contacts: null,
  taContacts: null,
  concentration: null,
};

/** The face whose figures stand for a unit: faces of a form at a position are met by the same people. */
export const faceOfUnit = ({
  unitKind,
  bookables,
}: Pick<StoredUnit, 'unitKind' | 'bookables'>): string | null =>
  unitKind === 'face' ? (bookables.at(0)?.bookingKey ?? null) : null;

const boughtUnit = ({ mediumId, formId, lineId, deck }: FiguredUnit) => ({
  mediumId,
  formId,
  lineId,
  deck,
  faceId: null,
});

const noFaces: ReadonlyMap<string, number> = new Map();

/** Contacts of a vehicle of the unit against a full wrap; null for what is no line that the model covers. */
function formFactorOfUnit(unit: FiguredUnit): { lineId: string; formFactor: number } | null {
  const modelled = effectUnit(boughtUnit(unit), noFaces);
  return modelled !== null && 'lineId' in modelled ? modelled : null;
}

/** The unit as the engine takes it, nothing of it bought: by its face where the city has figures of it, else by its line. */
export function engineItem(unit: FiguredUnit, indexOf: ReadonlyMap<string, number>) {
  const face = indexOf.get(faceOfUnit(unit) ?? '');
  return {
    mediumId: unit.mediumId,
    unit: face === undefined ? formFactorOfUnit(unit) : { face },
    planned: [],
    actual: [],
  };
}

type Stores = Pick<Context, 'db' | 'clickhouse' | 'engine' | 'config'>;

/** Of everybody, who is asked about first on every city; and of audiences. */
const keptOfAll = memoize<CityFigures | string>(64);
const keptOfAudiences = memoize<CityFigures | string>(24);

/** What the engine knows of all lines and faces of a city; no faces, no figures of them. */
async function engineFigures(
  engine: Stores['engine'],
  releases: ModelReleases,
  audience: TargetAudience,
  { faces, around }: CityFaces,
  priority: EnginePriority,
) {
  const [lines, ofFaces, size] = await Promise.all([
    engine.ask(releases, 'lineFigures', { audience, days: 1 }, { priority }),
    faces.length === 0
      ? null
      : engine.ask(releases, 'faceFigures', { audience, faces, around }, { priority }),
    engine.ask(releases, 'crowdSize', { audience }, { priority }),
  ]);
  return { lines, ofFaces, size };
}

/**
 * Figures of every unit of a city for an audience, kept by audience and data releases; or the reason why there are none.
 * Sorting by them is exact over all rows. Strict privacy has none: an order by people would reveal them.
 */
export async function cityFigures(
  stores: Stores,
  cityCode: string,
  audience: TargetAudience,
  priority: EnginePriority = 'interactive',
): Promise<CityFigures | string> {
  const { minimumCell, privacyMode } = stores.config;
  if (privacyMode === 'strict') return '严格隐私模式下不提供点位的人群数字';
  const data = (await readCityData(stores.db, [cityCode])).get(cityCode);
  const releases = data && peopleReleasesOf(data);
  if (!data || !releases) return '该城市没有人群样本';
  const { panel, positions, busLines } = data;
  const key = [panel, positions, busLines].map((one) => `${one?.releaseId}:${one?.revision}`).join('/');
  const kept = isAudienceChosen(audience) ? keptOfAudiences : keptOfAll;
  return kept(`${cityCode}/${key}/${minimumCell}/${JSON.stringify(audience)}`, async () => {
    const faces = await cityFaces(stores, releases.panelReleaseId, positions);
    const { lines, ofFaces, size } = await engineFigures(stores.engine, releases, audience, faces, priority);
    const { panelPersons, otherPersons, universe } = size;
    const all = panelPersons + otherPersons;
    const isAudienceShown = passesMinimumCell(panelPersons, otherPersons, minimumCell);
    const lineOf = new Map(lines.lineIds.map((lineId, at) => [lineId, at]));
    const shown = ({ passages, contacts, taContacts, persons, taPersons }: CountedValue): UnitValue => {
      const may = passesMinimumCell(persons, all - persons, minimumCell);
      const mayTa = may && isAudienceShown && passesMinimumCell(taPersons, persons - taPersons, minimumCell);
      return {
        passages: may ? passages : null,
        contacts: may ? contacts : null,
        taContacts: mayTa ? taContacts : null,
        concentration: mayTa && contacts > 0 ? taContacts / contacts : null,
      };
    };
    const countedOf = (unit: FiguredUnit): CountedValue | null => {
      const faceId = faceOfUnit(unit);
      if (faceId !== null) {
        const at = faces.indexOf.get(faceId);
        if (at === undefined || ofFaces === null) return null;
        return {
          passages: ofFaces.passages[at],
          contacts: ofFaces.contacts[at],
          taContacts: ofFaces.taContacts[at],
          persons: ofFaces.persons[at],
          taPersons: ofFaces.taPersons[at],
        };
      }
      const line = formFactorOfUnit(unit);
      const at = line === null ? undefined : lineOf.get(line.lineId);
      if (line === null || at === undefined) return null;
      const { contacts, taContacts, allPanelPersons, taPanelPersons } = lines.figures;
      return {
        passages: null,
        contacts: contacts[at] * line.formFactor,
        taContacts: taContacts[at] * line.formFactor,
        persons: allPanelPersons[at],
        taPersons: taPanelPersons[at],
      };
    };
    return {
      releases,
      audience,
      hasAudience: isAudienceChosen(audience),
      basis: mediaBasis(data, { hasLines: true, hasFaces: true }, universe, '平均一天'),
      minimumCell,
      faces,
      panelPersons: all,
      isAudienceShown,
      estimates: new Map(),
      valueOf(unit) {
        const counted = countedOf(unit);
        return counted === null ? unknownValue : shown(counted);
      },
      countedOf,
    };
  });
}

/** Cost per thousand contacts at the rate card: of the audience, of all people where none is chosen. */
export function rateCardCpmFen(
  { priceFen, priceDays }: Pick<StoredUnit, 'priceFen' | 'priceDays'>,
  { contacts, taContacts }: UnitValue,
  hasAudience: boolean,
): number | null {
  const daily = hasAudience ? taContacts : contacts;
  if (priceFen === null || priceDays === null || daily === null) return null;
  return costPerThousandFen(priceFen, daily * priceDays);
}
