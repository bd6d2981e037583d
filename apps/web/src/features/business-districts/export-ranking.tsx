import { allParts } from '../../ui/address/address-values.ts';
import type { CrowdQuestion } from '../../shared/crowd-bar/crowd-address.ts';
import { ExportButton } from '../../shared/export/export-button.tsx';
import type { DistrictAddress } from './district-address.ts';

export interface ExportRankingProps {
  readonly question: CrowdQuestion;
  readonly address: DistrictAddress;
  readonly isEmpty: boolean;
}

/** The ranking as the filters leave it, as a workbook. */
export function ExportRanking({ question, address, isEmpty }: ExportRankingProps) {
  return (
    <ExportButton
      call="v1/business-districts/export"
      input={{
        ...question,
        districtNames: allParts(address.districts),
        aoiTypes: allParts(address.types),
        keyword: address.q ?? '',
      }}
      label="导出排名"
      isDisabled={isEmpty}
      title={isEmpty ? '没有可导出的商圈' : undefined}
    />
  );
}
