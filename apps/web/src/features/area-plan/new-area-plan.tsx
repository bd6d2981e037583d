import { chinaDate } from '@ooh/contract/domain/china-time';
import type { HandOver } from '@ooh/contract/domain/hand-over';
import { plannedMedium } from '@ooh/contract/domain/moving-media';
import { smartSelectGroup } from '@ooh/contract/domain/smart-plan';
import { Alert, Button, Input, InputNumber } from 'antd';
import { useState } from 'react';
import { useMutationCall } from '../../api/use-call.ts';
import { BrandSelect } from '../../shared/brand-select/brand-select.tsx';
import { CitySelect } from '../../shared/city-picker/city-select.tsx';
import { useCityNames, useCityScope } from '../../shared/city-picker/use-city-catalog.ts';
import { BudgetInput } from '../../ui/form/budget-input.tsx';
import { DayInput } from '../../ui/form/day-input.tsx';
import { DescribeBox } from '../../shared/describe/describe-box.tsx';
import type { DescribedContent } from '../../shared/describe/understand-requirement.ts';
import { Field } from '../../ui/form/field.tsx';
import { Card } from '../../ui/page/card.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { AudienceField } from '../../shared/ta-builder/audience-field.tsx';
import { useCrowdLabels } from '../../shared/ta-builder/ta-builder.tsx';
import styles from './area-plan.module.css';
import { describedDraft, emptyAreaDraft, nameOfDraft, sentAreaDraft, type AreaDraft } from './area-draft.ts';
import { sentAreas } from './sent-areas.ts';

export interface NewAreaPlanProps {
  readonly kind: 'ta' | 'geo';
  /** What another page has sent for it. */
  readonly sent: HandOver['load'] | undefined;
  readonly onCreated: (planId: string) => void;
}

const titles = { ta: '新建 TA 浓度方案', geo: '新建地理围栏方案' } as const;

/** The brief of a new TA or geofence plan: what is needed before areas can be looked at. */
export function NewAreaPlan({ kind, sent, onCreated }: NewAreaPlanProps) {
  const [draft, setDraft] = useState(() => (sent ? sentAreaDraft(sent) : emptyAreaDraft));
  const scope = useCityScope(smartSelectGroup, plannedMedium.mediumId);
  const cityName = useCityNames();
  const { labels = [], nameOf } = useCrowdLabels(draft.city === undefined ? [] : [draft.city]);
  const [today] = useState(() => chinaDate(new Date()));
  const create = useMutationCall('ai-option-mode/insert', {
    onSuccess: ({ planId }) => onCreated(planId),
  });
  const change = (part: Partial<AreaDraft>) => setDraft((now) => ({ ...now, ...part }));
  const applyDescribed = (said: DescribedContent) =>
    setDraft((now) => {
      const filled = describedDraft(now, said);
      return filled.name === '' ? { ...filled, name: nameOfDraft(kind, filled, cityName) } : filled;
    });
  const { name, brand, city, startDate, weeks, budgetFen, targetAudience } = draft;
  const isWhole =
    name.trim() !== '' && brand && city && startDate !== '' && weeks !== null && budgetFen !== null;
  const save = () => {
    if (!isWhole) return;
    create.mutate({
      brief: {
        name: name.trim(),
        kind,
        brandId: brand.brandId,
        goal: kind === 'geo' ? 'store' : 'region',
        cityCodes: [city],
        startDate,
        weeks,
        budgetFen,
        targetAudience,
        ...(sent && sentAreas(kind, city, sent)),
      },
    });
  };
  return (
    <>
      <PageHeader
        title={titles[kind]}
        subtitle="填写投放需求后进入地图，圈定区域并匹配有空位的固定媒体。"
        hasDemoTag={false}
      />
      <Card title="投放需求">
        {create.error && (
          <Alert type="error" showIcon title="未能创建方案" description={create.error.message} />
        )}
        <DescribeBox
          labels={labels}
          today={today}
          note="这类方案只有一个城市：描述了几个城市时取第一个。"
          onApply={applyDescribed}
        />
        <div className={styles.form}>
          <Field id="area-name" label="方案名称" isRequired>
            <Input
              id="area-name"
              maxLength={60}
              value={name}
              onChange={({ target }) => change({ name: target.value })}
            />
          </Field>
          <Field id="area-brand" label="品牌" isRequired>
            <BrandSelect
              id="area-brand"
              canAdd
              value={brand?.brandId}
              name={brand?.brandName}
              onChange={(next) => change({ brand: next })}
            />
          </Field>
          <Field id="area-city" label="城市" isGroup isRequired>
            <CitySelect
              value={city}
              scope={scope}
              need="positions"
              onChange={(next) => change({ city: next })}
            />
          </Field>
          <Field id="area-start" label="开始日期" isRequired>
            <DayInput
              id="area-start"
              value={startDate}
              isClearable={false}
              onChange={(next) => change({ startDate: next })}
            />
          </Field>
          <Field id="area-weeks" label="投放周数" isRequired>
            <InputNumber
              id="area-weeks"
              min={1}
              max={52}
              precision={0}
              suffix="周"
              value={weeks}
              onChange={(next) => change({ weeks: next })}
            />
          </Field>
          <Field id="area-budget" label="预算" isRequired>
            <BudgetInput
              isWide
              id="area-budget"
              fen={budgetFen}
              onChange={(next) => change({ budgetFen: next })}
            />
          </Field>
        </div>
        {sent !== undefined && kind === 'geo' && city !== undefined && (
          <p>将带入 {sentAreas(kind, city, sent).fences.length} 个围栏，创建后可在地图上修改。</p>
        )}
        <AudienceField
          id="area-audience"
          value={targetAudience}
          cityCodes={city === undefined ? [] : [city]}
          cityName={cityName}
          labelName={nameOf}
          onChange={(next) => change({ targetAudience: next })}
        />
        <Button type="primary" disabled={!isWhole} loading={create.isPending} onClick={save}>
          创建方案
        </Button>
      </Card>
    </>
  );
}
