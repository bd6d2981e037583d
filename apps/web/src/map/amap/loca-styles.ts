import type { MapFeature } from '../map-data.ts';
import type { LayerDrawing } from '../use-map-layers.ts';
import { valueOf, withOpacity, type ExpressionScope } from '../style-expression.ts';

type Feature = MapFeature<Readonly<Record<string, unknown>>>;

/** What the values of a drawing depend on beside the feature. */
export interface StyleScope {
  readonly zoom: number;
  readonly stateOf: (feature: Feature) => Readonly<Record<string, unknown>>;
}

/** Reads values of a drawing's paint for a feature. */
function paintReader({ paint = {} }: LayerDrawing, { zoom, stateOf }: StyleScope) {
  return (name: string, feature: Feature, usual: unknown): unknown => {
    const { properties, geometry } = feature;
    const scope: ExpressionScope = { zoom, properties, geometryType: geometry.type, state: stateOf(feature) };
    return valueOf(paint[name] ?? usual, scope);
  };
}

type Styled = (index: number, feature: Feature) => unknown;

/** Colours by density, low to high, as [density, colour]; the first is the transparent end. */
export function gradientOf(colour: unknown): Record<string, string> {
  if (!Array.isArray(colour)) return {};
  const stops = colour.slice(3) as (number | string)[];
  const pairs = Array.from({ length: stops.length / 2 }, (_, i) => [stops[2 * i], stops[2 * i + 1]]);
  return Object.fromEntries(pairs.map(([at, value]) => [String(at), withOpacity(value, 1)]));
}

/** Style of a Loca layer that looks like a drawing. */
export function locaStyle(drawing: LayerDrawing, scope: StyleScope): Record<string, unknown> {
  const read = paintReader(drawing, scope);
  const styled =
    (of: (feature: Feature) => unknown): Styled =>
    (_index, feature) =>
      of(feature);
  const number = (name: string, usual: number) => styled((feature) => Number(read(name, feature, usual)));
  const colour = (kind: string, name = 'color') =>
    styled((feature) =>
      withOpacity(
        read(`${kind}-${name}`, feature, '#000000'),
        Number(read(`${kind}-${name === 'stroke-color' ? 'stroke-opacity' : 'opacity'}`, feature, 1)),
      ),
    );
  const { paint = {} } = drawing;
  switch (drawing.type) {
    case 'circle':
      return {
        unit: 'px',
        radius: number('circle-radius', 5),
        color: colour('circle'),
        borderWidth: number('circle-stroke-width', 0),
        borderColor: colour('circle', 'stroke-color'),
        blurWidth: -1,
      };
    case 'line': {
      const dashes = paint['line-dasharray'];
      return {
        color: colour('line'),
        lineWidth: number('line-width', 1),
        ...(Array.isArray(dashes) ? { dash: [...dashes, ...dashes].map((part) => 4 * Number(part)) } : {}),
      };
    }
    case 'fill':
      return { height: 0, topColor: colour('fill'), sideColor: colour('fill') };
    case 'heatmap': {
      const none: Feature = {
        type: 'Feature',
        properties: {},
        geometry: { type: 'Point', coordinates: [0, 0] },
      };
      return {
        unit: 'px',
        radius: Number(read('heatmap-radius', none, 30)),
        value: number('heatmap-weight', 1),
        // Weights are shares of the greatest: a single spot of weight 1 must get the last colour.
        min: 0,
        max: 1,
        gradient: gradientOf(paint['heatmap-color']),
        opacity: [0, Number(read('heatmap-opacity', none, 1))],
        height: 0,
      };
    }
    default:
      return {};
  }
}

/** Text and looks of a label for each feature of a symbol drawing that has one. */
export function labelsOf(drawing: LayerDrawing, features: readonly Feature[], scope: StyleScope) {
  const { layout = {} } = drawing;
  const read = paintReader(drawing, scope);
  const readLayout = paintReader({ ...drawing, paint: layout }, scope);
  return features.flatMap((feature) => {
    const content = readLayout('text-field', feature, '');
    if (typeof content !== 'string' || content === '') return [];
    const size = Number(readLayout('text-size', feature, 12));
    const opacity = Number(read('text-opacity', feature, 1));
    const offset = readLayout('text-offset', feature, [0, 0]);
    const [dx, dy] = Array.isArray(offset) ? offset.map((part) => Number(part) * size) : [0, 0];
    return [
      {
        feature,
        text: {
          content,
          direction: readLayout('text-anchor', feature, 'center') === 'left' ? 'right' : 'center',
          offset: [dx, dy],
          style: {
            fontSize: size,
            fillColor: withOpacity(read('text-color', feature, '#000000'), opacity),
            strokeColor: withOpacity(read('text-halo-color', feature, '#ffffff00'), opacity),
            strokeWidth: Number(read('text-halo-width', feature, 0)),
          },
        },
      },
    ];
  });
}
