import { effectGroup, type EffectOrderRow } from '@ooh/contract/domain/effect';
import { DownloadOutlined } from '@ant-design/icons';
import { useRouter } from '@tanstack/react-router';
import { Button } from 'antd';
import { useState } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { useDisplayName } from '../../../session/use-session.ts';
import { chinaDate } from '@ooh/contract/domain/china-time';
import { useCityNames } from '../../../shared/city-picker/use-city-catalog.ts';
import { CompareButton } from '../../../shared/compare/compare-button.tsx';
import { maxCompared } from '../../../shared/compare/most-compared.ts';
import { formatTime } from '../../../ui/figure/format-time.ts';
import type { OnAddress } from '../../../ui/page/use-address.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { useGroupMedia } from '../../../shared/scope/group-scope.ts';
import { useListPage } from '../../../ui/list/use-list-page.ts';
import { AppTable } from '../../../ui/table/app-table.tsx';
import { SavedViews } from '../../../ui/table/saved-views.tsx';
import { useChosenRows } from '../../../ui/table/use-chosen-rows.ts';
import { effectDetailHref } from '../effect-addresses.ts';
import { effectColumns } from './effect-columns.tsx';
import { EffectCompare } from './effect-compare.tsx';
import { EffectFilters } from './effect-filters.tsx';
import { effectList, listInputOf, type EffectListAddress } from './effect-list-address.ts';
import styles from './effect-list.module.css';
import { exportEffects } from './export-effects.ts';
import { filterLabels } from './filter-labels.ts';

export interface EffectListProps {
  readonly address: EffectListAddress;
  readonly onAddress: OnAddress<EffectListAddress>;
}

interface BatchProps {
  readonly chosen: readonly EffectOrderRow[];
  readonly address: EffectListAddress;
  readonly onCompare: () => void;
  readonly onClear: () => void;
}

/** What can be done with the chosen orders, or with all that the filters leave. */
function Batch({ chosen, address, onCompare, onClear }: BatchProps) {
  const [isBusy, setIsBusy] = useState(false);
  const userName = useDisplayName();
  const cityName = useCityNames();
  const media = useGroupMedia(effectGroup);
  const run = async () => {
    setIsBusy(true);
    await exportEffects(chosen, address, (orders) => ({
      filters:
        chosen.length > 0
          ? [`勾选的 ${chosen.length} 个订单`]
          : filterLabels(address, {
              brand: orders[0]?.brandName,
              city: address.city && cityName(address.city),
              medium: media.find(({ mediumId }) => mediumId === address.medium)?.name,
            }),
      userName,
      time: formatTime(new Date().toISOString()),
    }));
    setIsBusy(false);
  };
  return (
    <span className={styles.batch} aria-live="polite">
      {chosen.length === 0 ? (
        <span className={styles.hint}>勾选 2–{maxCompared} 个订单可对比</span>
      ) : (
        <>
          已选 {chosen.length} 个订单
          <CompareButton count={chosen.length} onCompare={onCompare} />
        </>
      )}
      <Button
        size="small"
        icon={<DownloadOutlined aria-hidden="true" />}
        loading={isBusy}
        onClick={() => void run()}
      >
        {chosen.length === 0 ? '导出全部' : '导出所选'}
      </Button>
      {chosen.length > 0 && (
        <Button size="small" onClick={onClear}>
          取消选择
        </Button>
      )}
    </span>
  );
}

/** Orders that can be appraised, with planned and actual figures. */
export function EffectList({ address, onAddress }: EffectListProps) {
  const router = useRouter();
  const [today] = useState(() => chinaDate(new Date()));
  const [isComparing, setIsComparing] = useState(false);
  const page = useListPage(effectList, { name: 'effects', address, onAddress });
  // An order may have been appraised on its own page a moment ago.
  const list = useCall('effectestimate/orderListPage', listInputOf(address), {
    keepPrevious: true,
    staleMs: 0,
  });
  const { chosen, ...choice } = useChosenRows(list.data?.rows, ({ orderId }) => orderId);
  return (
    <>
      <PageHeader
        title="效果评估"
        subtitle="投放中与已下刊的订单：同一批样本人上的计划与按执行测算；投放中的为中期评估。"
      />
      <EffectFilters {...page.filters} address={address} onRefresh={() => void list.refetch()} />
      <AppTable<EffectOrderRow>
        {...page.tableOf(list)}
        {...choice.table}
        caption="评估订单"
        columns={effectColumns(today)}
        rowKey={({ orderId }) => orderId}
        emptyTitle="还没有可评估的订单：订单上刊后在这里评估效果"
        toolbar={
          <Batch
            chosen={chosen}
            address={address}
            onCompare={() => setIsComparing(true)}
            onClear={choice.clear}
          />
        }
        toolbarExtra={<SavedViews {...page.views} />}
        onRowClick={({ orderId }) => void router.navigate({ href: effectDetailHref(orderId) })}
      />
      <p className={styles.footnote}>
        「按执行测算」按上下刊登记、用同一模型在同一批样本人上计算，不是实地测量；只计您有权查看的城市与媒体。TA
        到达率以订单的目标人群为总体，未设目标人群的以全体人群为总体。
      </p>
      {isComparing && (
        <EffectCompare orders={chosen.slice(0, maxCompared)} onClose={() => setIsComparing(false)} />
      )}
    </>
  );
}
