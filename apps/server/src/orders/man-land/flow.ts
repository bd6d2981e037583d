import type { CallOutput, ParsedInput } from '@ooh/contract/registry';
import { noMediumNode } from '@ooh/contract/v1/orders/man-land/flow';
import { areaFiguresOf, figureContext } from '../../measurement/city-perspective/area-figures.ts';
import { crowdsOf } from '../../measurement/city-perspective/area-table.ts';
import type { CityCrowd } from '../../measurement/city-perspective/city-crowd.ts';
import { unionOf } from '../../measurement/city-perspective/people-cells.ts';
import { aoisByType } from '../../measurement/city-perspective/scene-visits.ts';
import type { PeopleCells } from '../../measurement/engine/work/role-chances.ts';
import type { Context } from '../../context.ts';
import { mediumNamesOf } from '../../city-data/inventory/media-names.ts';
import { scenesOf } from '../../measurement/place-insight/scene-kinds.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { mediaOfAreas } from './area-media.ts';
import { linksOf, type SceneMedia } from './flow-links.ts';
import { cityOfSegment, loadOrderCity } from './order-city.ts';
import { orderInventory, type InventoryUnit } from './order-inventory.ts';

type Output = CallOutput<'v1/orders/man-land/flow'>;

interface Scene extends SceneMedia {
  readonly people: PeopleCells;
}

/** Places and lines with free units of each medium in or near the AOIs of some kinds. */
async function sceneMedia(
  context: Context,
  city: CityCrowd,
  inventory: readonly InventoryUnit[],
): Promise<Scene[]> {
  const [{ ground, kinds }, mediaOf] = await Promise.all([
    aoisByType(context, city),
    mediaOfAreas(context.db, city, 'aoi'),
  ]);
  const mediumOf = new Map(
    inventory.flatMap(({ freeUnits, lineId, positionId, mediumId }) =>
      freeUnits > 0 ? [[lineId ?? positionId ?? '', mediumId] as const] : [],
    ),
  );
  return scenesOf(kinds.map(({ aoiType }) => aoiType)).map(({ scene, aoiTypes }) => {
    const placeIds = new Set(
      ground.aois.flatMap(({ aoiType }, at) =>
        aoiTypes.includes(aoiType) ? [...mediaOf[at].positions.keys(), ...mediaOf[at].lines.keys()] : [],
      ),
    );
    const places = new Map<number, number>();
    for (const placeId of placeIds) {
      const mediumId = mediumOf.get(placeId);
      if (mediumId !== undefined) places.set(mediumId, (places.get(mediumId) ?? 0) + 1);
    }
    const people = unionOf(
      kinds.filter(({ aoiType }) => aoiTypes.includes(aoiType)).map((kind) => kind.people),
    );
    return { scene, places, people };
  });
}

/** People a day of a group in each scene; null where they are withheld. */
async function peopleInScenes(
  context: Context,
  city: CityCrowd,
  scenes: readonly Scene[],
): Promise<(number | null)[]> {
  const key = `scenes/${city.data.places?.releaseId ?? 'none'}`;
  const crowds = await crowdsOf(
    context,
    city,
    key,
    scenes.map(({ people }) => people),
  );
  const ground = figureContext(city, context.config.minimumCell);
  return crowds.map((crowd) => areaFiguresOf(crowd, ground).taPersons.value);
}

/** 目标人群 → 场景 → 媒体, people a day. The groups are those of the matrix, without the whole where it has parts. */
export async function manLandFlow(
  context: Context,
  user: SignedInUser,
  input: ParsedInput<'v1/orders/man-land/flow'>,
): Promise<Output> {
  const loaded = await loadOrderCity(context, user, 'v1/orders/man-land/flow', input);
  const { segments, order, city } = loaded;
  const inventory = await orderInventory(context, user, order, city.cityCode);
  const scenes = await sceneMedia(context, city, inventory);
  const shown = segments.length > 1 ? segments.slice(1) : segments;
  const people = await Promise.all(
    shown.map(async (segment) => ({
      segment,
      people: await peopleInScenes(context, await cityOfSegment(context, loaded, segment), scenes),
    })),
  );
  const names = await mediumNamesOf(context.db);
  const links = linksOf(
    people.map(({ segment, people: inScenes }) => ({ segmentId: segment.segmentId, people: inScenes })),
    scenes,
  );
  const used = new Set(links.flatMap(({ from, to }) => [from, to]));
  const media = [...new Set(scenes.flatMap(({ places }) => [...places.keys()]))].sort((a, b) => a - b);
  const nodes: Output['nodes'] = [
    ...shown.map(({ segmentId, name }) => ({ nodeId: segmentId, kind: 'segment' as const, name })),
    ...scenes.map(({ scene }) => ({ nodeId: `scene-${scene}`, kind: 'scene' as const, name: scene })),
    ...media.map((id) => ({
      nodeId: `medium-${id}`,
      kind: 'medium' as const,
      name: names.get(id) ?? String(id),
    })),
    { nodeId: noMediumNode, kind: 'medium' as const, name: '无空闲媒体' },
  ];
  return {
    basis: city.basis,
    nodes: nodes.filter(({ nodeId }) => used.has(nodeId)),
    links,
    withheld: people.flatMap((one) => one.people).filter((value) => value === null).length,
  };
}
