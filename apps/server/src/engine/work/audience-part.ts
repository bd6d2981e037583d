import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import { audienceStore } from '@ooh/measurement/audience-store';
import type { WeekdayStore } from '@ooh/measurement/schedule-build';
import { audienceMask } from '../../crowd/audience-mask.ts';
import type { CityModel } from '../city-model.ts';

/** A city's model seen from one audience. */
export interface AudiencePart {
  /** Panel persons of the audience, one byte each. */
  readonly mask: Uint8Array;
  /** The model's pairs of these persons alone. */
  readonly part: WeekdayStore;
}

/** The audience last asked about, by model: a planner turns a plan of one brief many times. */
const latest = new WeakMap<CityModel, AudiencePart & { readonly text: string }>();

/** The audience's part of a model, kept until another audience of this model is asked for. */
export function audiencePart(model: CityModel, audience: TargetAudience): AudiencePart {
  const text = JSON.stringify(audience.groups);
  const kept = latest.get(model);
  if (kept?.text === text) return kept;
  const mask = audienceMask(model.labels, audience);
  const made = { text, mask, part: audienceStore(model, mask) };
  latest.set(model, made);
  return made;
}
