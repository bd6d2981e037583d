import { Button } from 'antd';
import { lazy, Suspense, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useThemeName } from '../ui/theme/use-theme.ts';
import type { AnyChartModel } from './any-chart-model.ts';
import { BubbleTable } from './bubble-table.tsx';
import { ChartTable } from './chart-table.tsx';
import { FlowTable } from './flow-table.tsx';
import { RadarTable } from './radar-table.tsx';
import { saveChartPicture, type ChartPicture } from './save-picture.ts';
import { ScatterTable } from './scatter-table.tsx';
import styles from './chart.module.css';

const ChartView = lazy(async () => ({ default: (await import('./chart-view.tsx')).ChartView }));

export interface ChartProps {
  readonly model: AnyChartModel;
  readonly height?: number;
  /** Source, period and kind of the figures. */
  readonly footnote?: ReactNode;
  /** What its PNG says besides; without it there is none. */
  readonly picture?: ChartPicture;
}

function PictureButton({ model, picture, host }: PictureButtonProps) {
  const theme = useThemeName();
  const save = () => {
    const drawn = host.current?.querySelector('canvas');
    if (drawn) void saveChartPicture(drawn, model, picture, theme);
  };
  return (
    <Button size="small" type="link" onClick={save}>
      保存图片
    </Button>
  );
}

interface PictureButtonProps {
  readonly model: AnyChartModel;
  readonly picture: ChartPicture;
  readonly host: RefObject<HTMLElement | null>;
}

function ModelTable({ model, ...size }: { readonly model: AnyChartModel; readonly maxHeight: number }) {
  switch (model.kind) {
    case 'bubble':
      return <BubbleTable model={model} {...size} />;
    case 'flow':
      return <FlowTable model={model} {...size} />;
    case 'scatter':
      return <ScatterTable model={model} {...size} />;
    case 'radar':
      return <RadarTable model={model} {...size} />;
    default:
      return <ChartTable model={model} {...size} />;
  }
}

/** A chart with its title, its reading in one sentence and its numbers as a table on request. */
export function Chart({ model, height = 200, footnote, picture }: ChartProps) {
  const host = useRef<HTMLElement>(null);
  const [showsTable, setShowsTable] = useState(false);
  const titleId = useId();
  return (
    <section ref={host} className={styles.chart} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h3 id={titleId}>{model.title}</h3>
        <Button
          size="small"
          type="link"
          onClick={() => setShowsTable(!showsTable)}
          aria-expanded={showsTable}
        >
          {showsTable ? '查看图表' : '查看数据表'}
        </Button>
        {picture !== undefined && !showsTable && (
          <PictureButton model={model} picture={picture} host={host} />
        )}
      </div>
      <p className={styles.summary}>{model.summary}</p>
      {showsTable ? (
        <ModelTable model={model} maxHeight={height} />
      ) : (
        <Suspense
          fallback={
            <output className={styles.loading} style={{ height }} aria-label="图表加载中" aria-busy />
          }
        >
          <ChartView model={model} height={height} />
        </Suspense>
      )}
      {footnote !== undefined && <p className={styles.footnote}>{footnote}</p>}
    </section>
  );
}
