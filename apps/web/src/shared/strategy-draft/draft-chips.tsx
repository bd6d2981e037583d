import { planGoalNames, planGoals } from '@ooh/contract/domain/plan-names';
import { strategyGroup } from '@ooh/contract/domain/strategy-draft-names';
import type { StrategyDraft } from '@ooh/contract/domain/strategy-draft';
import { Button, InputNumber, Radio } from 'antd';
import { useState } from 'react';
import { BudgetInput } from '../../ui/form/budget-input.tsx';
import { DayInput } from '../../ui/form/day-input.tsx';
import { wanOfFen } from '../../ui/form/money-input.ts';
import { BrandSelect } from '../brand-select/brand-select.tsx';
import { CityPicker } from '../city-picker/city-picker.tsx';
import { useCityNames } from '../city-picker/use-city-catalog.ts';
import { useGroupScope } from '../scope/group-scope.ts';
import { AudienceButton } from '../ta-builder/audience-button.tsx';
import { ChipEditor } from './chip-editor.tsx';
import type { DraftPart } from './draft-fields.ts';
import styles from './strategy-draft.module.css';

export interface DraftChipsProps {
  readonly draft: StrategyDraft;
  readonly isDisabled: boolean;
  readonly onChange: (part: DraftPart) => void;
}

function FlightEditor({ draft, onDone }: { draft: StrategyDraft; onDone: (part: DraftPart) => void }) {
  const [startDate, setStartDate] = useState(draft.startDate ?? '');
  const [weeks, setWeeks] = useState<number | null>(draft.weeks);
  return (
    <>
      <DayInput aria-label="投放开始日期" value={startDate} onChange={setStartDate} />
      <InputNumber
        aria-label="投放周数"
        min={1}
        max={52}
        precision={0}
        suffix="周"
        value={weeks}
        onChange={setWeeks}
      />
      <Button
        type="primary"
        onClick={() => onDone({ startDate: startDate === '' ? null : startDate, weeks: weeks ?? 4 })}
      >
        确定
      </Button>
    </>
  );
}

function BudgetEditor({ fen, onDone }: { fen: number | null; onDone: (fen: number | null) => void }) {
  const [budget, setBudget] = useState(fen);
  return (
    <>
      <BudgetInput id="draft-budget" label="预算" fen={budget} onChange={setBudget} />
      <Button type="primary" onClick={() => onDone(budget)}>
        确定
      </Button>
    </>
  );
}

/** The parts of a draft that every strategy page shows, each edited in place. */
export function DraftChips({ draft, isDisabled, onChange }: DraftChipsProps) {
  const scope = useGroupScope(strategyGroup);
  const cityName = useCityNames();
  const names = draft.cities.map((city) => city.cityName.replace(/市$/, ''));
  const hidden = draft.hiddenCities > 0 ? `（另 ${draft.hiddenCities} 城不可见）` : '';
  return (
    <div className={styles.chips}>
      <ChipEditor name="品牌" text={draft.brandName ?? ''} isDisabled={isDisabled}>
        {(close) => (
          <BrandSelect
            label="品牌"
            canAdd
            value={draft.brandId ?? undefined}
            name={draft.brandName ?? undefined}
            onChange={(brand) => {
              onChange({ brandId: brand?.brandId ?? null });
              close();
            }}
          />
        )}
      </ChipEditor>
      <ChipEditor name="城市" text={names.join('、') + hidden} isDisabled={isDisabled}>
        {() => (
          <CityPicker
            value={draft.cityCodes}
            max={10}
            scope={scope}
            onChange={(cityCodes) => onChange({ cityCodes })}
          />
        )}
      </ChipEditor>
      <AudienceButton
        value={draft.targetAudience}
        cityCode={draft.cityCodes[0] ?? ''}
        cityName={cityName}
        onChange={(targetAudience) => onChange({ targetAudience })}
      />
      <ChipEditor name="目标" text={planGoalNames[draft.goal]} isDisabled={isDisabled}>
        {(close) => (
          <Radio.Group
            aria-label="营销目标"
            vertical
            value={draft.goal}
            options={planGoals.map((goal) => ({ value: goal, label: planGoalNames[goal] }))}
            onChange={({ target }) => {
              onChange({ goal: target.value as StrategyDraft['goal'] });
              close();
            }}
          />
        )}
      </ChipEditor>
      <ChipEditor
        name="投放"
        text={draft.startDate === null ? `${draft.weeks} 周` : `${draft.startDate} 起 ${draft.weeks} 周`}
        isDisabled={isDisabled}
      >
        {(close) => (
          <FlightEditor
            draft={draft}
            onDone={(part) => {
              onChange(part);
              close();
            }}
          />
        )}
      </ChipEditor>
      <ChipEditor
        name="预算"
        text={draft.budgetFen === null ? '' : `${wanOfFen(draft.budgetFen)} 万元`}
        isDisabled={isDisabled || draft.hiddenCities > 0}
      >
        {(close) => (
          <BudgetEditor
            fen={draft.budgetFen}
            onDone={(budgetFen) => {
              onChange({ budgetFen });
              close();
            }}
          />
        )}
      </ChipEditor>
    </div>
  );
}
