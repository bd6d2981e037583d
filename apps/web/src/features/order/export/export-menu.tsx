import {
  closingReportRefusal,
  postingReportRefusal,
  settlementRefusal,
} from '@ooh/contract/domain/order-document-states';
import type { OrderState } from '@ooh/contract/domain/order-names';
import { DownloadOutlined, DownOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { notifyBriefly } from '../../../api/notice.ts';
import { saveFile } from '../../../api/save-file.ts';
import { useReachable } from '../../../ui/page/use-reachable.ts';
import { DropMenu } from '../../../ui/page/drop-menu.tsx';

interface Part {
  readonly cityCode?: string;
  readonly mediumId?: number;
}

export interface ExportMenuProps {
  readonly orderId: string;
  readonly state: OrderState;
  /** Why nothing can be exported. */
  readonly refusal?: string;
  /** City and medium that the page is narrowed to. */
  readonly part: Part;
}

/** Documents by key; those that some states of an order lack say why. */
const documents = [
  { key: 'schedule', name: '排期表（Excel）', isWhole: true },
  { key: 'quotation', name: '报价单（Excel）' },
  { key: 'quotation-pdf', name: '报价单（PDF）' },
  { key: 'proposal', name: '投放方案（PPT）' },
  { key: 'proposal-pdf', name: '投放方案（PDF）' },
  { key: 'album', name: '点位图册（PPT）' },
  { key: 'posting', name: '上刊报告（PPT）', refusalOf: postingReportRefusal },
  { key: 'posting-pdf', name: '上刊报告（PDF）', refusalOf: postingReportRefusal },
  { key: 'posting-list', name: '上刊清单（Excel）', refusalOf: postingReportRefusal },
  { key: 'monitoring', name: '监播报告（PPT）' },
  { key: 'monitoring-table', name: '监测表（Excel）' },
  {
    key: 'closing',
    name: '结案报告（PPT）',
    refusalOf: closingReportRefusal,
    isWhole: true,
    isAppraisal: true,
  },
  {
    key: 'closing-pdf',
    name: '结案报告（PDF）',
    refusalOf: closingReportRefusal,
    isWhole: true,
    isAppraisal: true,
  },
  { key: 'settlement', name: '结算单（Excel）', refusalOf: settlementRefusal, isWhole: true },
  { key: 'settlement-pdf', name: '结算单（PDF）', refusalOf: settlementRefusal, isWhole: true },
  { key: 'invoice', name: '开票数据（Excel）', refusalOf: settlementRefusal, isWhole: true },
] as const satisfies readonly MenuDocument[];
type DocumentKey = (typeof documents)[number]['key'];

interface MenuDocument {
  readonly key: string;
  readonly name: string;
  /** Of the whole order only. */
  readonly isWhole?: boolean;
  /** For those who may read the appraisal of orders. */
  readonly isAppraisal?: boolean;
  readonly refusalOf?: (state: OrderState) => string | null;
}

function saveDocument(key: DocumentKey, orderId: string, part: Part) {
  const input = { orderId, ...part };
  switch (key) {
    case 'schedule':
      return saveFile('media-order-match-detail/downloadSchedule/{orderId}', { orderId });
    case 'quotation':
      return saveFile('v1/orders/quotation', input);
    case 'quotation-pdf':
      return saveFile('v1/orders/quotation', { ...input, format: 'pdf' });
    case 'proposal':
      return saveFile('v1/orders/proposal', input);
    case 'proposal-pdf':
      return saveFile('v1/orders/proposal', { ...input, format: 'pdf' });
    case 'album':
      return saveFile('v1/orders/point-album', input);
    case 'posting':
      return saveFile('v1/orders/posting-report', input);
    case 'posting-pdf':
      return saveFile('v1/orders/posting-report', { ...input, format: 'pdf' });
    case 'posting-list':
      return saveFile('v1/orders/posting-report', { ...input, format: 'xlsx' });
    case 'monitoring':
      return saveFile('v1/orders/monitoring-report', input);
    case 'monitoring-table':
      return saveFile('v1/monitoring/export', input);
    case 'closing':
      return saveFile('v1/reports/export', { reportKind: 'closing', orderId, format: 'pptx' });
    case 'closing-pdf':
      return saveFile('v1/reports/export', { reportKind: 'closing', orderId, format: 'pdf' });
    case 'settlement':
      return saveFile('v1/orders/settlement', { orderId });
    case 'settlement-pdf':
      return saveFile('v1/orders/settlement', { orderId, format: 'pdf' });
    case 'invoice':
      return saveFile('v1/orders/invoice-data', { orderId });
  }
}

interface Reader {
  readonly state: OrderState;
  readonly mayAppraise: boolean;
}

function entriesOf(shown: readonly MenuDocument[], scope: 'all' | 'part', { state, mayAppraise }: Reader) {
  return shown.map(({ key, name, refusalOf, isAppraisal }) => {
    const refusal = isAppraisal && !mayAppraise ? '没有效果评估的权限' : (refusalOf?.(state) ?? null);
    return {
      key: `${scope} ${key}`,
      label: name,
      disabled: refusal !== null,
      ...(refusal === null ? {} : { title: refusal }),
    };
  });
}

/** Everything that can be handed out of an order; where the page is narrowed, also for that part alone. */
export function ExportMenu({ orderId, state, refusal, part }: ExportMenuProps) {
  const [saving, setSaving] = useState<DocumentKey>();
  const isNarrowed = part.cityCode !== undefined || part.mediumId !== undefined;
  const save = async (key: DocumentKey, only: Part) => {
    setSaving(key);
    const saved = await saveDocument(key, orderId, only);
    setSaving(undefined);
    if (saved.body) notifyBriefly({ kind: 'success', title: '已导出', description: saved.body.fileName });
  };
  const maySee = useReachable();
  const reader = { state, mayAppraise: maySee('/evaluation/detail') };
  const whole = entriesOf(documents, 'all', reader);
  const narrowed = entriesOf(
    documents.filter((document: MenuDocument) => document.isWhole !== true),
    'part',
    reader,
  );
  const choose = (chosen: string) => {
    const [scope, key] = chosen.split(' ') as ['all' | 'part', DocumentKey];
    void save(key, scope === 'all' ? {} : part);
  };
  return (
    <DropMenu
      disabled={refusal !== undefined || saving !== undefined}
      menu={{
        items: isNarrowed
          ? [
              { key: 'whole', type: 'group', label: '整个订单', children: whole },
              { key: 'narrowed', type: 'group', label: '仅当前筛选的城市与媒体', children: narrowed },
            ]
          : whole,
        // Longer than a low window where the page is narrowed.
        style: { maxHeight: 'calc(100vh - 180px)', overflowY: 'auto' },
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
    </DropMenu>
  );
}
