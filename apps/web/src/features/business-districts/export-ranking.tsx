import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { publishNotice } from '../../api/notice.ts';
import { saveFile } from '../../api/save-file.ts';
import { allParts } from '../../ui/address/address-values.ts';
import type { CrowdQuestion } from '../../shared/crowd-bar/crowd-address.ts';
import type { DistrictAddress } from './district-address.ts';

export interface ExportButtonProps {
  readonly question: CrowdQuestion;
  readonly address: DistrictAddress;
  readonly isEmpty: boolean;
}

/** The ranking as the filters leave it, as a workbook. */
export function ExportButton({ question, address, isEmpty }: ExportButtonProps) {
  const [isSaving, setIsSaving] = useState(false);
  const save = async () => {
    setIsSaving(true);
    const saved = await saveFile('v1/business-districts/export', {
      ...question,
      districtNames: allParts(address.districts),
      aoiTypes: allParts(address.types),
      keyword: address.q ?? '',
    });
    setIsSaving(false);
    if (saved.body) publishNotice({ kind: 'success', title: '已导出', description: saved.body.fileName });
  };
  return (
    <Button
      icon={<DownloadOutlined aria-hidden="true" />}
      loading={isSaving}
      disabled={isEmpty}
      title={isEmpty ? '没有可导出的商圈' : undefined}
      onClick={() => void save()}
    >
      导出排名
    </Button>
  );
}
