import type { CallOutput } from '@ooh/contract/registry';
import type { BaseMapChoice } from './base-map-choice.ts';

type Offered = CallOutput<'v1/base-maps/{cityCode}'>;
export type BaseMap = Offered['maps'][number];

/** The one that is drawn: what was chosen, or else what the service prefers, or the first, passing over what failed. */
export function currentBaseMap({ maps, preferred }: Offered, { chosen, failed }: BaseMapChoice): BaseMap {
  const works = maps.filter(({ id }) => !failed.has(id));
  const find = (wanted: string | null) => works.find(({ id }) => id === wanted);
  return find(chosen) ?? find(preferred) ?? works[0] ?? maps[0];
}
