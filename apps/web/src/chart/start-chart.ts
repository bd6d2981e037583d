import { BarChart, LineChart, RadarChart, SankeyChart, ScatterChart } from 'echarts/charts';
import {
  AriaComponent,
  GridComponent,
  LegendComponent,
  MarkAreaComponent,
  MarkLineComponent,
  RadarComponent,
  TooltipComponent,
} from 'echarts/components';
import { LabelLayout } from 'echarts/features';
import { init, use, type EChartsType } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';

use([
  BarChart,
  LineChart,
  RadarChart,
  SankeyChart,
  ScatterChart,
  AriaComponent,
  GridComponent,
  LegendComponent,
  MarkAreaComponent,
  MarkLineComponent,
  RadarComponent,
  TooltipComponent,
  LabelLayout,
  CanvasRenderer,
]);

export type StartedChart = EChartsType;

/** Starts an empty chart in an element that has a size, or with one in CSS pixels. */
export function startChart(
  element: HTMLElement,
  size?: { readonly width: number; readonly height: number },
): StartedChart {
  return init(element, null, size);
}
