import { countText, ink, moneyText, personsText, sourceLine, textBox } from './deck-pages.ts';
import { card } from './proposal-opening.ts';
import type { CityEffect, ProposalDocument } from './proposal-document.ts';
import type { SlideDraft, SlideElement } from './slide-draft.ts';

const mostLines = 8;

/** Lines by what they alone add, each with what that costs. */
function contributionTable(effect: CityEffect, y: number): SlideElement {
  return {
    kind: 'table',
    x: 40,
    y,
    name: '线路贡献',
    columns: [
      { title: `${effect.cityName}线路`, width: 220 },
      { title: '车辆', width: 100, align: 'right' },
      { title: '净价', width: 150, align: 'right' },
      { title: '独有触达（去掉它会少的人）', width: 230, align: 'right' },
      { title: '每多触达一人', width: 180, align: 'right' },
    ],
    rows: effect.contributions
      .slice(0, mostLines)
      .map(({ name, units, netFen, addedPersons }) => [
        name,
        countText(units),
        moneyText(netFen),
        `${personsText(addedPersons)}人`,
        addedPersons < 1 ? '—' : `${(netFen / 100 / addedPersons).toFixed(2)} 元`,
      ]),
    size: 12,
  };
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
      : `没有一条是重复的：${leader.name}独有触达最多，约 ${personsText(leader.addedPersons)}人`;
  const sentences = certificates.slice(0, 3).map(({ cityName, sentence }) => `${cityName}：${sentence}`);
  const height = 26 + sentences.length * 22;
  return [
    {
      title:
        effect !== undefined &&
        effect.contributions.slice(0, mostLines).some(({ addedPersons }) => addedPersons < 1) &&
        leader !== undefined
          ? `${leader.name}独有触达最多，约 ${personsText(leader.addedPersons)}人`
          : title,
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
        ...(effect === undefined
          ? []
          : [contributionTable(effect, sentences.length === 0 ? 92 : 110 + height)]),
        sourceLine(
          `${effect === undefined ? '' : `独有触达：从方案中去掉该线路后少触达的目标顾客，预估；`}${sentences.length === 0 ? '' : '证明可下载，由客户自行核验'}`,
        ),
      ],
    },
  ];
}
