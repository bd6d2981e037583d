import { drawnBoundaries } from '../../../region/drawn-boundaries.ts';
import { notFound } from '../../../refusal.ts';
import type { Handler } from '../../handler.ts';

export const getBoundaries: Handler<'v1/boundaries/{adcode}'> = async (context, input) => {
  const features = await drawnBoundaries(input.adcode);
  if (features.length === 0) throw notFound('行政区');
  return {
    type: 'FeatureCollection',
    mapApprovalNumber: context.config.mapApprovalNumber,
    features: [...features],
  };
};
