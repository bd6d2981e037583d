import type { BubbleModel } from './bubble-model.ts';
import type { ChartModel } from './chart-model.ts';
import type { FlowModel } from './flow-model.ts';
import type { RadarModel } from './radar-model.ts';
import type { ScatterModel } from './scatter-model.ts';

/** All chart models, discriminated by kind. */
export type AnyChartModel = BubbleModel | ChartModel | FlowModel | RadarModel | ScatterModel;
