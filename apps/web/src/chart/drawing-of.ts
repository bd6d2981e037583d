import type { ThemeName } from '../session/persisted-session.ts';
import type { AnyChartModel } from './any-chart-model.ts';
import { bubbleOptionOf } from './bubble-option.ts';
import { flowOptionOf } from './flow-option.ts';
import { optionOf } from './option-of.ts';
import { radarOptionOf } from './radar-option.ts';
import { scatterOptionOf } from './scatter-option.ts';

/** What the library draws of a model. */
export function drawingOf(model: AnyChartModel, theme: ThemeName) {
  switch (model.kind) {
    case 'bubble':
      return bubbleOptionOf(model, theme);
    case 'flow':
      return flowOptionOf(model, theme);
    case 'scatter':
      return scatterOptionOf(model, theme);
    case 'radar':
      return radarOptionOf(model, theme);
    default:
      return optionOf(model, theme);
  }
}
