import { percentText } from '@ooh/contract/core/percent-text';
import { boundPercent } from '@ooh/contract/domain/certificate-sentence';
import { ink, personsText, sourceLine, textBox } from './deck-pages.ts';
import type { ChoiceArgument, ProposalDocument } from './proposal-document.ts';
import { moneyText } from './report-text.ts';
import type { SlideDraft } from './slide-draft.ts';

/** Cities that are argued in the deck; the screen has more. */
const mostCities = 2;
const mostLines = 8;
const mostRejected = 8;

/** What more and less money would reach, and what no plan within it can. */
function budgetSlide({ cityName, reading, budgets }: ChoiceArgument): SlideDraft[] {
  const shown = budgets.filter(({ share }) => share !== null);
  if (shown.length < 2) return [];
  return [
    {
      title: `附录：${cityName}，${reading ?? '预算多一点、少一点会怎样'}`,
      elements: [
        {
          kind: 'chart',
          form: 'line',
          x: 40,
          y: 86,
          width: 520,
          height: 390,
          title: '预算与到达率',
          categories: shown.map(({ budgetFen }) => moneyText(budgetFen)),
          series: [
            { name: '到达率', values: shown.map(({ share }) => share), color: ink.forecast },
            { name: '已证上界', values: shown.map(({ boundShare }) => boundShare), color: ink.quiet },
          ],
          numberFormat: '0%',
        },
        {
          kind: 'table',
          x: 580,
          y: 90,
          name: `${cityName}预算推演`,
          columns: [
            { title: '预算', width: 130, align: 'right' },
            { title: '到达率', width: 90, align: 'right' },
            { title: '已证上界', width: 90, align: 'right' },
          ],
          rows: budgets.map(({ budgetFen, share, boundShare, isOwn }) => [
            `${moneyText(budgetFen)}${isOwn ? '（本方案）' : ''}`,
            share === null ? '无可行方案' : percentText(share),
            boundShare === null ? '—' : boundPercent(boundShare),
          ]),
          size: 12,
        },
        sourceLine('各预算分别优选，其余条件不变；上界：该预算内任何方案都不可能超过的到达率，已证明'),
      ],
    },
  ];
}

/** What each line brings, with whom it overlaps, and which were left. */
function choiceSlide({ cityName, lines, rejected }: ChoiceArgument): SlideDraft[] {
  if (lines.length === 0 && rejected.length === 0) return [];
  return [
    {
      title: `附录：${cityName}选了什么，比较过而没有选什么`,
      elements: [
        {
          kind: 'table',
          x: 40,
          y: 90,
          name: `${cityName}线路分摊与重合`,
          columns: [
            { title: '线路', width: 110 },
            { title: '公平分摊', width: 90, align: 'right' },
            { title: '独有触达', width: 90, align: 'right' },
            { title: '最重合线路', width: 140 },
          ],
          rows: lines
            .slice(0, mostLines)
            .map(({ name, fairPersons, addedPersons, mostShared }) => [
              name,
              `${personsText(fairPersons)}人`,
              `${personsText(addedPersons)}人`,
              mostShared === null ? '—' : `${mostShared.name} ${percentText(mostShared.share)}`,
            ]),
          size: 12,
        },
        {
          kind: 'table',
          x: 500,
          y: 90,
          name: `${cityName}没有选的线路`,
          columns: [
            { title: '没有选的线路', width: 130 },
            { title: '理由', width: 290 },
          ],
          rows: rejected.slice(0, mostRejected).map(({ name, reason }) => [name, reason]),
          size: 12,
        },
        sourceLine(
          '公平分摊：线路按所有先后次序加入时新增触达的平均，各线之和等于方案触达；没有选的按推荐指数从高到低',
        ),
      ],
    },
  ];
}

type Argument = Pick<ProposalDocument, 'arguments' | 'tried'>;

function triedSlide({ tried }: Argument): SlideDraft[] {
  if (tried.length === 0) return [];
  return [
    {
      title: `附录：试过 ${tried.length} 个版本，用同一批样本人比较`,
      elements: [
        {
          kind: 'table',
          x: 40,
          y: 90,
          name: '试过的版本',
          columns: [
            { title: '版本', width: 80 },
            { title: '保存于', width: 120 },
            { title: '媒体净价', width: 130, align: 'right' },
            { title: '到达率比现在', width: 360, align: 'right' },
          ],
          rows: tried.map(({ version, keptOn, netFen, difference }) => [
            `V${version}`,
            keptOn,
            netFen === null ? '—' : moneyText(netFen),
            difference,
          ]),
          size: 13,
        },
        textBox({ x: 40, y: 440, width: 880, height: 22 }, ['各版本按今天的数据重新测算，成对比较。'], {
          size: 12,
          color: ink.quiet,
        }),
      ],
    },
  ];
}

/** The argument of the choice, for whoever asks: other budgets, what was chosen and left, and earlier versions. */
export const argumentSlides = (proposal: Argument): SlideDraft[] => [
  ...proposal.arguments
    .slice(0, mostCities)
    .flatMap((argument) => [...budgetSlide(argument), ...choiceSlide(argument)]),
  ...triedSlide(proposal),
];
