import type { MapCollection, MapFeature } from '../map-data.ts';
import { mapLevels } from '../map-levels.ts';
import type { LayerDrawing } from '../use-map-layers.ts';
import type { AmapLibrary, AmapMap, LabelsLayer, LocaContainer, LocaLayer } from './amap-api.ts';
import { gcj02Collection } from './gcj02.ts';
import { labelsOf, locaStyle, type StyleScope } from './loca-styles.ts';
import { reads, valueOf } from '../style-expression.ts';

/** Data of some layers with the states of its features. */
export interface SurfaceSource {
  readonly id: string;
  /** Property that names a feature; null where states are not used. */
  readonly promoteId: string | null;
  data: MapCollection;
  readonly states: Map<string, Readonly<Record<string, unknown>>>;
}

type Feature = MapFeature<Readonly<Record<string, unknown>>>;

export interface LayerStage {
  readonly library: AmapLibrary;
  readonly map: AmapMap;
  readonly loca: LocaContainer;
}

const classOf = {
  circle: 'PointLayer',
  line: 'LineLayer',
  fill: 'PolygonLayer',
  heatmap: 'HeatMapLayer',
} as const;
/** Between two levels of drawing. */
const levelGap = 100;

const zIndexOf = ({ level }: LayerDrawing, order: number): number =>
  (mapLevels.indexOf(level) + 1) * levelGap + order;

/** One drawing on AMap: a Loca layer, or a layer of labels for text. */
export class SurfaceLayer {
  drawing: LayerDrawing;
  readonly source: SurfaceSource;
  readonly zIndex: number;
  readonly #stage: LayerStage;
  readonly #layer: LocaLayer | null;
  readonly #labels: LabelsLayer | null;

  constructor(stage: LayerStage, drawing: LayerDrawing, source: SurfaceSource, order: number) {
    const { AMap, Loca } = stage.library;
    this.#stage = stage;
    this.drawing = drawing;
    this.source = source;
    this.zIndex = zIndexOf(drawing, order);
    if (drawing.type === 'symbol') {
      const overlaps = drawing.layout?.['text-allow-overlap'] === true;
      this.#labels = new AMap.LabelsLayer({
        zIndex: this.zIndex,
        collision: !overlaps,
        allowCollision: overlaps,
      });
      stage.map.add(this.#labels);
      this.#layer = null;
    } else {
      this.#labels = null;
      // Tiles are never drawn here: AMap brings its own ground.
      const type = drawing.type as keyof typeof classOf;
      this.#layer = new Loca[classOf[type]]({ loca: stage.loca, zIndex: this.zIndex });
      stage.loca.add(this.#layer);
    }
    this.refill();
  }

  get id(): string {
    return this.drawing.id;
  }

  get isVisible(): boolean {
    return this.drawing.layout?.visibility !== 'none';
  }

  /** Whether anything of it changes with the zoom. */
  get readsZoom(): boolean {
    const { paint, layout, filter } = this.drawing;
    const values = [...Object.values(paint ?? {}), ...Object.values(layout ?? {}), filter];
    return values.some((value) => reads(value, 'zoom'));
  }

  #scope(): StyleScope {
    const { promoteId, states } = this.source;
    const none = {};
    return {
      zoom: this.#stage.map.getZoom(),
      stateOf: ({ properties }) =>
        promoteId === null ? none : (states.get(String(properties[promoteId])) ?? none),
    };
  }

  #features(scope: StyleScope): Feature[] {
    const { filter } = this.drawing;
    const features = this.source.data.features as readonly Feature[];
    if (filter === undefined) return [...features];
    return features.filter(
      (feature) =>
        valueOf(filter, {
          zoom: scope.zoom,
          properties: feature.properties,
          geometryType: feature.geometry.type,
          state: {},
        }) === true,
    );
  }

  /** Takes the source's data anew. */
  refill(): void {
    const scope = this.#scope();
    const features = this.#features(scope);
    if (this.#layer) {
      const { GeoJSONSource } = this.#stage.library.Loca;
      const data = gcj02Collection({ type: 'FeatureCollection', features });
      this.#layer.setSource(new GeoJSONSource({ data }));
    }
    this.restyle();
  }

  /** Draws the same data by the style as it is now. */
  restyle(): void {
    const scope = this.#scope();
    if (this.#labels) this.#write(this.#labels, scope);
    if (this.#layer) this.#layer.setStyle(locaStyle(this.drawing, scope));
    const shown = this.#labels ?? this.#layer;
    if (this.isVisible) shown?.show();
    else shown?.hide();
    this.#stage.loca.requestRender();
  }

  #write(labels: LabelsLayer, scope: StyleScope): void {
    const { LabelMarker } = this.#stage.library.AMap;
    labels.clear();
    const named = gcj02Collection({
      type: 'FeatureCollection',
      features: this.#features(scope).filter(({ geometry }) => geometry.type === 'Point'),
    });
    const markers = labelsOf(this.drawing, named.features, scope).map(
      ({ feature, text }) => new LabelMarker({ position: feature.geometry.coordinates, text }),
    );
    if (markers.length > 0) labels.add(markers);
  }

  /** Properties of the feature that is drawn at a pixel, if any. */
  propertiesAt(x: number, y: number): Readonly<Record<string, unknown>> | undefined {
    return this.isVisible ? this.#layer?.queryFeature([x, y])?.properties : undefined;
  }

  end(): void {
    const { loca, map } = this.#stage;
    if (this.#labels) {
      this.#labels.clear();
      map.remove(this.#labels);
    }
    if (this.#layer) {
      loca.remove(this.#layer);
      this.#layer.destroy();
    }
  }
}
