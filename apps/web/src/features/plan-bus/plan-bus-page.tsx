import { useMemo, useReducer, type ReactNode } from 'react';
import { askedAheadMs } from '../../api/ask-ahead.ts';
import { CallFailure } from '../../api/call-types.ts';
import { useCall } from '../../api/use-call.ts';
import { HrefButton } from '../../ui/page/href-link.tsx';
import { ConfirmLeave } from '../../ui/page/confirm-leave.tsx';
import { usePageTitle } from '../../ui/page/page-frame-context.ts';
import { StateBlock } from '../../ui/state/state-block.tsx';
import { OpeningWorkbench } from '../../shared/map-workbench/opening-workbench.tsx';
import { orderBlock } from '../../shared/plan/order-block.ts';
import { useAllowed } from '../../session/use-session.ts';
import { openCity, type PlanAddress } from './plan-address.ts';
import { CityTabs, type LiveCity } from './workbench/city-tabs.tsx';
import { benchFrame } from './workbench/bench-frame.ts';
import { CityWorkbench } from './workbench/city-workbench.tsx';
import { LinesMissing } from './workbench/lines-missing.tsx';
import { PanelMissing } from './workbench/panel-missing.tsx';
import { PlanTitle } from './workbench/plan-title.tsx';
import styles from './workbench/workbench.module.css';
import { dirtyCities, reduceWorkspace } from './workspace.ts';

export interface PlanBusPageProps {
  readonly address: PlanAddress;
  readonly setAddress: (change: Partial<PlanAddress>) => void;
  /** The button that makes an order of the plan, with the reason why it cannot be now. */
  readonly renderOrderButton: (blocked: string | undefined) => ReactNode;
}

/** Permission that imports lines and generates samples. */
const dataPermit = 'administrationData.dataReleaseData.isEnabled';
const listHref = '/marketing/smart-select';

function PlanFailure({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  if (error instanceof CallFailure && error.isAbsent) {
    return (
      <StateBlock
        kind="no-permission"
        title={<h1>方案不存在，或暂无该方案的数据权限</h1>}
        description="请向方案创建人确认，或联系管理员申请开通。"
        action={<HrefButton href={listHref}>返回方案列表</HrefButton>}
      />
    );
  }
  return <StateBlock kind="page-failed" error={error} onRetry={onRetry} />;
}

/** /marketing/smart-select/plan-bus: chooses the bus lines of a plan, city by city. */
export function PlanBusPage({ address, setAddress, renderOrderButton }: PlanBusPageProps) {
  const { planId } = address;
  const hasPlan = planId !== '';
  const asked = { enabled: hasPlan, staleMs: askedAheadMs };
  const plan = useCall('ai-option-mode/getBasePlanDetail', { planId }, asked);
  const cities = useCall('bus-plan/v1/getCityList', { planId }, asked);
  const [workspace, dispatch] = useReducer(reduceWorkspace, {});
  const dirty = useMemo(() => dirtyCities(workspace), [workspace]);
  const mayImport = useAllowed(dataPermit);
  usePageTitle(plan.data && `${plan.data.row.planNo} ${plan.data.row.name}`);

  if (!hasPlan) {
    return (
      <StateBlock
        kind="unselected"
        title={<h1>没有指定方案</h1>}
        description="请从智选方案列表进入。"
        action={<HrefButton href={listHref}>前往方案列表</HrefButton>}
      />
    );
  }
  const failed = plan.error ?? cities.error;
  if (failed) {
    return (
      <PlanFailure error={failed} onRetry={() => void Promise.all([plan.refetch(), cities.refetch()])} />
    );
  }
  if (!plan.data || !cities.data) return <OpeningWorkbench {...benchFrame} />;
  const city = openCity(cities.data, address.city);
  if (!city) return <StateBlock kind="empty" title="该方案没有可用的城市" />;

  const { row } = plan.data;
  const tabs = (live: LiveCity | null) => (
    <CityTabs
      plan={plan.data}
      cities={cities.data}
      cityCode={city.cityCode}
      dirty={dirty}
      live={live}
      onCity={(cityCode) => setAddress({ city: cityCode, line: undefined })}
    />
  );
  const head = (
    <>
      <header>
        <PlanTitle plan={plan.data} />
      </header>
      {tabs(null)}
    </>
  );
  const refresh = () => void Promise.all([plan.refetch(), cities.refetch()]);
  return (
    <>
      {!city.hasBusLines ? (
        <div className={styles.page}>
          {head}
          <LinesMissing city={city} mayImport={mayImport} onReady={refresh} />
        </div>
      ) : !city.hasPanel ? (
        <div className={styles.page}>
          {head}
          <PanelMissing key={city.cityCode} city={city} mayGenerate={mayImport} onReady={refresh} />
        </div>
      ) : (
        <CityWorkbench
          key={city.cityCode}
          plan={plan.data}
          city={city}
          draft={workspace[city.cityCode]}
          address={address}
          setAddress={setAddress}
          dispatch={dispatch}
          head={head}
          tabs={tabs}
          orderButton={renderOrderButton(
            dirty.length > 0 ? '有未保存的修改，请先保存' : orderBlock(row.state, row.vehicles > 0),
          )}
        />
      )}
      <ConfirmLeave when={dirty.length > 0} />
    </>
  );
}
