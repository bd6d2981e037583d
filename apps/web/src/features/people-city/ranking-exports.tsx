import type { CallInput } from '@ooh/contract/registry';
import { ExportButton } from '../../shared/export/export-button.tsx';

export interface RankingExportsProps {
  readonly question: CallInput<'v1/people/city-ranking/export'>;
  /** True while the supply of some cities is not known yet. */
  readonly isComputing: boolean;
}

/** The ranking with its weights and order as a workbook and as four pages. */
export function RankingExports({ question, isComputing }: RankingExportsProps) {
  const shared = {
    call: 'v1/people/city-ranking/export',
    isDisabled: isComputing,
    title: isComputing ? '媒体供给算完后可导出' : undefined,
  } as const;
  return (
    <>
      <ExportButton {...shared} input={question} label="导出 Excel" />
      <ExportButton {...shared} input={{ ...question, format: 'pptx' }} label="导出 PPT" />
    </>
  );
}
