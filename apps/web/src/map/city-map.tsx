import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { productWithUser } from '../session/product-identity.ts';
import { useDisplayName } from '../session/use-session.ts';
import type { DrawnShape } from './draw-shape.ts';
import { MapCanvas } from './map-canvas.tsx';
import { boxAround, type LngLat, type LngLatBox, china } from './map-data.ts';
import { useMapScene } from './map-context.ts';
import { LegendRow, MapLegend } from './map-legend.tsx';
import { isOwnMove, ownMove } from './own-move.ts';
import type { MapSheet, SheetLegendRow } from './prepare-sheet.ts';
import { askedView, goesTo } from './view-address.ts';
import { viewPadding } from './view-padding.ts';
import styles from './map.module.css';
import { useBaseGeography } from './use-base-geography.ts';

const country = '100000';
/** Windows below this width have no room for an open legend beside the city. */
const narrow = 1440;
const closest = 17;
/** Room for the name of a point at the right edge, pixels. */
const nameRoom = 112;

/** What can be switched on and off in the legend. */
export interface CityMapLayer {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly SheetLegendRow[];
  /** Opacity to begin with, 0–1. */
  readonly opacity?: number;
}

export interface LayerLook {
  readonly visible: boolean;
  readonly opacity: number;
}

export interface CityMapProps {
  /** A city, or the whole country when left out. */
  readonly cityCode?: string;
  readonly cityName: string;
  /** What the map shows, for example 投放热力. */
  readonly title: string;
  readonly subtitle: string;
  /** Unit, source and meaning of the colours. */
  readonly note: string;
  readonly layers: readonly CityMapLayer[];
  /** What the first view holds, until the boundaries are known. */
  readonly points: readonly LngLat[];
  /** The part that is looked at: the view follows when it changes; null leaves the view alone. */
  readonly focus?: LngLatBox | null;
  readonly height?: number;
  /** Set where the map fills a workbench: how its panels stand. The legend is one row then. */
  readonly arrangement?: string;
  /** Told with an area that the user drew to choose what lies in it. */
  readonly onArea?: (shape: DrawnShape) => void;
  readonly children: (lookOf: (layerId: string) => LayerLook) => ReactNode;
}

/**
 * Moves the view to a box, and again when the frame changes its size, until the view was moved. Mounted anew when the
 * ground has come, to which the map moves by itself.
 */
function FocusView({ box }: { readonly box: LngLatBox }) {
  const { map } = useMapScene();
  useEffect(() => {
    if (!goesTo(map, box)) return;
    const fit = () => {
      const room = viewPadding(map.getContainer());
      // Names stand at the right of their points.
      const padding = { ...room, right: Math.max(room.right ?? 0, nameRoom) };
      map.fitBounds([...box], { padding, maxZoom: closest, animate: false }, ownMove);
    };
    const leave = (event: object) => {
      if (!isOwnMove(event)) map.off('resize', fit);
    };
    const frame = requestAnimationFrame(() => {
      fit();
      map.on('resize', fit);
    });
    map.on('movestart', leave);
    return () => {
      cancelAnimationFrame(frame);
      map.off('resize', fit);
      map.off('movestart', leave);
    };
  }, [map, box]);
  return null;
}

/** What the ends of the first layer's colours mean, from the words of its rows. */
function rampRange([first]: readonly CityMapLayer[]): string | undefined {
  const ramp = (first?.rows ?? []).filter(({ text, shape }) => shape === 'area' && text.includes(' – '));
  if (ramp.length === 0) return undefined;
  return `${ramp[0].text.split(' – ')[0]} – ${ramp[ramp.length - 1].text.split(' – ')[1]}`;
}

/** A city (or the country) on its own base map, with a legend that switches the layers, and a printed sheet. */
export function CityMap(props: CityMapProps) {
  const {
    cityCode,
    cityName,
    title,
    subtitle,
    note,
    layers,
    points,
    focus = null,
    height = 480,
    arrangement,
    onArea,
    children,
  } = props;
  const isWorkbench = arrangement !== undefined;
  const boundaries = useBaseGeography(cityCode ?? country);
  const [hiddenFirst] = useState(() => (isWorkbench ? (askedView()?.hidden ?? []) : []));
  const [looks, setLooks] = useState<Readonly<Record<string, LayerLook>>>({});
  const userName = useDisplayName();
  // Looked at once: the map starts with it, and takes its boundaries afterwards.
  const [firstBox] = useState(() => (cityCode === undefined ? null : boxAround(points)) ?? china);
  const lookOf = (id: string): LayerLook =>
    looks[id] ?? {
      visible: !hiddenFirst.includes(id),
      opacity: layers.find((layer) => layer.id === id)?.opacity ?? 0.9,
    };
  const sheet = useCallback(
    (): MapSheet => ({
      fileName: `${cityName}_${title}.png`,
      title: `${cityName}${title}`,
      subtitle,
      legendTitle: layers[0]?.title ?? title,
      legend: layers.flatMap(({ rows }) => rows),
      footnote: note,
      watermark: productWithUser(userName),
    }),
    [cityName, title, subtitle, layers, note, userName],
  );
  const shownLayers = layers.map((layer) => ({
    ...layer,
    ...lookOf(layer.id),
    onVisible: (visible: boolean) => setLooks({ ...looks, [layer.id]: { ...lookOf(layer.id), visible } }),
    onOpacity: (opacity: number) => setLooks({ ...looks, [layer.id]: { ...lookOf(layer.id), opacity } }),
  }));
  return (
    <div
      className={isWorkbench ? styles.wholeMap : styles.cityMap}
      style={isWorkbench ? undefined : { height }}
    >
      <MapCanvas
        label={`${cityName}${title}地图`}
        boundaries={boundaries.data?.features}
        mapApprovalNumber={boundaries.data?.mapApprovalNumber ?? null}
        box={firstBox}
        sheet={sheet}
        arrangement={arrangement}
        onArea={onArea}
        hiddenLayers={layers.map(({ id }) => id).filter((id) => !lookOf(id).visible)}
        legend={
          isWorkbench ? (
            <LegendRow note={note} range={rampRange(layers)} layers={shownLayers} />
          ) : (
            <MapLegend note={note} startsFolded={window.innerWidth < narrow} layers={shownLayers} />
          )
        }
      >
        {focus && <FocusView key={boundaries.data === undefined ? 'bare' : 'ground'} box={focus} />}
        {children(lookOf)}
      </MapCanvas>
    </div>
  );
}
