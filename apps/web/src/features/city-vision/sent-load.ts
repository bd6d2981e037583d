import type { HandOverInput } from '@ooh/contract/domain/hand-over';
import type { Vision } from './use-vision.ts';
import type { VisionRow } from './vision-row.ts';

interface LoadSource {
  readonly vision: Vision;
  readonly cityCode: string;
  readonly ring: readonly (readonly [number, number])[] | undefined;
  /** The marked areas. */
  readonly chosen: readonly VisionRow[];
}

/** What the screen sends on: the city, its audience, the marked areas and the drawn one as a fence. */
export function sentLoad({ vision, cityCode, ring, chosen }: LoadSource): HandOverInput {
  const { unit, hours, question } = vision;
  const areas = chosen.map(({ areaId, name }) => {
    const outline = hours?.areas.find((area) => area.areaId === areaId)?.ring ?? null;
    return { cityCode, kind: unit, areaId, name, ...(outline === null ? {} : { ring: outline }) };
  });
  const drawn = ring && {
    cityCode,
    kind: 'drawn' as const,
    areaId: 'ring',
    name: '圈选范围',
    ring: ring.map(([lng, lat]): [number, number] => [lng, lat]),
  };
  return {
    cityCodes: [cityCode],
    areas: [...areas, ...(drawn ? [drawn] : [])],
    ...(vision.hasAudience && { targetAudience: question.targetAudience }),
  };
}
