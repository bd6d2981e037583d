import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import { audienceStore } from '@ooh/measurement/audience-store';
import { stratumSizesOf, type SampleDesign } from '@ooh/measurement/interval';
import type { WeekdayStore } from '@ooh/measurement/rate-store';
import { growthSample } from '@ooh/measurement/schedule-build';
import { audienceMask } from '../audience-mask.ts';
import type { CityModel } from '../city-model.ts';

/** A city's model seen from one audience. */
export interface AudiencePart {
  /** Panel persons of the audience, one byte each. */
  readonly mask: Uint8Array;
  /** The model's pairs of these persons alone, in the panel's order. */
  readonly people: WeekdayStore;
  /** The persons among them from whom the growth of reach is read. */
  readonly sample: WeekdayStore;
  /** These persons within the whole panel's design. */
  readonly design: SampleDesign;
}

/** The audience last asked about, by model: a planner turns a plan of one brief many times. */
const latest = new WeakMap<CityModel, { readonly text: string; readonly part: AudiencePart }>();

function cutPart(model: CityModel, audience: TargetAudience): AudiencePart {
  const mask = audienceMask(model.labels, audience);
  const people = audienceStore(model, mask);
  return {
    mask,
    people,
    sample: growthSample(people),
    design: {
      weights: people.store.weights,
      strata: model.strata.filter((_, person) => mask[person] !== 0),
      stratumSizes: stratumSizesOf(model.strata),
    },
  };
}

/** The audience's part of a model, kept until another audience of this model is asked for. */
export function audiencePart(model: CityModel, audience: TargetAudience): AudiencePart {
  const { groups, packId, packEdition } = audience;
  const text = JSON.stringify([groups, packId, packEdition]);
  const kept = latest.get(model);
  if (kept?.text === text) return kept.part;
  const part = cutPart(model, audience);
  latest.set(model, { text, part });
  return part;
}
