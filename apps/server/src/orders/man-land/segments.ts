import { ruleOfAudience } from '@ooh/contract/domain/system-crowds';
import { isAudienceChosen, type TargetAudience } from '@ooh/contract/domain/target-audience';
import { AppError } from '../../platform/http/app-error.ts';
import { labelName, labelTree } from '../../reference/label/label-tree.ts';

/** A group of people that a matrix shows in a row. */
export interface Segment {
  readonly segmentId: string;
  readonly name: string;
  readonly audience: TargetAudience;
}

/** Rows of a matrix beside the whole audience. */
const maxLabels = 8;
/** Without an audience, rows are age bands. */
const dimensionOfEverybody = '年龄';

const audienceOf = (labelId: number): TargetAudience => ({
  groups: [{ join: 'and', conditions: [{ join: 'and', labelIds: [labelId] }] }],
});

/** People with a label; those of a pack where one is given. */
const segmentOf = (labelId: number, pack: TargetAudience | null): Segment => ({
  segmentId: `label-${labelId}`,
  name: labelName(labelId),
  audience: { ...pack, ...audienceOf(labelId) },
});

/** The labels of an audience, in order, each once; without excluded labels. */
function labelsOf(audience: TargetAudience): number[] {
  const wanted = audience.groups.flatMap((group, index) =>
    index > 0 && group.join === 'minus'
      ? []
      : group.conditions.flatMap(({ join, labelIds }, at) => (at > 0 && join === 'minus' ? [] : labelIds)),
  );
  return [...new Set(wanted)];
}

function labelsOfEverybody(): number[] {
  const dimensions = labelTree(null).flatMap((category) => category.dimensions);
  const chosen = dimensions.find(({ dimension }) => dimension === dimensionOfEverybody) ?? dimensions[0];
  return chosen?.labels.map(({ labelId }) => labelId) ?? [];
}

/**
 * The rows of a matrix: the whole audience, then each of its labels. An audience of one label is its own only row;
 * everybody is shown by age, and so is a pack.
 */
export function segmentsOf(audience: TargetAudience): Segment[] {
  const rule = ruleOfAudience(audience);
  const labels = rule.groups.length === 0 ? labelsOfEverybody() : labelsOf(rule);
  const whole = { segmentId: 'all', name: isAudienceChosen(audience) ? '目标人群' : '全体人群', audience };
  const parts = rule.groups.length > 0 && labels.length < 2 ? [] : labels.slice(0, maxLabels);
  const pack = rule.packId === undefined ? null : rule;
  return [whole, ...parts.map((labelId) => segmentOf(labelId, pack))];
}

/** The rows of an audience's matrix and the one that is asked about. Throws "invalid" for one that is not among them. */
export function askedSegment(
  audience: TargetAudience,
  segmentId = 'all',
): { readonly segments: readonly Segment[]; readonly segment: Segment } {
  const segments = segmentsOf(audience);
  const segment = segments.find((one) => one.segmentId === segmentId);
  if (segment === undefined) throw new AppError('invalid', '该人群不属于订单的目标人群');
  return { segments, segment };
}

/** When the people of a matrix are counted: whoever is there at any hour of the measured week. */
export const wholeWeek = { role: 'present', dayType: 'all', fromHour: 0, toHour: 24 } as const;
