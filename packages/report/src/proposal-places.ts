import { percentText } from '@ooh/contract/core/percent-text';
import { certain } from '@ooh/contract/core/certain';
import { countText, ink, personsText, sourceLine, textBox } from './deck-pages.ts';
import { moneyText } from './report-text.ts';
import type { DocumentMap } from './document-map.ts';
import type { PlanDocument } from './plan-document.ts';
import { partsBy } from './proposal-cost.ts';
import { boughtLegend, mapWithLegend } from './map-with-legend.ts';
import { intervalLine } from './proposal-opening.ts';
import type { CityEffect, ProposalDocument } from './proposal-document.ts';
import { scenePicture } from './scene-picture.ts';
import type { SlideDraft, SlideElement } from './slide-draft.ts';

/** Cities that have a map page; the others are named in the appendix. */
export const mostMaps = 3;
const mapFrame = { x: 40, y: 88, width: 540, height: 384 } as const;
const right = { x: 604, width: 316 } as const;

function unitsOf({ plan }: ProposalDocument, cityName: string): string {
  const own = plan.lines.filter((line) => line.cityName === cityName);
  const media = [...Map.groupBy(own, (line) => line.medium)].map(([name, lines]) => {
    const units = lines.reduce((sum, line) => sum + line.vehicles, 0);
    return `${name} ${countText(units)} ${lines[0].unit}`;
  });
  return media.slice(0, 3).join('、');
}

function mapTitle(proposal: ProposalDocument, map: DocumentMap, effect: CityEffect | undefined): string {
  const units = unitsOf(proposal, map.cityName);
  if (effect?.reachShare.value == null) return `${map.cityName}：${units}`;
  const { value } = effect.reachShare;
  return `${map.cityName}：${units}，预计 ${percentText(value)} 的目标顾客能看到`;
}

function figureRows(
  proposal: ProposalDocument,
  map: DocumentMap,
  effect: CityEffect | undefined,
): (readonly [string, string, string])[] {
  const own = proposal.plan.lines.filter((line) => line.cityName === map.cityName);
  const net = own.reduce((sum, line) => sum + line.amounts.netFen, 0);
  const media = partsBy(own, (line) => line.medium);
  const rows: (readonly [string, string, string])[] = [];
  if (effect !== undefined && effect.reachShare.value !== null) {
    rows.push(['预计 TA 到达率', percentText(effect.reachShare.value), intervalLine(effect.reachShare)]);
    if (effect.reach.value !== null)
      rows.push(['触达目标顾客', `${personsText(effect.reach.value)}人`, '去重后至少看到一次']);
    if (effect.frequency.value !== null)
      rows.push(['平均频次', `${effect.frequency.value.toFixed(1)} 次`, '看到的人平均看到的次数']);
  }
  rows.push(['净价', moneyText(net), `${countText(own.length)} 条（个）媒体`]);
  // Where nothing is measured, what the money buys takes the place of its effect.
  if (rows.length === 1 && media.length > 1)
    for (const { name, netFen, units } of media.slice(0, 3))
      rows.push([
        name,
        moneyText(netFen),
        `${countText(units)} ${
          certain(
            own.find((line) => line.medium === name),
            'line of the medium',
            name,
          ).unit
        }`,
      ]);
  return rows;
}

export function mapSlides(proposal: ProposalDocument): SlideDraft[] {
  return proposal.maps.slice(0, mostMaps).map((map) => {
    const effect = proposal.effects.find(({ cityName }) => cityName === map.cityName);
    const rows = figureRows(proposal, map, effect);
    const step = Math.min(94, 376 / rows.length);
    return {
      title: mapTitle(proposal, map, effect),
      elements: [
        ...mapWithLegend(map, mapFrame, boughtLegend(map)),
        ...rows.flatMap(([label, value, note], i): SlideElement[] => {
          const y = 92 + i * step;
          return [
            textBox({ ...right, y, height: 18 }, [label], { size: 12, color: ink.quiet }),
            textBox({ ...right, y: y + 19, height: i === 0 ? 40 : 32 }, [value], {
              size: i === 0 ? 32 : 24,
              bold: true,
              anchor: 'middle',
            }),
            textBox({ ...right, y: y + (i === 0 ? 60 : 52), height: 16 }, [note], {
              size: 10,
              color: ink.quiet,
            }),
            {
              kind: 'shape',
              name: '分隔线',
              ...right,
              y: y + step - 8,
              height: 0.6,
              form: { kind: 'rectangle' },
              fill: ink.line,
            },
          ];
        }),
        sourceLine(map.attribution),
      ],
    };
  });
}

/** Pictures of formats on a page. */
const mostPictures = 6;
/** Columns of pictures, and the width of one, by their number. */
const layouts = [
  [1, 640],
  [2, 432],
  [3, 286],
  [2, 290],
  [3, 286],
  [3, 286],
] as const;

export function pictureSlides({
  formats,
  creative,
  plan,
}: Pick<ProposalDocument, 'formats' | 'creative'> & {
  readonly plan: Pick<PlanDocument, 'header'>;
}): SlideDraft[] {
  if (formats.length === 0) return [];
  const shown = formats.slice(0, mostPictures);
  const [columns, width] = layouts[shown.length - 1];
  const height = (width * 9) / 16;
  const gap = columns === 1 ? 0 : (880 - columns * width) / Math.max(1, columns - 1);
  const spread = Math.min(gap, 20);
  const left = 40 + (880 - columns * width - (columns - 1) * spread) / 2;
  const rows = Math.ceil(shown.length / columns);
  const top = 88 + Math.max(0, (386 - rows * (height + 34)) / 2);
  const more = formats.length - shown.length;
  const title =
    creative === null
      ? `${countText(formats.length)} 种媒体形式，画面位置与尺寸如图`
      : `${plan.header.brandName}的同一张画面，落在 ${countText(formats.length)} 种媒体形式上`;
  return [
    {
      title,
      elements: [
        ...shown.flatMap((format, i) => {
          const x = left + (i % columns) * (width + spread);
          const y = top + Math.floor(i / columns) * (height + 34);
          return [
            scenePicture(format, creative, { x, y, width, height }),
            textBox(
              { x, y: y + height + 3, width, height: 26 },
              [
                [
                  { text: format.name, bold: true },
                  { text: `　${format.caption}`, color: ink.quiet },
                ],
              ],
              { size: 11 },
            ),
          ];
        }),
        sourceLine(
          `效果示意，非实拍；画面按媒体比例裁切${more > 0 ? `；另有 ${more} 种形式见点位图册` : ''}${creative === null ? '；上传创意画面后，图中即为该画面' : ''}`,
        ),
      ],
    },
  ];
}
