import type { CallOutput, ParsedInput } from '@ooh/contract/registry';
import {
  DWELL_SECONDS,
  STANDARD_738_READINGS,
  standard738,
  type Standard738Input,
  type Standard738Result,
} from '@ooh/measurement/standard-738';

type Input = ParsedInput<'v1/standard-738/calculate'>;
type Output = CallOutput<'v1/standard-738/calculate'>;
type Reading = (typeof STANDARD_738_READINGS)[number]['reading'];

const names: Record<Reading, string> = { formula: '标准公式', figure: '标准图示', text: '标准正文' };

/** Why each part of the standard implies its threshold. */
const reasons: Record<Reading, string> = {
  formula: '公式取 max(T曝 − 2, 0) + T广，首尾各扣 1 秒，即 τ = 1',
  figure: '图示中不完整的一次播放自第 3 秒起计，按整秒计数即 τ = 2.5',
  text: '正文表述为可见 1 秒即计一次，按整秒计数即 τ = 0.5',
};

/** Seconds without the noise of binary fractions. */
const plain = (value: number): string => String(Number(value.toFixed(3)));

function stepsOf(input: Standard738Input, result: Standard738Result): Output['steps'] {
  const { adSeconds, shareOfTime, thresholdSeconds, flow, dwell } = input;
  const ad = plain(adSeconds);
  const twice = plain(2 * thresholdSeconds);
  return [
    {
      name: '可见次数 OTC',
      formula: `(max(${plain(flow.exposureSeconds)} − ${twice}, 0) + ${ad}) ÷ ${ad}`,
      value: result.opportunities,
    },
    {
      name: '人均曝光',
      formula: `min(OTC × ${plain(shareOfTime)}, 1)`,
      value: result.perPerson,
    },
    {
      name: '人流曝光',
      formula: `人均曝光 × ${plain(flow.people)}`,
      value: result.flowImpressions,
    },
    {
      name: '驻留曝光',
      formula: `${plain(dwell.exposureSeconds)} ÷ ${DWELL_SECONDS} × ${plain(dwell.people)}`,
      value: result.dwellImpressions,
    },
    { name: '总曝光', formula: '人流曝光 + 驻留曝光', value: result.totalImpressions },
  ];
}

function notesOf(input: Standard738Input, result: Standard738Result): string[] {
  const notes: string[] = [];
  if (result.isCapped) notes.push('OTC × SOT 超过 1，按标准每位路过者至多计 1 次');
  if (input.flow.people > 0 && result.isShorterThanThreshold)
    notes.push('曝光时长不足 2τ，标准仍按 1 次播放计，结果偏高');
  return notes;
}

/** The standard's figures with the rule that gave them, the arithmetic, and the two other readings beside. */
export function explainStandard738(given: Input): Output {
  const input: Standard738Input = {
    adSeconds: given.adSeconds,
    shareOfTime: given.shareOfTime,
    thresholdSeconds: given.thresholdSeconds,
    flow: { people: given.flowPeople, exposureSeconds: given.flowSeconds },
    dwell: { people: given.dwellPeople, exposureSeconds: given.dwellSeconds },
  };
  const result = standard738(input);
  const { thresholdSeconds } = input;
  const known = STANDARD_738_READINGS.find((entry) => entry.thresholdSeconds === thresholdSeconds);
  const by = known === undefined ? '按自定阈值' : `按${names[known.reading]}`;
  const { opportunities, perPerson, flowImpressions, dwellImpressions, totalImpressions } = result;
  return {
    opportunities,
    perPerson,
    flowImpressions,
    dwellImpressions,
    totalImpressions,
    rule: {
      reading: known?.reading ?? null,
      sentence: `${by}：τ = ${plain(thresholdSeconds)} 秒，OTC =（T曝 + T广 − 2τ）÷ T广。`,
    },
    steps: stepsOf(input, result),
    notes: notesOf(input, result),
    // A show shorter than a reading's threshold has no such reading.
    readings: STANDARD_738_READINGS.filter((entry) => entry.thresholdSeconds <= input.adSeconds).map(
      (entry) => {
        const read = standard738({ ...input, thresholdSeconds: entry.thresholdSeconds });
        return {
          reading: entry.reading,
          name: names[entry.reading],
          thresholdSeconds: entry.thresholdSeconds,
          reason: reasons[entry.reading],
          opportunities: read.opportunities,
          totalImpressions: read.totalImpressions,
        };
      },
    ),
  };
}
