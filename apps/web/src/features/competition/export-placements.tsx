import type { CallInput } from '@ooh/contract/registry';
import { ExportButton } from '../../shared/export/export-button.tsx';

export interface ExportPlacementsProps {
  readonly filter: CallInput<'v1/competitor/export'>;
  readonly blocked: boolean;
}

/** The placements of the filter as a workbook. */
export function ExportPlacements({ filter, blocked }: ExportPlacementsProps) {
  return <ExportButton call="v1/competitor/export" input={filter} label="导出 Excel" isDisabled={blocked} />;
}
