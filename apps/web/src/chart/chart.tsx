import { Button } from 'antd';
import { lazy, Suspense, useId, useState, type ReactNode } from 'react';
import { useThemeName } from '../ui/theme/use-theme.ts';
import type { AnyChartModel } from './any-chart-model.ts';
import { BubbleTable } from './bubble-table.tsx';
import { ChartTable } from './chart-table.tsx';
import { FlowTable } from './flow-table.tsx';
import { RadarTable } from './radar-table.tsx';
import type { ChartPicture } from './save-picture.ts';
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

interface PictureButtonProps {
  readonly model: AnyChartModel;
  readonly picture: ChartPicture;
}

function PictureButton({ model, picture }: PictureButtonProps) {
  const theme = useThemeName();
  const save = async () => {
    const { saveChartPicture } = await import('./chart-picture.ts');
    await saveChartPicture(model, picture, theme);
  };
  return (
    <Button size="small" type="link" onClick={() => void save()}>
      保存图片
    </Button>
  );
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
  const [showsTable, setShowsTable] = useState(false);
  const titleId = useId();
  return (
    <section className={styles.chart} aria-labelledby={titleId}>
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
        {picture !== undefined && !showsTable && <PictureButton model={model} picture={picture} />}
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
