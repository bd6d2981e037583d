import { describedBy } from '../../ui/form/field.tsx';
import type { BriefContent } from './brief-content.ts';
import type { BriefNames } from './brief-texts.ts';

/** Fields that report blur: their errors may show from then on. */
export type TouchedField = 'name' | 'brandId' | 'cityCodes' | 'startDate' | 'budgetFen';

export interface BriefFieldProps {
  /** Begins the ids of the form's controls: order-name, brief-name. */
  readonly formId: string;
  readonly draft: BriefContent;
  /** Errors that are shown now. */
  readonly errors: Readonly<Partial<Record<keyof BriefContent, string>>>;
  readonly names: BriefNames;
  readonly onChange: (change: Partial<BriefContent>) => void;
  readonly onTouch: (field: TouchedField) => void;
}

/** What the fields of one kind of brief take. */
export interface DraftFieldsProps<Draft, Field extends string, Names> {
  readonly draft: Draft;
  /** Errors that are shown now. */
  readonly errors: Readonly<Partial<Record<Field, string>>>;
  readonly names: Names;
  readonly today: string;
  readonly onChange: (change: Partial<Draft>) => void;
  /** The user has left a field: its error may show. */
  readonly onTouch: (field: Field) => void;
}

/** What a field and its control have to know of each other. */
export function controlOf({ formId, errors }: BriefFieldProps, field: keyof BriefContent) {
  const id = `${formId}-${field}`;
  const error = errors[field];
  return { id, error, isInvalid: error !== undefined, describedBy: describedBy(id, error) };
}
