import type { CallOutput } from '@ooh/contract/registry';
import { boundariesInForce } from '../../../city-data/boundary/boundaries-in-force.ts';
import type { DrawnBoundary } from '../../../city-data/boundary/draw-boundaries.ts';
import { drawnBoundaries } from '../../../city-data/boundary/drawn-boundaries.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { Handler } from '../../handler.ts';

type Answer = CallOutput<'v1/boundaries/{adcode}'>;

/** The last answer made of a list of outlines: the same list is the same answer, which is written out once. */
const answers = new WeakMap<readonly DrawnBoundary[], Answer>();

export const getBoundaries: Handler<'v1/boundaries/{adcode}'> = async (context, input) => {
  const { mapApprovalNumber } = context.config;
  const inForce = await boundariesInForce(context.db, input.adcode);
  const features = await drawnBoundaries(input.adcode, inForce);
  if (features.length === 0) throw notFound('行政区');
  const known = answers.get(features);
  if (known?.mapApprovalNumber === mapApprovalNumber) return known;
  const answer: Answer = {
    type: 'FeatureCollection',
    mapApprovalNumber,
    ...inForce.source,
    features: [...features],
  };
  answers.set(features, answer);
  return answer;
};
