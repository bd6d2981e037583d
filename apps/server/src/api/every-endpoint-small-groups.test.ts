import { allLabels } from '@ooh/reference/labels';
import { certain } from '@ooh/contract/core/certain';
import { cityMediaOf } from '@ooh/contract/core/scope';
import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import { registry, type CallKey } from '@ooh/contract/registry';
import { seededRandom } from '@ooh/measurement/random';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { peopleReleasesOf, readCityData } from '../city-data/release/city-data.ts';
import { openPermissionWorld, type PermissionWorld } from '../testing/permission-world.ts';
import { shenzhen, textsOfFile } from '../testing/questions.ts';
import { scopedCalls } from '../testing/scoped-calls.ts';
import type { CallAnswer } from '../testing/test-service.ts';
import { callOf, fieldsOf } from '../testing/wire.ts';

const minimumCell = 50;
const labels = allLabels().map(({ label }) => label);

/** People with both of two labels, or everybody but them: audiences that differ in nothing but the labels' names. */
const both = (a: number, b: number) => ({
  join: 'and' as const,
  conditions: [a, b].map((labelId) => ({ join: 'and' as const, labelIds: [labelId] })),
});
const everybody = { join: 'and' as const, conditions: [{ join: 'and' as const, labelIds: [101, 102] }] };
type Kind = 'few' | 'all but few';
const audienceOf = (kind: Kind, [a, b]: readonly [number, number]): TargetAudience => ({
  groups: kind === 'few' ? [both(a, b)] : [everybody, { ...both(a, b), join: 'minus' as const }],
});

let world: PermissionWorld;
/** Two pairs of labels that different numbers of people have together, both too few to be told of. */
let pairs: readonly (readonly [number, number])[];
beforeAll(async () => {
  world = await openPermissionWorld({ minimumCell });
  const { context } = world.service;
  const data = await readCityData(context.db, [shenzhen]);
  const releases = certain(
    peopleReleasesOf(certain(data.get(shenzhen), 'data of the city')),
    'panel of the city',
  );
  const random = seededRandom(5150);
  const found = new Map<number, readonly [number, number]>();
  while (found.size < 2) {
    const pair = [0, 0].map(() => labels[random.below(labels.length)].labelId) as [number, number];
    const { panelPersons } = await context.engine.ask(releases, 'crowdSize', {
      audience: audienceOf('few', pair),
    });
    if (panelPersons > 5 && panelPersons < minimumCell - 5) found.set(panelPersons, pair);
  }
  pairs = [...found.values()];
});
afterAll(() => world?.service.close());

const keys = (Object.keys(registry) as CallKey[]).filter((key) => {
  const { scope, changes } = callOf(key);
  const names = fieldsOf(key);
  const asksPeople = names.includes('targetAudience') || names.includes('rule');
  return cityMediaOf(scope) !== undefined && changes === undefined && asksPeople;
});

const names = labels.map(({ name }) => name).toSorted((a, b) => b.length - a.length);
const echoes = new Set(['sentence', 'audienceSentence', 'computedAt', 'milliseconds', 'summary']);

/** What a call says of an audience, without its name. */
async function saidOf(key: CallKey, input: object, targetAudience: TargetAudience): Promise<string> {
  const asked = fieldsOf(key).includes('rule')
    ? { ...input, rule: { parts: [{ kind: 'labels', targetAudience }] } }
    : { ...input, targetAudience };
  const answer: CallAnswer<CallKey> = await world.service.callRaw(key, asked, { as: 'admin' });
  const { status, envelope, bytes } = answer;
  const isFile = callOf(key).kind === 'file' && status === 200;
  const text = JSON.stringify(isFile ? textsOfFile(bytes) : envelope, (name, value: unknown) =>
    echoes.has(name) ? undefined : value,
  );
  return `${status} ${names.reduce((rest, name) => rest.replaceAll(name, ''), text)}`;
}

/** Questions about a city: the known ones, or the example. */
function questionsOf(key: CallKey): object[] {
  const known = scopedCalls.filter((call) => call.key === key).flatMap((call) => call.inputs(world));
  const ofCity = known.filter((input) => JSON.stringify(input).includes(shenzhen));
  return [callOf(key).example.input as object, ...ofCity.slice(0, 1)];
}

/** So nothing is told of any audience there. */
const partsAreSmall = 'parts of the cities have fewer people than may be told of';

/** Calls that say the same of a large audience too in this world, with the reason. */
const sameForAll: Partial<Record<CallKey, string>> = {
  'aoi-draw/aoiStatistics': partsAreSmall,
  'aoi-draw/get-by-id/{id}': partsAreSmall,
  'aoi-draw/getAoiHotData': partsAreSmall,
  'aoi-draw/getSubsetSceneDetail': partsAreSmall,
  'aoi-draw/getThroughClearlyData': partsAreSmall,
  'aoi-draw/marketList': partsAreSmall,
  'aoi-draw/selectCbdData': partsAreSmall,
  'aoi-draw/selectCbdRegionIdScene': partsAreSmall,
  'aoi-draw/selectList': partsAreSmall,
  'city-perspective/getAoiTaConcentrationData': partsAreSmall,
  'city-perspective/getAoiTaConcentrationDataById': partsAreSmall,
  'city-perspective/getAoiTaConcentrationDataResponses': partsAreSmall,
  'city-perspective/intelligenceTaOfflineSceneData': partsAreSmall,
  'poi-analyse/delineationBrand': partsAreSmall,
  'v1/media-inventory/detail': partsAreSmall,
  'v1/scenes/hours': partsAreSmall,
  'mediaOrder/getReferenceSchemeList': 'no order here has an audience of these labels',
  'v1/media-inventory/points': 'the audience orders the list, the map shows the same places',
};

describe.each(['few', 'all but few'] as const)('%s', (kind) => {
  test.each(keys)('%s says the same of two audiences that are too small to be told of', async (key) => {
    let isTold = false;
    for (const input of questionsOf(key)) {
      const [one, other] = [
        await saidOf(key, input, audienceOf(kind, pairs[0])),
        await saidOf(key, input, audienceOf(kind, pairs[1])),
      ];
      expect({ input, said: one }).toEqual({ input, said: other });
      isTold ||=
        one !==
        (await saidOf(key, input, {
          groups: [{ join: 'and', conditions: [{ join: 'and', labelIds: [102] }] }],
        }));
    }
    // Everybody but a few is hardly another audience than a large one.
    if (kind === 'few') expect({ key, isTold }).toEqual({ key, isTold: !(key in sameForAll) });
  });
});

test('every call that takes an audience is asked', () => {
  expect(keys.length).toBeGreaterThan(35);
  expect(Object.keys(sameForAll).filter((key) => !keys.includes(key as CallKey))).toEqual([]);
});
