import { addProtocol, Map as MapLibreMap, ScaleControl, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import 'maplibre-gl/dist/maplibre-gl.css';
import { readArchiveTile } from './archive-protocol.ts';
import { keepNamesOff } from './keep-names-off.ts';
import { archiveProtocol } from './tile-source.ts';
import { mapColours } from './map-colours.ts';
import { mapLevels, markerOf } from './map-levels.ts';
import { fontFamily } from '../ui/theme/font-family.ts';
import { labelWithKeys, zoomLimitsOf, type MapStart } from './map-start.ts';
import { viewPadding } from './view-padding.ts';

// Without it a bundled MapLibre shows a blank map and says nothing.
setWorkerUrl(workerUrl);
addProtocol(archiveProtocol, readArchiveTile);

const chinese = {
  'Map.Title': '地图',
  'ScaleControl.Kilometers': '公里',
  'ScaleControl.Meters': '米',
};

/**
 * Starts an empty map: background and the level markers, no tiles, no glyph server (names are drawn from
 * the fonts of the device). Its owner notifies it of size changes. Throws where WebGL is not available.
 */
export function startMap({ container, theme, box, label }: MapStart): MapLibreMap {
  const limits = zoomLimitsOf(box);
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
    fitBoundsOptions: { padding: viewPadding(container) },
    minZoom: limits.min,
    maxZoom: limits.max,
    attributionControl: false,
    renderWorldCopies: false,
    dragRotate: false,
    pitchWithRotate: false,
    localIdeographFontFamily: fontFamily,
    locale: chinese,
    fadeDuration: 0,
    trackResize: false,
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.addControl(new ScaleControl({ maxWidth: 96, unit: 'metric' }), 'bottom-left');
  keepNamesOff(map);
  const canvas = map.getCanvas();
  canvas.setAttribute('role', 'application');
  canvas.setAttribute('aria-label', labelWithKeys(label));
  return map;
}
