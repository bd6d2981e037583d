import type { BusCondition } from '@ooh/contract/domain/bus-condition';
import type { ConditionKind, ConditionOptions } from '../describe-condition.ts';

export type ConditionOf<Kind extends ConditionKind> = Extract<BusCondition, { kind: Kind }>;

/** What the editor of one condition gets; it returns the whole changed condition. */
export interface ConditionEditorProps<Kind extends ConditionKind> {
  readonly condition: ConditionOf<Kind>;
  readonly options: ConditionOptions;
  readonly onChange: (condition: ConditionOf<Kind>) => void;
}
