import { ink, sourceLine, textBox } from './deck-pages.ts';
import { card, shortDay } from './proposal-opening.ts';
import type { ProposalDocument, ProposalStage } from './proposal-document.ts';
import type { SlideDraft, SlideElement } from './slide-draft.ts';

const dayMilliseconds = 86_400_000;
const before = (date: string, days: number): string =>
  new Date(Date.parse(date) - days * dayMilliseconds).toISOString().slice(0, 10);

function columns(
  parts: readonly { readonly head: string; readonly lines: readonly string[] }[],
): SlideElement[] {
  const gap = 16;
  const width = (880 - gap * (parts.length - 1)) / parts.length;
  return parts.flatMap(({ head, lines }, i): SlideElement[] => {
    const x = 40 + i * (width + gap);
    return [
      card({ x, y: 96, width, height: 370 }),
      {
        kind: 'shape',
        name: '线',
        x: x + 18,
        y: 116,
        width: 28,
        height: 3,
        form: { kind: 'rectangle' },
        fill: ink.brand,
      },
      textBox({ x: x + 18, y: 128, width: width - 36, height: 28 }, [head], { size: 17, bold: true }),
      textBox({ x: x + 18, y: 164, width: width - 36, height: 290 }, lines, {
        size: 14,
        color: '465365',
        hasBullets: true,
      }),
    ];
  });
}

/** What is watched while it is posted, and what happens when something is missing: the terms of the quotation. */
export function monitoringSlide({ plan, demands }: ProposalDocument): SlideDraft {
  const target = demands.find(({ label, value }) => label === '效果目标' && !/^[—无]/.test(value));
  const notes = plan.terms.scheduleNotes;
  return {
    title: '上刊逐一登记，缺刊按约补足，结案按实际执行重算',
    elements: [
      ...columns([
        {
          head: '监测什么',
          lines: [
            '每个媒体单位登记上刊，晚刊、漏刊列为异常。',
            '监播照片核对拍摄时间、位置与画面，可疑的另行复核。',
            '监播报告列出进度、异常与照片。',
          ],
        },
        {
          head: '如何补足',
          lines: notes.flatMap(({ title, lines }) => lines.map((line) => `${title}：${line}`)),
        },
        {
          head: '如何结案',
          lines: [
            ...(target === undefined ? [] : [`约定目标：${target.value}。`]),
            '以实际上刊记录与同一人群模型重算到达与频次，与本方案的预估对照。',
            '预估不是承诺；区间来自抽样误差。',
          ],
        },
      ]),
      sourceLine('补足、换画与加收条款与报价单一致'),
    ],
  };
}

const stages: Readonly<Record<ProposalStage, number>> = {
  confirm: 0,
  hold: 1,
  prepare: 2,
  running: 3,
  ended: 4,
};

function stepTitle({ stage, plan: { header, brief } }: ProposalDocument): string {
  const [start, end] = [shortDay(brief.flightStart), shortDay(brief.flightEnd)];
  switch (stage) {
    case 'confirm':
      return `下一步：请${header.clientName}确认方案，${start} 上刊`;
    case 'hold':
      return `下一步：锁定媒体，${start} 上刊`;
    case 'prepare':
      return `下一步：提交画面，${start} 上刊`;
    case 'running':
      return `正在投放，${end} 下刊后结案`;
    case 'ended':
      return `已于 ${end} 下刊，以实际执行结案`;
  }
}

/** The way to the closing report as stations of a line, the present one marked. */
export function nextStepsSlide(proposal: ProposalDocument): SlideDraft {
  const { header, brief, terms } = proposal.plan;
  const present = stages[proposal.stage];
  const steps: readonly (readonly [string, string, string])[] = [
    [
      '确认方案',
      header.validUntil === null ? '' : `${shortDay(header.validUntil)} 前有效`,
      '确认媒体、刊期与价格',
    ],
    ['锁定媒体', '确认后', '锁位并签订合同'],
    ['提交画面', `${shortDay(before(brief.flightStart, 14))} 前`, '按各形式尺寸提交，换画另计'],
    ['上刊', shortDay(brief.flightStart), '逐一登记，上刊照片可查'],
    ['下刊与结案', shortDay(brief.flightEnd), '按执行测算，出具结案报告'],
  ];
  const width = 880 / steps.length;
  return {
    title: stepTitle(proposal),
    elements: [
      {
        kind: 'shape',
        name: '线路',
        x: 40 + width / 2,
        y: 158,
        width: 880 - width,
        height: 4,
        form: { kind: 'rectangle', radius: 2 },
        fill: 'C3CBD6',
      },
      ...steps.flatMap(([name, when, what], i): SlideElement[] => {
        const x = 40 + i * width;
        return [
          {
            kind: 'shape',
            name: `站 ${i + 1}`,
            x: x + width / 2 - 9,
            y: 151,
            width: 18,
            height: 18,
            form: { kind: 'ellipse' },
            fill: i <= present ? ink.brand : 'FFFFFF',
            line: { color: i < present ? ink.brand : i === present ? '9CCBFF' : '8F9BAC', width: 2.5 },
          },
          textBox({ x, y: 112, width, height: 24 }, [when], { size: 13, color: ink.quiet, align: 'center' }),
          textBox({ x, y: 184, width, height: 28 }, [name], { size: 17, bold: true, align: 'center' }),
          textBox({ x: x + 8, y: 216, width: width - 16, height: 60 }, [what], {
            size: 12,
            color: '465365',
            align: 'center',
          }),
        ];
      }),
      card({ x: 40, y: 308, width: 880, height: 150 }),
      textBox({ x: 60, y: 320, width: 840, height: 24 }, ['付款'], { size: 14, bold: true }),
      textBox(
        { x: 60, y: 348, width: 840, height: 100 },
        terms.paymentStages.map(
          ({ name, shareBasisPoints, due }) => `${name} ${shareBasisPoints / 100}%：${due}`,
        ),
        { size: 13, color: '465365' },
      ),
      sourceLine('付款条款与报价单一致'),
    ],
  };
}
