import type { BubbleModel } from './bubble-model.ts';
import type { ChartModel } from './chart-model.ts';
import type { FlowModel } from './flow-model.ts';
import type { RadarModel } from './radar-model.ts';
import type { ScatterModel } from './scatter-model.ts';

/** Everything that a chart can show, told apart by its kind. */
export type AnyChartModel = BubbleModel | ChartModel | FlowModel | RadarModel | ScatterModel;
