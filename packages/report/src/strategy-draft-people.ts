import type { DeckBlock } from './deck-page.ts';
import type { Pages } from './bus-report-frame.ts';
import { portraitBlocks } from './portrait-blocks.ts';
import { right } from './report-frame.ts';
import { figureText, intervalText, none, peopleText, shareText } from './report-text.ts';
import type { StrategyDraftFacts } from './strategy-draft-facts.ts';

/** Who the audience is, against everybody of the same cities. */
export function audiencePage(to: Pages<DeckBlock>, { people, audienceSentence }: StrategyDraftFacts): void {
  if (typeof people === 'string') return to.omit('人群画像', people);
  const blocks = portraitBlocks(people.portrait);
  if (blocks === null) return to.omit('人群画像', '样本不足');
  return to.add('audience', `${audienceSentence}：${blocks.sentence}`, blocks.blocks);
}

/** How many of the audience are in which city. */
export function cityPage(to: Pages<DeckBlock>, { people, audienceSentence }: StrategyDraftFacts): void {
  if (typeof people === 'string') return to.omit('城市规模', people);
  const { persons, share, cities, citiesWithoutPanel } = people;
  if (cities.length === 0) return to.omit('城市规模', '所选城市没有人群样本');
  const ranked = cities.toSorted((a, b) => (b.persons.value ?? -1) - (a.persons.value ?? -1));
  return to.add(
    'cities',
    `${cities.length} 个城市共有目标人群 ${figureText(persons, peopleText)}，${ranked[0].cityName}最多`,
    [
      {
        kind: 'kpis',
        items: [
          {
            label: '目标人群（预估）',
            value: figureText(persons, peopleText),
            note: intervalText(persons, peopleText),
          },
          { label: '占常住 15+', value: figureText(share, shareText), note: intervalText(share, shareText) },
          {
            label: '城市',
            value: `${cities.length} 个`,
            note:
              citiesWithoutPanel.length === 0
                ? audienceSentence.slice(0, 24)
                : `${citiesWithoutPanel.join('、')}没有样本`,
          },
        ],
      },
      {
        kind: 'table',
        name: '目标人群分城市',
        columns: [
          { title: '城市', width: 1.2 },
          { title: '目标人群', width: 1.2, align: right },
          { title: '95% 区间', width: 1.8, align: right },
          { title: '占常住 15+', width: 1.2, align: right },
        ],
        rows: ranked.map((city) => [
          city.cityName,
          figureText(city.persons, peopleText),
          intervalText(city.persons, peopleText).replace('95% 区间 ', '') || none,
          figureText(city.share, shareText),
        ]),
      },
    ],
  );
}
