import { DownloadOutlined } from '@ant-design/icons';
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { notifyBriefly } from '../../api/notice.ts';
import { saveFile } from '../../api/save-file.ts';
import { useCall } from '../../api/use-call.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import type { OnAddress } from '../../ui/page/use-address.ts';
import { HistoryPanel } from './history-panel.tsx';
import type { OptimiseAddress } from './optimise-address.ts';
import { OpportunityDrawer } from './opportunity-drawer.tsx';
import { OpportunityFilters } from './opportunity-filters.tsx';
import { OpportunityList } from './opportunity-list.tsx';
import styles from './optimise.module.css';
import { WhatIf } from './what-if.tsx';

const shownAtOnce = 100;

/** 再运营再优化: what to change now or to buy next, what it brings, and what came of it. */
export function OptimisePage(props: {
  readonly address: OptimiseAddress;
  readonly onAddress: OnAddress<OptimiseAddress>;
}) {
  const { address, onAddress } = props;
  const { orderId, brand: brandId, city: cityCode, kind, state = 'open', tab } = address;
  const [isSaving, setSaving] = useState(false);
  const [simulated, setSimulated] = useState<string>();
  const question = { orderId, brandId, cityCode, kind, states: [state], pageSize: shownAtOnce };
  const list = useCall('v1/optimise/list', question, { keepPrevious: true });
  const rows = list.data?.rows ?? [];
  const orders = [...new Map(rows.map((row) => [row.orderId, row])).values()];
  const chosen = simulated ?? orderId ?? orders[0]?.orderId;
  const open = (id: string | undefined) => onAddress({ ...address, id }, { resetScroll: false });
  const save = async () => {
    setSaving(true);
    const saved = await saveFile('v1/optimise/export', orderId === undefined ? {} : { orderId });
    setSaving(false);
    if (saved.body) notifyBriefly({ kind: 'success', title: '已导出', description: saved.body.fileName });
  };
  return (
    <>
      <PageHeader
        title="再运营再优化"
        subtitle="现在改什么、下一波买什么，能带来多少，做到了没有。"
        actions={
          <Button
            icon={<DownloadOutlined aria-hidden="true" />}
            loading={isSaving}
            onClick={() => void save()}
          >
            导出 Excel
          </Button>
        }
      >
        <Segmented
          aria-label="内容"
          value={tab ?? 'open'}
          options={[
            { value: 'open', label: '优化机会' },
            { value: 'history', label: '采纳记录' },
          ]}
          onChange={(value) =>
            onAddress({ ...address, id: undefined, tab: value === 'history' ? 'history' : undefined })
          }
        />
      </PageHeader>
      {tab === 'history' ? (
        <HistoryPanel orderId={orderId} openId={address.id} onOpen={open} />
      ) : (
        <div className={styles.board}>
          <OpportunityFilters address={address} onAddress={onAddress} found={list.data} />
          <OpportunityList
            address={address}
            found={list.data}
            error={list.error}
            onRetry={() => void list.refetch()}
            onOpen={open}
          />
          <WhatIf orders={orders} orderId={chosen} onOrder={setSimulated} />
        </div>
      )}
      {address.id !== undefined && (
        <OpportunityDrawer key={address.id} id={address.id} onClose={() => open(undefined)} />
      )}
    </>
  );
}
