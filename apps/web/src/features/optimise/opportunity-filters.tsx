import {
  opportunityKindNames,
  opportunityKinds,
  opportunityStateNames,
  opportunityStates,
} from '@ooh/contract/domain/opportunity-names';
import { opportunityRuleTexts } from '@ooh/contract/domain/opportunity-rules';
import type { CallOutput } from '@ooh/contract/registry';
import { Button, Select } from 'antd';
import type { OnAddress } from '../../ui/page/use-address.ts';
import type { OptimiseAddress } from './optimise-address.ts';
import styles from './optimise.module.css';

interface OpportunityFiltersProps {
  readonly address: OptimiseAddress;
  readonly onAddress: OnAddress<OptimiseAddress>;
  readonly found: CallOutput<'v1/optimise/list'> | undefined;
}

/** Kind, state, brand and city, and the rules with their thresholds. */
export function OpportunityFilters({ address, onAddress, found }: OpportunityFiltersProps) {
  const set = (change: OptimiseAddress) => onAddress({ ...address, ...change, id: undefined });
  return (
    <aside className={styles.filters} aria-label="筛选">
      <Select
        aria-label="类型"
        placeholder="全部类型"
        allowClear
        value={address.kind}
        options={opportunityKinds.map((value) => ({ value, label: opportunityKindNames[value] }))}
        onChange={(kind) => set({ kind })}
      />
      <Select
        aria-label="状态"
        value={address.state ?? 'open'}
        options={opportunityStates.map((value) => ({ value, label: opportunityStateNames[value] }))}
        onChange={(state) => set({ state: state === 'open' ? undefined : state })}
      />
      <Select
        aria-label="品牌"
        placeholder="全部品牌"
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        value={address.brand}
        options={(found?.brands ?? []).map(({ brandId, name, count }) => ({
          value: brandId,
          label: `${name}（${count}）`,
        }))}
        onChange={(brand) => set({ brand })}
      />
      <Select
        aria-label="城市"
        placeholder="全部城市"
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        value={address.city}
        options={(found?.cities ?? []).map(({ cityCode, name, count }) => ({
          value: cityCode,
          label: `${name}（${count}）`,
        }))}
        onChange={(city) => set({ city })}
      />
      {address.orderId !== undefined && (
        <Button onClick={() => set({ orderId: undefined })}>查看全部订单</Button>
      )}
      <details className={styles.rules}>
        <summary>规则与阈值</summary>
        <dl>
          {opportunityKinds.map((kind) => (
            <div key={kind}>
              <dt>{opportunityKindNames[kind]}</dt>
              <dd>{opportunityRuleTexts[kind]}</dd>
            </div>
          ))}
        </dl>
      </details>
    </aside>
  );
}
