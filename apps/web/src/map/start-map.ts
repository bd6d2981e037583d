import { Map as MapLibreMap, ScaleControl, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import 'maplibre-gl/dist/maplibre-gl.css';
import type { ThemeName } from '../session/persisted-session.ts';
import { mapColours } from './map-colours.ts';
import { mapLevels, markerOf } from './map-context.ts';
import type { LngLatBox } from './map-data.ts';
import { viewPadding } from './view-padding.ts';

// Without it a bundled MapLibre shows a blank map and says nothing.
setWorkerUrl(workerUrl);

const localFonts =
  "'PingFang SC','Microsoft YaHei','HarmonyOS Sans SC','Noto Sans SC','Noto Sans CJK SC',sans-serif";

/** A box of more degrees than this is the country's: its map zooms out far enough to show it whole. */
const countryDegrees = 20;

const chinese = {
  'Map.Title': '地图',
  'ScaleControl.Kilometers': '公里',
  'ScaleControl.Meters': '米',
};

export interface MapStart {
  readonly container: HTMLElement;
  readonly theme: ThemeName;
  readonly box: LngLatBox;
  /** Spoken name of the map with its keys. */
  readonly label: string;
}

/**
 * Starts an empty map: background and the level markers, no tiles, no glyph server (names are drawn from
 * the fonts of the device). Its owner tells it when its frame changes. Throws where WebGL is not available.
 */
export function startMap({ container, theme, box, label }: MapStart): MapLibreMap {
  const map = new MapLibreMap({
    container,
    style: {
      version: 8,
      sources: {},
      layers: [
        { id: 'outside', type: 'background', paint: { 'background-color': mapColours[theme].outside } },
        ...mapLevels.map((level) => ({
          id: markerOf(level),
          type: 'background' as const,
          layout: { visibility: 'none' as const },
        })),
      ],
    },
    bounds: [...box],
    fitBoundsOptions: { padding: viewPadding(container.clientWidth) },
    minZoom: box[2] - box[0] > countryDegrees ? 2 : 5,
    maxZoom: 18,
    attributionControl: false,
    renderWorldCopies: false,
    dragRotate: false,
    pitchWithRotate: false,
    localIdeographFontFamily: localFonts,
    locale: chinese,
    fadeDuration: 0,
    trackResize: false,
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.addControl(new ScaleControl({ maxWidth: 96, unit: 'metric' }), 'bottom-left');
  const canvas = map.getCanvas();
  canvas.setAttribute('role', 'application');
  canvas.setAttribute('aria-label', `${label}。方向键平移，加减号缩放`);
  return map;
}
