import { effectBenchmark } from '../../../orders/effect/effect-benchmark.ts';
import type { Handler } from '../../handler.ts';

export const getEffectBenchmark: Handler<'v1/effect/benchmark'> = (context, { orderId }, { user }) =>
  effectBenchmark(context, user, orderId);
