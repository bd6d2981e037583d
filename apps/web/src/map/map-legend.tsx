import { Segmented, Slider, Switch } from 'antd';
import { useState } from 'react';
import { breakMethodNames, breakMethods, type BreakMethod } from './class-breaks.ts';
import styles from './map.module.css';
import type { SheetLegendRow } from './prepare-sheet.ts';

/** One layer in the legend: what its marks mean, whether it is shown and how strongly. */
export interface LegendLayer {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly SheetLegendRow[];
  readonly visible: boolean;
  readonly opacity: number;
  readonly onVisible: (visible: boolean) => void;
  readonly onOpacity: (opacity: number) => void;
}

export interface MapLegendProps {
  readonly layers: readonly LegendLayer[];
  readonly method?: BreakMethod;
  readonly onMethod?: (method: BreakMethod) => void;
  /** Date of the data and where they come from. */
  readonly note?: string;
}

function LegendMark({ row }: { readonly row: SheetLegendRow }) {
  return <span className={styles[`mark-${row.shape}`]} style={{ background: row.colour }} aria-hidden />;
}

function LegendSection({ layer }: { readonly layer: LegendLayer }) {
  return (
    <section className={styles.legendLayer} aria-label={layer.title}>
      <div className={styles.legendHead}>
        <h3>{layer.title}</h3>
        <Switch
          size="small"
          checked={layer.visible}
          onChange={layer.onVisible}
          aria-label={`显示${layer.title}`}
        />
      </div>
      {layer.visible && (
        <>
          <ul>
            {layer.rows.map((row) => (
              <li key={row.text}>
                <LegendMark row={row} />
                {row.text}
              </li>
            ))}
          </ul>
          <Slider
            className={styles.opacity}
            min={10}
            max={100}
            value={Math.round(layer.opacity * 100)}
            onChange={(percent) => layer.onOpacity(percent / 100)}
            tooltip={{ formatter: (percent) => `不透明度 ${percent}%` }}
            ariaLabelForHandle={`${layer.title}不透明度`}
          />
        </>
      )}
    </section>
  );
}

/** Legend with the layer switches in it; it can be folded to its head. */
export function MapLegend({ layers, method, onMethod, note }: MapLegendProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <aside className={styles.legend} aria-label="图例">
      <button
        type="button"
        className={styles.legendFold}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        图例 <span aria-hidden>{isOpen ? '▾' : '▸'}</span>
      </button>
      {isOpen && (
        <div className={styles.legendBody}>
          {layers.map((layer) => (
            <LegendSection key={layer.id} layer={layer} />
          ))}
          {method && onMethod && (
            <Segmented
              size="small"
              block
              aria-label="分级方法"
              value={method}
              onChange={onMethod}
              options={breakMethods.map((value) => ({ value, label: breakMethodNames[value] }))}
            />
          )}
          {note !== undefined && <p className={styles.legendNote}>{note}</p>}
        </div>
      )}
    </aside>
  );
}
