import { Segmented, Slider } from 'antd';
import { useState, type CSSProperties, type ReactNode } from 'react';
import { PlainCheck } from '../ui/form/plain-check.tsx';
import { breakMethodNames, breakMethods, type BreakMethod } from './class-breaks.ts';
import styles from './map-legend.module.css';
import type { SheetLegendRow } from './prepare-sheet.ts';
import { coverMark, legendMark } from './view-padding.ts';

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
  /** True where the map has little room. */
  readonly startsFolded?: boolean;
}

/** A mark in the colour and at the opacity of what it stands for on the map. */
function LegendMark({ row, opacity }: { readonly row: SheetLegendRow; readonly opacity: number }) {
  const style = { '--mark': row.colour, opacity } as CSSProperties;
  return <span className={styles[`mark-${row.shape}`]} style={style} aria-hidden />;
}

function LegendSection({ layer }: { readonly layer: LegendLayer }) {
  return (
    <section className={styles.legendLayer} aria-label={layer.title}>
      <h3>
        <label className={styles.legendHead}>
          <PlainCheck
            type="checkbox"
            checked={layer.visible}
            onChange={(event) => layer.onVisible(event.target.checked)}
          />
          {layer.title}
        </label>
      </h3>
      {layer.visible && (
        <>
          <ul>
            {layer.rows.map((row) => (
              <li key={row.text}>
                <LegendMark row={row} opacity={layer.opacity} />
                {row.text}
              </li>
            ))}
          </ul>
          <div className={styles.opacity}>
            <span aria-hidden="true">不透明度</span>
            <Slider
              min={10}
              max={100}
              value={Math.round(layer.opacity * 100)}
              onChange={(percent) => layer.onOpacity(percent / 100)}
              tooltip={{ formatter: (percent) => `不透明度 ${percent}%` }}
              ariaLabelForHandle={`${layer.title}不透明度`}
            />
          </div>
        </>
      )}
    </section>
  );
}

function StripColours({ layer }: { readonly layer: LegendLayer }) {
  return (
    <span className={styles.stripColours}>
      {layer.rows.map((row) => (
        <span key={row.text} title={row.text} style={{ background: row.colour, opacity: layer.opacity }} />
      ))}
    </span>
  );
}

/** The colours of the first layer in one strip: what a folded legend still says. */
function LegendStrip({ layer }: { readonly layer: LegendLayer }) {
  return (
    <div className={styles.strip}>
      <span className={styles.stripName}>{layer.title}</span>
      <StripColours layer={layer} />
    </div>
  );
}

type LegendBodyProps = Pick<MapLegendProps, 'layers' | 'method' | 'onMethod' | 'note'>;

function LegendBody({ layers, method, onMethod, note }: LegendBodyProps) {
  return (
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
  );
}

/** Legend with the layer switches in it. Folded, it still shows the colours of the first layer. */
export function MapLegend({ startsFolded = false, ...body }: MapLegendProps) {
  const { layers } = body;
  const [isOpen, setOpen] = useState(!startsFolded);
  return (
    <aside className={styles.legend} aria-label="图例" {...{ [legendMark]: isOpen ? 'open' : 'folded' }}>
      <button
        type="button"
        className={styles.legendFold}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        图例 <span aria-hidden>{isOpen ? '▾' : '▸'}</span>
      </button>
      {!isOpen && layers.length > 0 && <LegendStrip layer={layers[0]} />}
      {isOpen && <LegendBody {...body} />}
    </aside>
  );
}

const isOfRamp = ({ shape }: SheetLegendRow) => shape === 'line' || shape === 'area';

/** The first layer in the row: its colours as one strip, every other mark with its words. */
function LineMarks({ layer, range }: { readonly layer: LegendLayer; readonly range: string | undefined }) {
  const ramp = layer.rows.filter(isOfRamp);
  return (
    <>
      {ramp.length > 0 && (
        <>
          <span>{layer.title}</span>
          <StripColours layer={{ ...layer, rows: ramp }} />
          {range !== undefined && <span className="numeric">{range}</span>}
        </>
      )}
      {layer.rows
        .filter((row) => !isOfRamp(row))
        .map((row) => (
          <span key={row.text} className={styles.legendMark}>
            <LegendMark row={row} opacity={layer.opacity} />
            {row.text}
          </span>
        ))}
    </>
  );
}

export interface LegendRowProps extends LegendBodyProps {
  /** What the ends of the colours mean, for example 18.2% – 22.3%. */
  readonly range?: string;
  /** Further marks of the row. */
  readonly children?: ReactNode;
}

/** The legend of a workbench: one row that says what the colours mean, and the layers, which open above it. */
export function LegendRow({ range, children, ...body }: LegendRowProps) {
  const [isOpen, setOpen] = useState(false);
  const [first] = body.layers;
  return (
    <aside className={styles.legendRow} aria-label="图例" {...{ [coverMark]: 'bottom' }}>
      {isOpen && (
        <div className={styles.legendUp}>
          <LegendBody {...body} />
        </div>
      )}
      <div className={styles.legendLine}>
        {first !== undefined && <LineMarks layer={first} range={range} />}
        {children}
        <button
          type="button"
          className={styles.legendLayers}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          图层 <span aria-hidden>{isOpen ? '▾' : '▴'}</span>
        </button>
      </div>
    </aside>
  );
}
