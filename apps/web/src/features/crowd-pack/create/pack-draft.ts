import { packPartOf, type PackRule, type PackRulePart } from '@ooh/contract/domain/crowd-pack';
import { isAudienceChosen, type LabelJoin } from '@ooh/contract/domain/target-audience';
import { audienceFromText } from '../../../shared/ta-builder/audience-text.ts';
import type { CreateAddress } from '../pack-address.ts';

/** A condition of a new pack; `key` names it while it is edited. */
export interface DraftPart {
  readonly key: number;
  readonly part: PackRulePart;
}

/** A new pack as its form holds it. */
export interface PackDraft {
  readonly name: string;
  readonly cityCodes: readonly string[];
  readonly parts: readonly DraftPart[];
  readonly folder: string;
  /** YYYY-MM-DD, '' for no end. */
  readonly validUntil: string;
}

export type PartKind = Exclude<PackRulePart['kind'], 'near'>;

/** Ways of finding people, in the order of the form. */
export const partKinds: readonly { readonly kind: PartKind; readonly name: string; readonly hint: string }[] =
  [
    { kind: 'labels', name: '标签圈选', hint: '按人群标签组合' },
    { kind: 'place', name: '地理行为', hint: '到访过哪些地点、几天' },
    { kind: 'upload', name: '上传哈希', hint: '用哈希 ID 匹配样本' },
    { kind: 'exposure', name: '由方案/订单生成', hint: '接触过投放的人' },
    { kind: 'pack', name: '组合', hint: '与已有人群包取交、并、差' },
  ];

export const mostParts = 10;

/** A condition of a kind before anything is chosen in it. */
function emptyPart(kind: PartKind): PackRulePart {
  const join = 'and' as const;
  switch (kind) {
    case 'labels':
      return packPartOf({ groups: [] });
    case 'place': {
      const places = {
        districtIds: [],
        aoiIds: [],
        aoiTypes: [],
        poiCategories: [],
        poiBrands: [],
        rings: [],
      };
      return { kind, join, ...places, leastDays: 1, leastMinutes: 0 };
    }
    case 'upload':
      return { kind, join, uploadId: '' };
    case 'exposure':
      return { kind, join, of: 'order', id: '', leastContacts: 1, leastChance: 0.5 };
    case 'pack':
      return { kind, join, packId: '' };
  }
}

/** What is missing in a condition, in words; null where it is whole. */
function missingIn(part: PackRulePart): string | null {
  switch (part.kind) {
    case 'labels':
      return part.targetAudience.groups.length === 0 ? '请选择人群标签' : null;
    case 'place': {
      const { districtIds, aoiIds, aoiTypes, poiCategories, poiBrands, rings } = part;
      const places = [districtIds, aoiIds, aoiTypes, poiCategories, poiBrands, rings];
      return places.every((chosen) => chosen.length === 0) ? '请至少选择一类地点' : null;
    }
    case 'upload':
      return part.uploadId === '' ? '请上传文件' : null;
    case 'exposure':
      return part.id === '' ? '请选择方案或订单' : null;
    case 'pack':
      return part.packId === '' ? '请选择人群包' : null;
    case 'near':
      return null;
  }
}

const ofLabel = (labelId: number): PackRulePart =>
  packPartOf({ groups: [{ join: 'and', conditions: [{ join: 'and', labelIds: [labelId] }] }] });

/** The draft that an address begins with: packs to combine, an audience and a label to derive from, or one condition on labels. */
export function firstDraft({ packs, join = 'and', label, ta, city }: CreateAddress): PackDraft {
  const fromPacks = (packs?.split(',') ?? []).map((packId): PackRulePart => ({ kind: 'pack', join, packId }));
  const labelId = Number(label);
  const fromLabel = Number.isInteger(labelId) && labelId > 0 ? [ofLabel(labelId)] : [];
  const audience = audienceFromText(ta);
  const fromAudience = isAudienceChosen(audience) ? [packPartOf(audience)] : [];
  const parts = [...fromPacks, ...fromAudience, ...fromLabel];
  return {
    name: '',
    cityCodes: city === undefined ? [] : [city],
    parts: (parts.length > 0 ? parts : [emptyPart('labels')]).map((part, key) => ({ key, part })),
    folder: '',
    validUntil: '',
  };
}

/** Adds a condition behind the others. */
export function addPart(draft: PackDraft, kind: PartKind): PackDraft {
  if (draft.parts.length >= mostParts) return draft;
  const key = Math.max(-1, ...draft.parts.map((one) => one.key)) + 1;
  return { ...draft, parts: [...draft.parts, { key, part: emptyPart(kind) }] };
}

export const changePart = (draft: PackDraft, key: number, part: PackRulePart): PackDraft => ({
  ...draft,
  parts: draft.parts.map((one) => (one.key === key ? { key, part } : one)),
});

export const joinPart = (draft: PackDraft, { key, part }: DraftPart, join: LabelJoin): PackDraft =>
  changePart(draft, key, { ...part, join });

export const removePart = (draft: PackDraft, key: number): PackDraft => ({
  ...draft,
  parts: draft.parts.filter((one) => one.key !== key),
});

/** The conditions that are whole, as a rule; null while there is none. */
export function ruleOfDraft({ parts }: PackDraft): PackRule | null {
  const whole = parts.map(({ part }) => part).filter((part) => missingIn(part) === null);
  return whole.length === 0 ? null : { parts: whole };
}

/** What is missing before a pack can be made, in the order of the form. */
export function missingInDraft(draft: PackDraft): string[] {
  return [
    ...(draft.cityCodes.length === 0 ? ['请选择城市'] : []),
    ...(draft.parts.length === 0 ? ['请至少设置一个条件'] : []),
    ...draft.parts.flatMap(({ part }, at) => {
      const missing = missingIn(part);
      return missing === null ? [] : [`条件 ${at + 1}：${missing}`];
    }),
    ...(draft.name.trim() === '' ? ['请填写名称'] : []),
  ];
}
