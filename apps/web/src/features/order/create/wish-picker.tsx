import { unitTitle } from '@ooh/contract/domain/bus-names';
import { Modal, Segmented, Select } from 'antd';
import { useState } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { useCityNames } from '../../../shared/city-picker/use-city-catalog.ts';
import { formatNumber } from '../../../ui/figure/format-figure.ts';
import { KeywordInput } from '../../../ui/form/keyword-input.tsx';
import { useReturnFocus } from '../../../ui/page/use-return-focus.ts';
import type { AppColumn } from '../../../ui/table/app-column.ts';
import { AppTable } from '../../../ui/table/app-table.tsx';
import cityStyles from './city-media.module.css';
import type { Offer } from './offer-choice.ts';
import type { OrderDraft } from './order-content.ts';
import { useMediumForm } from './use-medium-form.ts';
import { wishIdOf, wishOf, type NamedUnit, type Wish, type Wishes } from './wished-units.ts';

export interface WishPickerProps {
  readonly brief: Pick<OrderDraft, 'cityCodes' | 'mediumIds' | 'startDate' | 'endDate'>;
  readonly wishes: Wishes;
  readonly onWish: (unit: NamedUnit, wish: Wish | undefined) => void;
  readonly onClose: () => void;
}

const choices = [
  { value: 'none', label: '不限' },
  { value: 'must', label: '必投' },
  { value: 'excluded', label: '避投' },
] as const;

function wishColumns(
  cityName: string,
  { wishes, onWish }: Pick<WishPickerProps, 'wishes' | 'onWish'>,
): AppColumn<Offer>[] {
  return [
    { key: 'unitName', title: '线路/点位', width: 220, ellipsis: true, render: unitTitle },
    { key: 'level', title: '等级', width: 64, render: ({ level }) => level },
    {
      key: 'freeUnits',
      title: '空位/容量',
      width: 110,
      isNumeric: true,
      render: ({ freeUnits, capacity }) => `${formatNumber(freeUnits)} / ${formatNumber(capacity)}`,
    },
    {
      key: 'wish',
      title: '要求',
      width: 190,
      render: (offer) => {
        const unit = { unitId: wishIdOf(offer), unitName: offer.unitName, cityName };
        return (
          <Segmented<'none' | Wish>
            size="small"
            aria-label={`${unitTitle(offer)}的要求`}
            options={[...choices]}
            value={wishOf(wishes, unit.unitId) ?? 'none'}
            onChange={(value) => onWish(unit, value === 'none' ? undefined : value)}
          />
        );
      },
    },
  ];
}

/** What is for sale in the cities and media of a brief, each unit to be wanted, not wanted, or neither. */
export function WishPicker({ brief, wishes, onWish, onClose }: WishPickerProps) {
  useReturnFocus();
  const nameOf = useCityNames();
  const [cityCode, setCityCode] = useState(brief.cityCodes[0]);
  const [picked, setPicked] = useState<string>();
  const [keyword, setKeyword] = useState('');
  const [pageNo, setPageNo] = useState(1);
  const [pageSize, setPageSize] = useState(10);
  const { form, value, options } = useMediumForm(brief.mediumIds, picked);
  const list = useCall(
    'v1/orders/offers',
    {
      cityCode,
      mediumId: form?.mediumId ?? 1,
      formId: form?.formId ?? 1,
      startDate: brief.startDate,
      endDate: brief.endDate,
      keyword,
      sortBy: 'unitName',
      ascending: 'true',
      pageNo,
      pageSize,
    },
    { keepPrevious: true, enabled: form !== undefined },
  );
  const change = (apply: () => void) => {
    apply();
    setPageNo(1);
  };
  return (
    <Modal open width={760} title="必投与避投" footer={null} onCancel={onClose}>
      <div className={cityStyles.tools}>
        <Select
          className={cityStyles.levelSelect}
          aria-label="城市"
          value={cityCode}
          options={brief.cityCodes.map((code) => ({ value: code, label: nameOf(code) }))}
          onChange={(next: string) => change(() => setCityCode(next))}
        />
        <Select
          className={cityStyles.formSelect}
          aria-label="媒体形式"
          value={value}
          options={options}
          onChange={(next: string) => change(() => setPicked(next))}
        />
        <span className={cityStyles.keyword}>
          <KeywordInput
            subject="线路或点位名称"
            value={keyword}
            onSearch={(text) => change(() => setKeyword(text))}
          />
        </span>
      </div>
      <AppTable<Offer>
        caption="可指定的线路与点位"
        columns={wishColumns(nameOf(cityCode), { wishes, onWish })}
        rows={list.data?.rows}
        error={list.error}
        onRetry={() => void list.refetch()}
        rowKey={({ unitKey }) => unitKey}
        page={{ pageNo, pageSize, total: list.data?.total ?? 0 }}
        onPage={(page, size) => {
          setPageNo(size === pageSize ? page : 1);
          setPageSize(size);
        }}
        isLoading={list.isPlaceholderData}
        isFiltered={keyword !== ''}
        onClearFilters={() => change(() => setKeyword(''))}
        emptyTitle="该城市没有这种媒体，或没有数据权限"
      />
    </Modal>
  );
}
