import { DownloadOutlined } from '@ant-design/icons';
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { notifyBriefly } from '../../api/notice.ts';
import { saveFile } from '../../api/save-file.ts';
import type { CallInput } from '@ooh/contract/registry';
import type { MediaAddress } from './media-address.ts';

export interface MediaActionsProps {
  readonly cityCode: string;
  readonly address: MediaAddress;
  /** What the rows were asked for by. */
  readonly question: CallInput<'v1/media-inventory/export'>;
  readonly onAddress: (address: MediaAddress) => void;
}

function ExportButton({ question }: Pick<MediaActionsProps, 'question'>) {
  const [isSaving, setIsSaving] = useState(false);
  const save = async () => {
    setIsSaving(true);
    const saved = await saveFile('v1/media-inventory/export', question);
    setIsSaving(false);
    if (saved.body) notifyBriefly({ kind: 'success', title: '已导出', description: saved.body.fileName });
  };
  return (
    <Button icon={<DownloadOutlined aria-hidden="true" />} loading={isSaving} onClick={() => void save()}>
      导出清单
    </Button>
  );
}

const views = [
  { value: 'list', label: '列表' },
  { value: 'map', label: '地图' },
  { value: 'gallery', label: '图库' },
] as const;

/** How the rows are shown, and what is made of all of them. */
export function MediaActions({ cityCode, address, question, onAddress }: MediaActionsProps) {
  return (
    <>
      <Segmented<'list' | 'map' | 'gallery'>
        aria-label="显示方式"
        value={address.view ?? 'list'}
        options={[...views]}
        onChange={(next) =>
          onAddress({
            ...address,
            city: cityCode,
            view: next === 'list' ? undefined : next,
            page: undefined,
            size: undefined,
          })
        }
      />
      <ExportButton question={question} />
    </>
  );
}
