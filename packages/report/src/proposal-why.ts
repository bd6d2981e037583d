import { countText, ink, personsText, sourceLine, textBox } from './deck-pages.ts';
import { moneyText } from './report-text.ts';
import { card } from './proposal-opening.ts';
import type { CityEffect, ProposalDocument } from './proposal-document.ts';
import type { SlideDraft, SlideElement } from './slide-draft.ts';

const mostLines = 8;

/** Lines by what they alone add, each with what that costs. */
function contributions(effect: CityEffect, y: number): SlideElement[] {
  const shown = effect.contributions.slice(0, mostLines);
  return [
    {
      kind: 'table',
      x: 40,
      y,
      name: '线路贡献',
      columns: [
        { title: `${effect.cityName}线路`, width: 120 },
        { title: '车辆', width: 50, align: 'right' },
        { title: '净价', width: 86, align: 'right' },
        { title: '独有触达', width: 94, align: 'right' },
        { title: '每人净价', width: 80, align: 'right' },
      ],
      rows: shown.map(({ name, units, netFen, addedPersons }) => [
        name,
        countText(units),
        moneyText(netFen),
        `${personsText(addedPersons)}人`,
        addedPersons < 1 ? '—' : `${(netFen / 100 / addedPersons).toFixed(2)} 元`,
      ]),
      size: 12,
    },
    {
      kind: 'chart',
      form: 'bar',
      x: 500,
      y: y - 4,
      width: 420,
      height: 476 - y,
      title: '独有触达：去掉这条线会少触达的人（万人）',
      categories: shown.map(({ name }) => name),
      series: [
        {
          name: '独有触达（万人）',
          values: shown.map(({ addedPersons }) => addedPersons / 10_000),
          color: ink.forecast,
        },
      ],
      numberFormat: '#,##0.0',
    },
  ];
}

/** Why these media: what is proved of the choice, and what each line adds that no other does. */
export function whySlides({ effects, certificates }: ProposalDocument): SlideDraft[] {
  const effect = effects.find(({ contributions }) => contributions.length > 1);
  if (effect === undefined && certificates.length === 0) return [];
  const [proved] = certificates;
  const leader = effect?.contributions[0];
  const title =
    leader === undefined
      ? `为什么是这些媒体：${proved.sentence}`
      : `${leader.name}独有触达最多，约 ${personsText(leader.addedPersons)}人${certificates.length === 0 ? '' : '；选择有最优证明'}`;
  const sentences = certificates.slice(0, 3).map(({ cityName, sentence }) => `${cityName}：${sentence}`);
  const height = 26 + sentences.length * 22;
  return [
    {
      title,
      elements: [
        ...(sentences.length === 0
          ? []
          : [
              card({ x: 40, y: 90, width: 880, height }, ink.goodGround),
              textBox({ x: 60, y: 100, width: 90, height: 22 }, ['最优证明'], {
                size: 13,
                bold: true,
                color: ink.good,
              }),
              textBox({ x: 150, y: 100, width: 750, height: height - 14 }, sentences, { size: 13 }),
            ]),
        ...(effect === undefined ? [] : contributions(effect, sentences.length === 0 ? 92 : 110 + height)),
        sourceLine(
          `${effect === undefined ? '' : `独有触达：从方案中去掉该线路后少触达的目标顾客，预估；`}${sentences.length === 0 ? '' : '证明可下载，由客户自行核验'}`,
        ),
      ],
    },
  ];
}
