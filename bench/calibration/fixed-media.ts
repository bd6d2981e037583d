/** Fixed media of a city as the service has them, against what is published of shelters, billboards and metro posters. */
import { findCurrent } from '../../apps/server/src/city-data/release/data-release-store.ts';
import type { Context } from '../../apps/server/src/context.ts';
import type { CityModel } from '../../apps/server/src/measurement/engine/city-model.ts';
import { ratesOfFaces } from '../../apps/server/src/measurement/engine/work/effect-faces.ts';
import { knownFaces } from '../../apps/server/src/measurement/face/read-faces.ts';
import { randomStream } from '@ooh/reference/random';
import { quantile } from './fleet.ts';
import type { TargetResult } from './targets.ts';

/** Faces read of one medium: enough for every question below. */
const mostFaces = 700;
const fourWeeks = 28;
/** Market net ÷ rate card, published for bus bodies (docs/methods/calibration.md). */
export const netOfCard = 0.35;
const media = { shelter: 2, metro: 3, metroScreen: 4, lift: 5, liftScreen: 6, led: 7, billboard: 8 } as const;
const twelveSheet = 1;

interface MeasuredFace {
  readonly formId: number;
  readonly persons: Uint32Array;
  readonly rates: Float64Array;
  /** Contacts a day. */
  readonly contacts: number;
  /** Rate card, yuan a day. */
  readonly price: number;
}

/** Faces of a medium in random order, with contacts and rate card. */
async function facesOf(
  context: Context,
  model: CityModel,
  { cityCode, panelReleaseId, mediumId }: { cityCode: string; panelReleaseId: string; mediumId: number },
): Promise<MeasuredFace[]> {
  const inForce = (await findCurrent(context.db, 'media-positions', cityCode))!;
  const rateCard = await findCurrent(context.db, 'rate-card', cityCode);
  const listed = await context.db
    .selectFrom('media_face as face')
    .innerJoin('media_position as position', (join) =>
      join
        .onRef('position.release_id', '=', 'face.release_id')
        .onRef('position.position_id', '=', 'face.position_id'),
    )
    .innerJoin('rate_card_price as price', (join) =>
      join
        .on('price.release_id', '=', rateCard?.release_id ?? '')
        .onRef('price.medium_id', '=', 'face.medium_id')
        .onRef('price.form_id', '=', 'face.form_id')
        .onRef('price.level', '=', 'position.level'),
    )
    .select(['face.face_id', 'face.form_id', 'price.price_fen', 'price.period_days'])
    .where('face.release_id', '=', inForce.release_id)
    .where('face.medium_id', '=', mediumId)
    .orderBy('face.face_id')
    .execute();
  const random = randomStream(7, `faces ${mediumId}`);
  const drawn = listed
    .map((face) => ({ face, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, mostFaces);
  const faceIds = drawn.map(({ face }) => face.face_id);
  const known = await knownFaces(context, panelReleaseId, faceIds);
  const found = ratesOfFaces(model, known.faces, known.around);
  const { weights } = model.store;
  return drawn.flatMap(({ face }) => {
    const index = known.indexOf.get(face.face_id);
    if (index === undefined) return [];
    const { persons, rates } = found[index];
    const contacts = persons.reduce((sum, p, i) => sum + weights[p] * rates[i], 0);
    const price = Number(face.price_fen) / 100 / face.period_days;
    return [{ formId: face.form_id, persons, rates, contacts, price }];
  });
}

interface Reached {
  readonly faces: number;
  readonly mean: number;
  readonly percent: number;
}

/** Four weeks of faces in their order, of so many or until so many contacts a person. */
function reachOf(
  weights: Float64Array,
  faces: readonly MeasuredFace[],
  until: { readonly contacts?: number; readonly faces?: number },
): Reached {
  const people = weights.reduce((sum, weight) => sum + weight, 0);
  const own = new Float64Array(weights.length);
  let [mean, count] = [0, 0];
  for (const { persons, rates, contacts } of faces) {
    if (count === until.faces || mean >= (until.contacts ?? Infinity)) break;
    persons.forEach((p, i) => (own[p] += fourWeeks * rates[i]));
    mean += (fourWeeks * contacts) / people;
    count++;
  }
  const reached = own.reduce((sum, value, p) => sum - weights[p] * Math.expm1(-value), 0);
  return { faces: count, mean, percent: (100 * reached) / people };
}

/** The order in which a seller places a package: faces come the earlier the more people pass. */
function byPassers(faces: readonly MeasuredFace[]): MeasuredFace[] {
  const random = randomStream(7, 'package');
  return faces
    .map((face) => ({ face, at: -Math.log(1 - random.next()) / face.contacts }))
    .sort((a, b) => a.at - b.at)
    .map(({ face }) => face);
}

const costPerThousand = (faces: readonly MeasuredFace[]): number => {
  const sum = (of: (face: MeasuredFace) => number) => faces.reduce((total, face) => total + of(face), 0);
  return (1000 * netOfCard * sum(({ price }) => price)) / sum(({ contacts }) => contacts);
};

const within = (
  target: string,
  [low, high]: readonly [number, number],
  value: number,
  text: string,
): TargetResult => ({
  target,
  wanted: `${low}–${high}`,
  model: text,
  isMet: value >= low && value <= high,
});

type FacesByMedium = Readonly<Record<keyof typeof media, readonly MeasuredFace[]>>;

const packageFaces = 100;
const twelveSheetsOf = ({ metro }: FacesByMedium) => metro.filter(({ formId }) => formId === twelveSheet);
const packageOf = (faces: FacesByMedium) => byPassers(twelveSheetsOf(faces)).slice(0, packageFaces);

function reachResults(weights: Float64Array, faces: FacesByMedium): TargetResult[] {
  const reach = (target: string, range: readonly [number, number], found: Reached) =>
    within(
      target,
      range,
      found.percent,
      `${found.percent.toFixed(0)} (${found.faces} faces, ${found.mean.toFixed(2)} contacts)`,
    );
  const { shelter, billboard } = faces;
  const all = { faces: packageFaces };
  return [
    reach(
      'shelters, reach at 432 GRP, 4 weeks, % (Chicago 2013: 50)',
      [42, 58],
      reachOf(weights, shelter, { contacts: 4.32 }),
    ),
    reach(
      'billboards, reach at 401 GRP, 4 weeks, % (Chicago 2013: 49)',
      [41, 57],
      reachOf(weights, billboard, { contacts: 4.01 }),
    ),
    reach(
      'metro, 100 twelve-sheets where people pass, 4 weeks, % (Shanghai 2011: 73 at 4.96 contacts)',
      [65, 81],
      reachOf(weights, packageOf(faces), all),
    ),
    reach(
      'metro, 100 twelve-sheets anywhere, 4 weeks, %: under the same',
      [0, 73],
      reachOf(weights, twelveSheetsOf(faces), all),
    ),
  ];
}

const contactResults = (faces: FacesByMedium): TargetResult[] =>
  Object.entries(faces).map(([name, own]) => {
    const contacts = own.map((face) => face.contacts);
    const at = (share: number) => Math.round(quantile(contacts, share)).toLocaleString('en');
    return {
      target: `${name}, contacts a face-day, p10/p50/p90`,
      wanted: 'none published',
      model: [0.1, 0.5, 0.9].map(at).join('/'),
      isMet: true,
    };
  });

function costResults(faces: FacesByMedium, bus: number): TargetResult[] {
  const cpm = {
    bus,
    shelter: costPerThousand(faces.shelter),
    metro: costPerThousand(packageOf(faces)),
    lift: costPerThousand(faces.lift),
    liftScreen: costPerThousand(faces.liftScreen),
    metroScreen: costPerThousand(faces.metroScreen),
    billboard: costPerThousand(faces.billboard),
    led: costPerThousand(faces.led),
  };
  const money = (target: string, range: readonly [number, number], value: number) =>
    within(target, range, value, value.toFixed(1));
  const spread = (values: readonly number[]) => Math.max(...values) / Math.min(...values);
  const compared = spread([cpm.bus, cpm.shelter, cpm.metro, cpm.lift, cpm.liftScreen]);
  const each = Object.entries(cpm).map(([name, value]) => `${name} ${value.toFixed(0)}`);
  return [
    money('CPM bus, net', [12, 60], cpm.bus),
    money('CPM metro, the twelve-sheets above, net (Shanghai 2007 and 2011: 27, 14)', [14, 27], cpm.metro),
    money('CPM shelter, net', [8, 40], cpm.shelter),
    money('CPM lift poster, net', [8, 40], cpm.lift),
    money('CPM lift screen, net', [8, 40], cpm.liftScreen),
    money('CPM billboard ÷ shelter (Chicago 2013: 1.73)', [0.9, 3.5], cpm.billboard / cpm.shelter),
    within(
      'T7 CPM of bus, shelter, metro and lift, dearest ÷ cheapest',
      [1, 5],
      compared,
      compared.toFixed(1),
    ),
    {
      target: 'T7 with metro screens, billboards and LED',
      wanted: 'none published',
      model: `${spread(Object.values(cpm)).toFixed(1)} (${each.join(', ')})`,
      isMet: true,
    },
  ];
}

/**
 * What is published of fixed media, asked of a city. Costs are those of the example rate card at the published ratio of
 * net to card.
 * @param busCpm of bus bodies, yuan net
 */
export async function fixedMediaResults(
  context: Context,
  model: CityModel,
  where: { readonly cityCode: string; readonly panelReleaseId: string },
  busCpm: number,
): Promise<TargetResult[]> {
  const read = (mediumId: number) => facesOf(context, model, { ...where, mediumId });
  const faces: FacesByMedium = {
    shelter: await read(media.shelter),
    metro: await read(media.metro),
    metroScreen: await read(media.metroScreen),
    lift: await read(media.lift),
    liftScreen: await read(media.liftScreen),
    led: await read(media.led),
    billboard: await read(media.billboard),
  };
  return [
    ...reachResults(model.store.weights, faces),
    ...contactResults(faces),
    ...costResults(faces, busCpm),
  ];
}
