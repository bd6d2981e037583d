import type { Suggestion } from '@ooh/contract/domain/competitor';
import type { OrderBrief } from '@ooh/contract/domain/media-order';

/** Longest remark that a brief holds. */
const maxRemark = 500;

export interface Adopted {
  readonly brief: OrderBrief;
  /** What it changes, in words. */
  readonly changes: readonly string[];
  /** Why it cannot be written, or null. */
  readonly problem: string | null;
}

export interface Names {
  readonly city: (cityCode: string) => string;
  readonly medium: (mediumId: number) => string;
}

const subjects: Readonly<Record<Suggestion['subject'], string>> = {
  city: '城市',
  medium: '媒体',
  creative: '创意',
  rhythm: '节奏',
};

/**
 * The brief with a suggestion in it: cities and media that it names and the brief lacks are added, and what it says is
 * noted in the remark, once. Dates and budget are left to the planner.
 */
export function adoptSuggestion(brief: OrderBrief, suggestion: Suggestion, names: Names): Adopted {
  const cityCodes = suggestion.cityCodes.filter((code) => !brief.cityCodes.includes(code));
  const mediumIds = suggestion.mediumIds.filter((id) => !brief.mediumIds.includes(id));
  const line = `【采纳${subjects[suggestion.subject]}建议】${suggestion.title}：${suggestion.text}`;
  const { remark } = brief.wishes;
  const isNoted = remark.includes(line);
  const noted = isNoted ? remark : [remark.trim(), line].filter((part) => part !== '').join('\n');
  const changes = [
    cityCodes.length > 0 && `新增城市：${cityCodes.map(names.city).join('、')}`,
    mediumIds.length > 0 && `新增媒体：${mediumIds.map(names.medium).join('、')}`,
    !isNoted && `备注追加：${line}`,
  ].filter((change) => change !== false);
  return {
    brief: {
      ...brief,
      cityCodes: [...brief.cityCodes, ...cityCodes],
      mediumIds: [...brief.mediumIds, ...mediumIds],
      wishes: { ...brief.wishes, remark: noted },
    },
    changes,
    problem: noted.length > maxRemark ? `备注将超过 ${maxRemark} 字，请先精简备注再采纳` : null,
  };
}

/** Whether a brief holds a suggestion already. */
export const isAdopted = (brief: OrderBrief, suggestion: Suggestion, names: Names): boolean =>
  adoptSuggestion(brief, suggestion, names).changes.length === 0;
