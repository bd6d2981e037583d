import { certain } from '@ooh/contract/core/certain';
import { leastUnitsOf, sceneNames, type SceneName } from '@ooh/contract/domain/combination-names';
import type { LotInput } from '@ooh/contract/domain/combination';
import { usualPurchase } from '@ooh/contract/domain/purchase-rules';
import { costPerThousandFen } from '@ooh/contract/money/quotation-arithmetic';
import { createHash } from 'node:crypto';
import type { CallOutput, ParsedInput } from '@ooh/contract/registry';
import { wgs84 } from '@ooh/geo/point';
import { targetGroupIndex } from '@ooh/measurement/media-metrics';
import { isTooFew } from '@ooh/measurement/minimum-cell';
import { peopleReleasesOf, readDataOfCity, type CityData } from '../../city-data/release/city-data.ts';
import type { Context } from '../../context.ts';
import { disclosedPart } from '../../disclosure/disclosed-figure.ts';
import { passesMinimumCell, unknownFigure } from '../../disclosure/suppression.ts';
import type { GroupsMeasure } from '../../measurement/engine/work/group-contacts.ts';
import { cityFaces } from '../../measurement/face/read-faces.ts';
import { memoize } from '../../platform/memoize.ts';
import { daysOfFlight, flightOfBrief } from '../../reference/calendar/flight-days.ts';
import { mediaBasis } from '../effect/media-basis.ts';
import { effectOf, oneOfEachLine, readUnits, type FreeUnit } from './candidates.ts';
import { readLotNames } from './lot-items.ts';
import { scenePoints, type SceneFacts } from './scene-points.ts';
import { scenesOf } from './unit-scenes.ts';

type Answer = CallOutput<'v1/combination/scene-index'>;

/** A unit in a scene, with the part of it that counts there. */
interface Member {
  readonly unit: FreeUnit;
  /** Its place among the units. */
  readonly at: number;
  readonly share: number;
}

interface Cell {
  readonly scene: SceneName;
  readonly mediumId: number;
  readonly members: readonly Member[];
}

const sum = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((total, item) => total + of(item), 0);

const nothing = (reason: string): Answer => ({
  scenes: [...sceneNames],
  media: [],
  cells: [],
  lots: [],
  basis: null,
  reason,
});

/** What one buys first in a cell: the richest units for their money, in the usual least purchase. */
function firstLots(cell: Cell, taContacts: readonly (number | null)[]): LotInput[] {
  const worth = ({ unit, at, share }: Member) => ((taContacts[at] ?? 0) * share) / Math.max(1, unit.fenOf(1));
  const { mediumId } = cell;
  const least = leastUnitsOf(mediumId);
  const ranked = cell.members
    .filter(({ unit, at }) => unit.free > 0 && (taContacts[at] ?? 0) > 0)
    .toSorted((a, b) => worth(b) - worth(a) || a.at - b.at);
  const lotOf = (members: readonly Member[], quantity: number): LotInput => {
    const [{ unit: first }] = members;
    const { cityCode, formId } = first.offer;
    return {
      cityCode,
      mediumId,
      formId,
      units: members.map(({ unit: { offer } }) =>
        offer.faceId === null
          ? {
              lineId: certain(offer.lineId, 'line of an offer without a face'),
              ...(offer.deck === null ? {} : { deck: offer.deck }),
              quantity,
            }
          : { faceId: offer.faceId, quantity },
      ),
    };
  };
  const lines = ranked.filter(({ unit }) => unit.offer.lineId !== null && unit.free >= least);
  if (lines.length > 0) {
    const wanted = Math.ceil(usualPurchase.vehiclesPerCity / least);
    return lines.length < wanted ? [] : lines.slice(0, wanted).map((line) => lotOf([line], least));
  }
  const byForm = [...Map.groupBy(ranked, ({ unit }) => unit.offer.formId).values()];
  const enough = byForm
    .filter((members) => members.length >= least)
    .map((members) => members.slice(0, least));
  if (enough.length === 0) return [];
  const best = enough.reduce((a, b) => (sum(b, worth) > sum(a, worth) ? b : a));
  return [lotOf(best, 1)];
}

function cellsOf(
  units: readonly FreeUnit[],
  scenesOf: (unit: FreeUnit) => ReadonlyMap<SceneName, number>,
): Cell[] {
  const members = units.flatMap((unit, at) =>
    [...scenesOf(unit)].map(([scene, share]) => ({ scene, member: { unit, at, share } })),
  );
  const groups = Map.groupBy(members, ({ scene, member }) => `${scene} ${member.unit.offer.mediumId}`);
  return [...groups.values()].map((own) => ({
    scene: own[0].scene,
    mediumId: own[0].member.unit.offer.mediumId,
    members: own.map(({ member }) => member),
  }));
}

type Facts = SceneFacts &
  Pick<Answer['cells'][number], 'taConcentration'> & {
    readonly taFigure: Answer['cells'][number]['taContactsPerDay'];
  };

/** What is known of a cell; withheld where too few people stand behind it. */
function factsOf(
  cell: Cell,
  group: GroupsMeasure['groups'][number],
  measured: GroupsMeasure,
  days: number,
  minimumCell: number,
): Facts {
  const freeUnits = Math.floor(sum(cell.members, ({ unit, share }) => unit.free * share) + 1e-9);
  const units = Math.max(freeUnits, Math.round(sum(cell.members, ({ unit, share }) => unit.units * share)));
  const others = group.otherPersons;
  const isShown =
    passesMinimumCell(group.taPersons, others, minimumCell) &&
    !isTooFew(group.taPersons, minimumCell) &&
    group.taPersons > 0;
  const exact = (value: number) => ({ value, low: value, high: value });
  const part = { inside: group.taPersons, outside: others };
  const figure = (value: number) =>
    group.taPersons === 0 ? unknownFigure : disclosedPart(exact(value), part, minimumCell);
  const concentration = group.contacts > 0 ? group.taContacts / group.contacts : 0;
  const fenPerDay = sum(cell.members, ({ unit, share }) => unit.free * share * (unit.netOf(1) / days));
  return {
    units,
    freeUnits,
    taContactsPerDay: isShown ? group.taContacts : null,
    tgi: isShown ? targetGroupIndex(concentration, measured.taUniverse / measured.universe) : null,
    taCpmFen: isShown ? costPerThousandFen(Math.round(fenPerDay), group.taContacts) : null,
    taConcentration: figure(concentration),
    taFigure: figure(group.taContacts),
  };
}

/** Units of a city by scene and medium. */
async function readCells(
  context: Pick<Context, 'db'>,
  data: CityData,
  units: readonly FreeUnit[],
): Promise<Cell[]> {
  const { find, lines } = await scenesOf(context.db, data);
  const none: ReadonlyMap<SceneName, number> = new Map();
  const sharesOf = ({ offer }: FreeUnit): ReadonlyMap<SceneName, number> => {
    if (offer.lineId !== null) return lines.get(offer.lineId) ?? none;
    const scene = offer.lng === null || offer.lat === null ? null : find(wgs84(offer.lng, offer.lat));
    return scene === null ? none : new Map([[scene, 1]]);
  };
  return cellsOf(units, sharesOf);
}

/** Contacts of the same free units with the same audience, by data releases. */
const kept = memoize<GroupsMeasure | null>(48);

/** How well each medium fits each scene for an audience, of what is free in a city. */
export async function sceneIndex(
  context: Pick<Context, 'db' | 'clickhouse' | 'engine' | 'config' | 'now'>,
  input: ParsedInput<'v1/combination/scene-index'>,
  sees: (mediumId: number) => boolean,
): Promise<Answer> {
  const { cityCode, targetAudience, startDate, weeks, mediumIds, brandId } = input;
  const { minimumCell } = context.config;
  const data = await readDataOfCity(context.db, cityCode);
  const releases = peopleReleasesOf(data);
  if (releases === null) return nothing('该城市没有人群样本');
  const flight = flightOfBrief(startDate, weeks);
  const isAsked = (mediumId: number) =>
    sees(mediumId) && (mediumIds.length === 0 || mediumIds.includes(mediumId));
  const units = oneOfEachLine(await readUnits(context, { cityCode, days: flight, brandId, sees: isAsked }));
  if (units.length === 0) return nothing('没有可售的媒体');
  const cells = await readCells(context, data, units);
  const faceIds = units.flatMap(({ offer }) => offer.faceId ?? []);
  const known = await cityFaces(context, releases.panelReleaseId, data.positions);
  const effect = effectOf(units, targetAudience, known);
  const members = cells.flatMap((cell, group) =>
    cell.members.flatMap(({ unit, at, share }) =>
      unit.free > 0 ? [{ group, item: at, units: unit.free * share }] : [],
    ),
  );
  const asked = { effect, groups: cells.length, members, manyPersons: minimumCell };
  const edition = [data.panel, data.busLines, data.positions].map(
    (one) => `${one?.releaseId}:${one?.revision}`,
  );
  const key = createHash('sha256')
    .update(
      JSON.stringify([cityCode, edition, targetAudience, minimumCell, cells.length, effect.items, members]),
    )
    .digest('hex');
  const measured = await kept(key, () =>
    context.engine
      .ask(releases, 'groupContacts', asked, { priority: 'interactive' })
      .catch((error: unknown) => {
        if (error instanceof RangeError) return null;
        throw error;
      }),
  );
  if (measured === null) return nothing('目标人群在该城市样本中无人');
  if (!passesMinimumCell(measured.panelPersons, measured.otherPersons, minimumCell))
    return nothing(`样本不足：目标人群或其余人群少于 ${minimumCell} 名样本人`);
  const days = daysOfFlight(flight);
  const facts = cells.map((cell, i) => factsOf(cell, measured.groups[i], measured, days, minimumCell));
  const points = scenePoints(facts);
  const names = await readLotNames(context.db, []);
  const mediaShown = [...new Set(units.map(({ offer }) => offer.mediumId))].sort((a, b) => a - b);
  return {
    scenes: [...sceneNames],
    media: mediaShown.map((mediumId) => {
      const { name, unit } = names.media.get(mediumId) ?? { name: '', unit: '' };
      return { mediumId, mediumName: name, unit };
    }),
    cells: cells.map(({ scene, mediumId }, i) => ({
      scene,
      mediumId,
      units: facts[i].units,
      freeUnits: facts[i].freeUnits,
      taContactsPerDay: facts[i].taFigure,
      taConcentration: facts[i].taConcentration,
      taCpmFen: facts[i].taCpmFen,
      index: points[i]?.index ?? null,
      parts: points[i]?.parts ?? [],
    })),
    lots: cells.flatMap((cell, i) =>
      points[i] === null
        ? []
        : firstLots(cell, measured.taContacts).map((lot) => ({ scene: cell.scene, lot })),
    ),
    basis: mediaBasis(
      data,
      { hasLines: units.some(({ offer }) => offer.lineId !== null), hasFaces: faceIds.length > 0 },
      measured.universe,
      `${flight.startDate} 至 ${flight.endDate}`,
    ),
    reason: null,
  };
}
