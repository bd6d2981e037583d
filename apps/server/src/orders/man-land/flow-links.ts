import { noMediumNode } from '@ooh/contract/v1/orders/man-land/flow';

/** A scene with how many places and lines of each medium it has. */
export interface SceneMedia {
  readonly scene: string;
  readonly places: ReadonlyMap<number, number>;
}

export interface SegmentPeople {
  readonly segmentId: string;
  /** By scene; null where withheld. */
  readonly people: readonly (number | null)[];
}

export interface FlowLink {
  readonly from: string;
  readonly to: string;
  readonly people: number;
}

/**
 * Links from groups to scenes and on to media: what comes into a scene leaves it, parted by the places of each
 * medium; a scene without any sends it to nobody's medium. Links of nobody are left out.
 */
export function linksOf(segments: readonly SegmentPeople[], scenes: readonly SceneMedia[]): FlowLink[] {
  const first = segments.flatMap(({ segmentId, people }) =>
    scenes.map(({ scene }, at) => ({ from: segmentId, to: `scene-${scene}`, people: people[at] ?? 0 })),
  );
  const second = scenes.flatMap(({ scene, places }, at) => {
    const from = `scene-${scene}`;
    const into = segments.reduce((sum, { people }) => sum + (people[at] ?? 0), 0);
    const whole = [...places.values()].reduce((sum, count) => sum + count, 0);
    if (whole === 0) return [{ from, to: noMediumNode, people: into }];
    return [...places]
      .sort(([a], [b]) => a - b)
      .map(([mediumId, count]) => ({ from, to: `medium-${mediumId}`, people: (into * count) / whole }));
  });
  return [...first, ...second].filter(({ people }) => people > 0);
}
