import type { PackRulePart } from '@ooh/contract/domain/crowd-pack';

/** What the controls of one kind of condition take. */
export interface PartFieldsProps<Kind extends PackRulePart['kind']> {
  /** Prefix of the ids of its controls. */
  readonly id: string;
  readonly part: Extract<PackRulePart, { kind: Kind }>;
  readonly cityCodes: readonly string[];
  readonly onChange: (part: PackRulePart) => void;
}
