import type { EffectComparison, PostingCounts } from '@ooh/contract/domain/effect';
import type { Figure } from '@ooh/contract/domain/figure';
import { shareInPersons } from '@ooh/contract/domain/share-in-persons';
import type { GoalRow } from '../../../shared/effect/prepare-goals.ts';
import { intervalText } from '../../../shared/figure/figure-text.ts';
import { formatCount, formatNumber, formatShare } from '../../../ui/figure/format-figure.ts';

/** A sentence that a client can pass on, and the figures behind it. */
export interface ClientSentence {
  readonly text: string;
  readonly note: string;
}

const asShare = (share: number) => formatShare(share);

const isKnown = (figure: Figure): figure is Figure & { value: number } =>
  !figure.suppressed && figure.value !== null;

function reachSentence({ actual }: EffectComparison): ClientSentence {
  const { reachShare, reach, frequency } = actual;
  if (!isKnown(reachShare))
    return {
      text: '还不能说有多少目标顾客看到过。',
      note: reachShare.suppressed ? '样本不足' : '数据不足，原因见下方口径',
    };
  const { of, persons: seen } = shareInPersons(reachShare.value);
  const often = isKnown(frequency) ? `，平均看到 ${formatNumber(frequency.value, 1)} 次` : '';
  const persons = isKnown(reach) ? `${formatCount(reach.value)}人，` : '';
  const interval = intervalText(reachShare, asShare);
  return {
    text: `每 ${of} 位目标顾客，有 ${seen} 位看到过${often}。`,
    note: `${persons}TA 到达率 ${asShare(reachShare.value)}${interval === undefined ? '' : `，${interval}`}；按执行测算`,
  };
}

const points = (share: number) => `${formatNumber(Math.abs(share) * 100, 1)} 个百分点`;

/** What was promised: the goal of reach where one is set, else the plan up to today. */
function promiseSentence(
  { actual, toDateRate }: EffectComparison,
  goals: readonly GoalRow[],
): ClientSentence | undefined {
  const goal = goals.find(({ metric, target }) => metric === 'reachShare' && target !== null);
  if (goal?.target != null && isKnown(actual.reachShare)) {
    const apart = actual.reachShare.value - goal.target;
    const isMet = apart >= 0;
    return {
      text: isMet ? `比约定目标多触达 ${points(apart)}。` : `离约定目标还差 ${points(apart)}。`,
      note: `约定 TA 到达率 ${asShare(goal.target)}${goal.grade === 'open' ? '，投放尚未结束' : ''}`,
    };
  }
  if (toDateRate === null) return undefined;
  return {
    text: `至今完成同期计划曝光的 ${formatShare(toDateRate, 0)}。`,
    note: '按执行测算的曝光 ÷ 同期计划的曝光',
  };
}

function postingSentence({
  plannedUnits,
  postedUnits,
  onTimeUnits,
  dueUnits,
  byState,
}: PostingCounts): ClientSentence {
  if (dueUnits === 0) return { text: `${plannedUnits} 面/辆媒体尚未到上刊日。`, note: '按上刊登记' };
  const faults = [
    [byState.late, '晚刊'],
    [byState.wrong, '错刊'],
    [byState.missing, '漏刊'],
    [byState.damaged, '破损'],
    [byState['made-good'], '已补'],
  ] as const;
  const rest = faults.filter(([units]) => units > 0).map(([units, word]) => `${word} ${units}`);
  return {
    text:
      onTimeUnits === dueUnits
        ? `${dueUnits} 面/辆媒体全部准时上刊。`
        : `${dueUnits} 面/辆媒体，${onTimeUnits} 面/辆准时上刊${rest.length > 0 ? `，${rest.join('、')}` : ''}。`,
    note: `按上刊登记：计划 ${plannedUnits}，已上刊 ${postedUnits}`,
  };
}

/** What a campaign has achieved, in at most three sentences: who saw it, what was promised, what was posted. */
export function clientSentences(
  comparison: EffectComparison,
  goals: readonly GoalRow[],
  postings: PostingCounts,
): ClientSentence[] {
  const promise = promiseSentence(comparison, goals);
  return [reachSentence(comparison), ...(promise === undefined ? [] : [promise]), postingSentence(postings)];
}
