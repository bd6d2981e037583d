import { useEffect, useRef } from 'react';
import { useThemeName } from '../ui/theme/use-theme.ts';
import type { AnyChartModel } from './any-chart-model.ts';
import { drawingOf } from './drawing-of.ts';
import { startChart, type StartedChart } from './start-chart.ts';

export interface ChartViewProps {
  readonly model: AnyChartModel;
  readonly height: number;
}

/** The drawing of a chart; loaded with the library on first use. Use Chart. */
export function ChartView({ model, height }: ChartViewProps) {
  const element = useRef<HTMLDivElement>(null);
  const chart = useRef<StartedChart>(null);
  const theme = useThemeName();
  useEffect(() => {
    if (!element.current) return;
    const started = startChart(element.current);
    chart.current = started;
    const observer = new ResizeObserver(() => started.resize());
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      started.dispose();
      chart.current = null;
    };
  }, []);
  useEffect(() => {
    chart.current?.setOption(drawingOf(model, theme) as never, { notMerge: true });
  }, [model, theme]);
  // The library draws a canvas into the element, which an <img> cannot hold.
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
  return <div ref={element} style={{ height }} role="img" aria-label={`${model.title}。${model.summary}`} />;
}
