import { certain } from '@ooh/contract/core/certain';
import { cityMap } from './city-map.ts';
import { countText, sourceLine, textBox } from './deck-pages.ts';
import { boughtLegend } from './map-with-legend.ts';
import type { PlanDocument } from './plan-document.ts';
import { pictureSlides } from './proposal-places.ts';
import type { SlideDraft, SlideElement } from './slide-draft.ts';

/** Cities side by side; the others are counted. */
const mostMaps = 3;
const [left, top, width, height, gap] = [40, 92, 880, 350, 20];

function mapSlides(plan: PlanDocument): SlideDraft[] {
  const { maps = [] } = plan.look ?? {};
  if (maps.length === 0) return [];
  const shown = maps.slice(0, mostMaps);
  const own = (width - (shown.length - 1) * gap) / shown.length;
  const rest = maps.length - shown.length;
  const [first] = shown;
  const words = [...new Set(shown.map(boughtLegend))].join('；');
  return [
    {
      title: `${maps.length === 1 ? first.cityName : `${countText(maps.length)} 城`}：媒体在这里`,
      elements: [
        ...shown.flatMap((map, i): SlideElement[] => {
          const x = left + i * (own + gap);
          const lines = plan.lines.filter(({ cityName }) => cityName === map.cityName);
          const media = [...Map.groupBy(lines, ({ medium }) => medium)].map(
            ([name, all]) =>
              `${name} ${countText(all.reduce((sum, { vehicles }) => sum + vehicles, 0))} ${certain(all[0], 'line of the medium', name).unit}`,
          );
          return [
            cityMap(map, { x, y: top, width: own, height }),
            textBox(
              { x, y: top + height + 6, width: own, height: 18 },
              [[{ text: map.cityName, bold: true }, { text: `　${media.slice(0, 2).join('、')}` }]],
              { size: 11 },
            ),
          ];
        }),
        sourceLine([words, first.attribution, ...(rest > 0 ? [`另有 ${rest} 城见点位图册`] : [])].join('；')),
      ],
    },
  ];
}

/** Where the media of a quotation are and what they look like; nothing where the document does not say. */
export function lookSlides(plan: PlanDocument): SlideDraft[] {
  if (plan.look === undefined) return [];
  return [...mapSlides(plan), ...pictureSlides({ ...plan.look, plan })];
}
