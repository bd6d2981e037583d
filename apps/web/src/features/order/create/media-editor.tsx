import { useRouter } from '@tanstack/react-router';
import { Alert, Button } from 'antd';
import { useMemo, useState } from 'react';
import { useSaveShortcut } from '../../../ui/form/use-save-shortcut.ts';
import { ConfirmLeave } from '../../../ui/page/confirm-leave.tsx';
import { SavingChip } from '../../../ui/saving/saving-chip.tsx';
import { demandHref, scheduleHref } from '../../../shared/order/order-addresses.ts';
import { OriginLinks } from '../../../shared/strategy-draft/origin-links.tsx';
import { BudgetPanel } from './budget-panel.tsx';
import { CreateFrame } from './create-frame.tsx';
import styles from './create.module.css';
import { CityMedia } from './city-media.tsx';
import { CopyConfiguration } from './copy-configuration.tsx';
import { CityTabs } from './city-tabs.tsx';
import { ListImport } from './list-import.tsx';
import { MediaConflict } from './media-conflict.tsx';
import { chosenOf, totalOf, type ChosenItem } from './offer-choice.ts';
import { namedUnits } from './wished-units.ts';
import { ReachCurveCard } from './reach-curve-card.tsx';
import { useBudgetParts } from './use-budget-parts.ts';
import { useChosenItems, type MediaEditorProps } from './use-chosen-items.ts';

const costOf = (items: readonly ChosenItem[], cityCode: string): number =>
  totalOf(items.filter(({ input }) => input.cityCode === cityCode)).totalFen;

/** Step 2: the budget over the cities, and the media of each city. */
export function MediaEditor({ order, address, onAddress, onReload }: MediaEditorProps) {
  const router = useRouter();
  const { row, brief } = order;
  const { history, saving } = useChosenItems(order);
  const [isGoing, setIsGoing] = useState(false);
  const [isImporting, setIsImporting] = useState(false);
  const items = history.value;
  const wishes = useMemo(
    () => ({
      mustUnits: namedUnits(brief.wishes.mustUnits, order.wishedUnits),
      excludedUnits: namedUnits(brief.wishes.excludedUnits, order.wishedUnits),
    }),
    [brief.wishes, order.wishedUnits],
  );
  // The next step then finds media itself.
  const isMatched = row.mode === 'man-land';
  const cities = useMemo(
    () => row.cityCodes.map((cityCode, index) => ({ cityCode, cityName: row.cityNames[index] ?? cityCode })),
    [row.cityCodes, row.cityNames],
  );
  const [opened] = useState(items);
  const budget = useBudgetParts(row.orderId, brief.budgetFen, row.cityCodes, (city) => costOf(opened, city));
  const current = cities.find(({ cityCode }) => cityCode === address.city) ?? cities[0];
  const spentOf = (cityCode: string) => costOf(items, cityCode);
  useSaveShortcut(() => void saving.save());
  const goOn = async () => {
    setIsGoing(true);
    const saved = await saving.save();
    setIsGoing(false);
    if (saved) await router.navigate({ href: scheduleHref(saved.workId, row.mode) });
  };
  const budgetOf = (cityCode: string) => budget.parts.find(({ key }) => key === cityCode)?.fen ?? 0;
  return (
    <CreateFrame
      name={row.name}
      step={1}
      backHref={demandHref(row.orderId)}
      aside={
        <>
          <OriginLinks kind="order" id={row.orderId} />
          <Button size="small" onClick={() => setIsImporting(true)}>
            导入清单
          </Button>
          <SavingChip state={saving.state} />
        </>
      }
      buttons={
        <>
          <Button disabled={!history.canUndo} onClick={history.undo}>
            撤销
          </Button>
          <Button disabled={!saving.isDirty} onClick={() => void saving.save()}>
            保存
          </Button>
          <Button
            type="primary"
            loading={isGoing}
            disabled={items.length === 0 && !isMatched}
            title={items.length === 0 && !isMatched ? '请先选定媒体' : undefined}
            onClick={() => void goOn()}
          >
            下一步：{isMatched ? '人地匹配排期' : '排期与确认'}
          </Button>
        </>
      }
    >
      {order.row.hasHiddenItems && (
        <Alert
          type="info"
          showIcon
          className={styles.notice}
          title="部分媒体不在您的数据权限内，未列出；保存时保持不变。"
        />
      )}
      <div className={styles.mediaLayout}>
        <div className={styles.mediaMain}>
          <CityTabs
            cities={cities}
            current={current.cityCode}
            stateOf={(cityCode) => {
              const own = budget.parts.find(({ key }) => key === cityCode);
              const spent = spentOf(cityCode);
              if (!items.some(({ input }) => input.cityCode === cityCode)) return 'empty';
              return own !== undefined && spent > own.fen ? 'over' : 'filled';
            }}
            onCity={(city) => onAddress({ ...address, city, level: undefined, page: undefined })}
          />
          <CityMedia
            key={current.cityCode}
            orderId={row.orderId}
            cityCode={current.cityCode}
            cityName={current.cityName}
            brief={brief}
            wishes={wishes}
            items={items}
            budgetFen={budgetOf(current.cityCode)}
            onItems={history.change}
            chosenActions={
              <CopyConfiguration
                from={current}
                others={cities.filter(({ cityCode }) => cityCode !== current.cityCode)}
                brief={brief}
                items={items}
                wishes={wishes}
                budgetOf={budgetOf}
                onItems={history.change}
              />
            }
            address={address}
            onAddress={onAddress}
          />
        </div>
        <BudgetPanel
          totalFen={brief.budgetFen}
          cities={cities}
          parts={budget.parts}
          spentOf={spentOf}
          items={items}
          onParts={budget.change}
          orderId={row.orderId}
          audience={brief.targetAudience}
        >
          <ReachCurveCard
            {...current}
            orderId={row.orderId}
            budgetFen={budgetOf(current.cityCode)}
            isEmpty={!items.some(({ input }) => input.cityCode === current.cityCode)}
            isDirty={saving.isDirty}
          />
        </BudgetPanel>
      </div>
      {isImporting && (
        <ListImport
          orderId={row.orderId}
          city={current}
          items={items}
          onItems={history.change}
          onClose={() => setIsImporting(false)}
        />
      )}
      {/* What could not be sent for want of a connection is on this page alone. */}
      <ConfirmLeave when={(saving.isDirty || saving.state.kind === 'offline') && !isGoing} />
      {saving.state.kind === 'conflict' && (
        <MediaConflict<ChosenItem>
          orderId={row.orderId}
          base={saving.known ?? []}
          mine={items}
          lineOf={chosenOf}
          onMerge={(merged, version) => {
            history.change(merged);
            void saving.overwrite(version, merged);
          }}
          onReload={onReload}
        />
      )}
    </CreateFrame>
  );
}
