import type {
  ExposurePart,
  NearPart,
  PackRule,
  PackRulePart,
  PlacePart,
} from '@ooh/contract/domain/crowd-pack';
import type { PackCategory } from '@ooh/contract/domain/crowd-pack-names';
import { systemCrowdOf } from '@ooh/contract/domain/system-crowds';
import { sentenceOf } from '@ooh/contract/domain/target-audience';
import { labelName } from '../../reference/label/label-tree.ts';

const joinLabels = { and: ' 且 ', or: ' 或 ', minus: ' 差 ' } as const;

function placeText(part: PlacePart): string {
  const counts: [number, string][] = [
    [part.districtIds.length, '个商圈'],
    [part.aoiIds.length, '个AOI'],
    [part.rings.length, '个围栏'],
  ];
  const named = [...part.aoiTypes, ...part.poiCategories, ...part.poiBrands];
  const places = [
    ...counts.filter(([count]) => count > 0).map(([count, word]) => `${count}${word}`),
    ...named,
  ];
  const stay = part.leastMinutes > 0 ? `、停留≥${part.leastMinutes}分钟` : '';
  return `每周到访${places.join('/')}≥${part.leastDays}天${stay}`;
}

function exposureLabels({ of, leastContacts, leastChance }: ExposurePart, name: string): string {
  const source = `${of === 'plan' ? '方案' : '订单'}「${name}」`;
  return leastChance === null
    ? `期望接触${source}≥${leastContacts}次`
    : `以≥${Math.round(leastChance * 100)}%的概率接触${source}≥${leastContacts}次`;
}

function nearText({ orderIds, nearby }: NearPart, names: ReadonlyMap<string, string>): string {
  const { radiusMeters, fromHour, toHour, leastDays } = nearby;
  const hours = fromHour === 0 && toHour === 24 ? '' : `${fromHour}–${toHour}时`;
  const orders = orderIds.map((id) => `「${names.get(id) ?? id}」`).join('');
  return `每周${hours}到达订单${orders}媒体${radiusMeters}米内≥${leastDays}天`;
}

/** Names of what a rule refers to, by id. */
export type RuleNames = ReadonlyMap<string, string>;

function wordsOf(part: PackRulePart, names: RuleNames): string {
  switch (part.kind) {
    case 'labels':
      return sentenceOf(part.targetAudience, labelName);
    case 'place':
      return placeText(part);
    case 'exposure':
      return exposureLabels(part, names.get(part.id) ?? part.id);
    case 'near':
      return nearText(part, names);
    case 'upload':
      return `上传「${names.get(part.uploadId) ?? '文件'}」`;
    case 'pack':
      return `人群包「${names.get(part.packId) ?? part.packId}」`;
  }
}

/** The conditions of a rule in words, each with how it joins those before it. */
export const conditionTexts = (rule: PackRule, names: RuleNames): string[] =>
  rule.parts.map(
    (part, at) => `${at === 0 ? '' : `${joinLabels[part.join].trim()} `}${wordsOf(part, names)}`,
  );

/** A rule as a sentence, read from left to right. */
export function ruleSentence(rule: PackRule, names: RuleNames): string {
  const wrap = (text: string) => (rule.parts.length > 1 && text.includes(' ') ? `(${text})` : text);
  return rule.parts
    .map((part, index) => (index === 0 ? '' : joinLabels[part.join]) + wrap(wordsOf(part, names)))
    .join('');
}

const categoryOfPart: Record<PackRulePart['kind'], PackCategory> = {
  labels: 'label',
  place: 'place',
  exposure: 'plan',
  near: 'plan',
  upload: 'upload',
  pack: 'mixed',
};

/** How a rule finds its people. */
export function categoryOf(rule: PackRule): PackCategory {
  const categories = new Set(rule.parts.map((part) => categoryOfPart[part.kind]));
  return categories.size === 1 ? [...categories][0] : 'mixed';
}

/** Plans, orders and packs that a rule names. */
export function sourceIdsOf(rule: PackRule): string[] {
  const ids = rule.parts.flatMap((part) =>
    part.kind === 'exposure'
      ? [part.id]
      : part.kind === 'near'
        ? part.orderIds
        : part.kind === 'pack'
          ? systemCrowdOf(part.packId) === undefined
            ? [part.packId]
            : []
          : [],
  );
  return [...new Set(ids)];
}
