import type { CallInput } from '@ooh/contract/registry';
import { DownloadOutlined, DownOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { publishNotice } from '../../../api/notice.ts';
import { saveFile } from '../../../api/save-file.ts';

interface Part {
  readonly cityCode?: string;
  readonly mediumId?: number;
}

export interface ExportMenuProps {
  readonly orderId: string;
  /** Why nothing can be exported. */
  readonly refusal?: string;
  /** City and medium that the page is narrowed to. */
  readonly part: Part;
}

const scheduleCall = 'media-order-match-detail/downloadSchedule/{orderId}';
/** The proposal as PDF; a call of its own in the menu alone. */
const pagesKey = 'pdf';
const documents = [
  { key: scheduleCall, name: '排期表（Excel）' },
  { key: 'v1/orders/quotation', name: '报价单（Excel）' },
  { key: 'v1/orders/proposal', name: '投放方案（PPT）' },
  { key: pagesKey, name: '投放方案（PDF）' },
  { key: 'v1/orders/point-album', name: '点位图册（PPT）' },
  { key: 'v1/orders/monitoring-report', name: '监播报告（PPT）' },
  { key: 'v1/monitoring/export', name: '监测表（Excel）' },
] as const;
type DocumentKey = (typeof documents)[number]['key'];

/** Everything that can be handed out of an order; where the page is narrowed, also for that part alone. */
export function ExportMenu({ orderId, refusal, part }: ExportMenuProps) {
  const [saving, setSaving] = useState<DocumentKey>();
  const isNarrowed = part.cityCode !== undefined || part.mediumId !== undefined;
  const save = async (key: DocumentKey, only: Part) => {
    setSaving(key);
    const input: CallInput<'v1/orders/proposal'> = { orderId, ...only };
    const saved =
      key === pagesKey
        ? await saveFile('v1/orders/proposal', { ...input, format: 'pdf' })
        : await saveFile(key, input);
    setSaving(undefined);
    if (saved.body) publishNotice({ kind: 'success', title: '已导出', description: saved.body.fileName });
  };
  const whole = documents.map(({ key, name }) => ({ key: `all ${key}`, label: name }));
  const narrowed = documents
    .filter(({ key }) => key !== scheduleCall)
    .map(({ key, name }) => ({ key: `part ${key}`, label: name }));
  const choose = (chosen: string) => {
    const [scope, key] = chosen.split(' ') as ['all' | 'part', DocumentKey];
    void save(key, scope === 'all' ? {} : part);
  };
  return (
    <Dropdown
      trigger={['click']}
      disabled={refusal !== undefined || saving !== undefined}
      menu={{
        items: isNarrowed
          ? [
              { key: 'whole', type: 'group', label: '整个订单', children: whole },
              { key: 'narrowed', type: 'group', label: '仅当前筛选的城市与媒体', children: narrowed },
            ]
          : whole,
        onClick: ({ key }) => choose(key),
      }}
    >
      <Button
        icon={<DownloadOutlined aria-hidden="true" />}
        loading={saving !== undefined}
        title={refusal ?? (saving === undefined ? undefined : '正在生成文件')}
      >
        导出 <DownOutlined aria-hidden="true" />
      </Button>
    </Dropdown>
  );
}
