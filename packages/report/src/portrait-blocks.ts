import { right } from './report-frame.ts';
import type { ReportBlock } from './report-page.ts';
import { figureText, none, shareText } from './report-text.ts';
import type { PortraitLabel } from './strategy-draft-facts.ts';

const shownBars = 10;
const shownRows = 10;
const usualTgi = 100;

const tgiText = (tgi: number | null): string => (tgi === null ? none : tgi.toFixed(0));

/**
 * A portrait as a chart of the labels that most tell an audience from everybody, and a table with their shares; of everybody,
 * whose TGI is 100 throughout, the most frequent labels instead. Null where every share is withheld.
 */
export function portraitBlocks(
  portrait: readonly PortraitLabel[],
): { readonly sentence: string; readonly blocks: readonly ReportBlock[] } | null {
  const known = portrait.filter(({ share, tgi }) => share.value !== null && tgi !== null);
  if (known.length === 0) return null;
  const isEverybody = known.every(({ tgi }) => Math.round(tgi ?? usualTgi) === usualTgi);
  const rankOf = ({ tgi, share }: PortraitLabel) => (isEverybody ? (share.value ?? 0) : (tgi ?? 0));
  const ranked = known.toSorted((a, b) => rankOf(b) - rankOf(a));
  const drawn = ranked.slice(0, shownBars);
  const [first] = ranked;
  return {
    sentence: isEverybody
      ? `${first.name}占 ${figureText(first.share, shareText)}`
      : `${first.name}的 TGI 最高，${tgiText(first.tgi)}`,
    blocks: [
      {
        kind: 'chart',
        form: 'bar',
        title: isEverybody ? '占比最高的标签' : 'TGI 最高的标签',
        categoryName: '标签',
        valueName: isEverybody ? '占比' : '全市 = 100',
        categories: drawn.map(({ name }) => name),
        series: [
          {
            name: isEverybody ? '占比' : 'TGI',
            meaning: 'as-run',
            values: drawn.map(({ tgi, share }) => (isEverybody ? share.value : Math.round(tgi ?? 0))),
          },
        ],
        unit: isEverybody ? 'share' : 'count',
      },
      {
        kind: 'table',
        name: '人群画像',
        columns: [
          { title: '维度', width: 1.2 },
          { title: '标签', width: 1.6 },
          { title: '目标人群', width: 1.1, align: right },
          { title: '全市', width: 1, align: right },
          { title: 'TGI', width: 0.8, align: right },
        ],
        rows: ranked
          .slice(0, shownRows)
          .map(({ dimension, name, share, baseShare, tgi }) => [
            dimension,
            name,
            figureText(share, shareText),
            shareText(baseShare),
            tgiText(tgi),
          ]),
      },
    ],
  };
}
