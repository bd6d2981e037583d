import type { CallOutput } from '@ooh/contract/registry';
import { Alert, Checkbox, Modal, Segmented } from 'antd';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { call } from '../../../api/call.ts';
import { formatFen, formatNumber } from '../../../ui/figure/format-figure.ts';
import { useReturnFocus } from '../../../ui/page/use-return-focus.ts';
import type { AppColumn } from '../../../ui/table/app-column.ts';
import { AppTable } from '../../../ui/table/app-table.tsx';
import {
  configurationOf,
  copyConfiguration,
  lacksOf,
  type CityCopy,
  type ConfiguredPart,
  type PartSupply,
} from './copy-cities.ts';
import styles from './copy-dialog.module.css';
import type { ChosenItem } from './offer-choice.ts';
import type { Wishes } from './wished-units.ts';

interface City {
  readonly cityCode: string;
  readonly cityName: string;
}

export interface CopyDialogProps {
  readonly from: City;
  readonly others: readonly City[];
  readonly brief: Pick<CallOutput<'mediaOrder/getById'>['brief'], 'startDate' | 'endDate'>;
  readonly items: readonly ChosenItem[];
  readonly wishes: Wishes;
  readonly budgetOf: (cityCode: string) => number;
  readonly onItems: (items: readonly ChosenItem[]) => void;
  readonly onClose: () => void;
}

const mostOffers = 200;

/** What a city has free of a part, the dearest first as in the list of offers. Throws what the service refuses. */
async function supplyOf(
  cityCode: string,
  part: ConfiguredPart,
  { startDate, endDate }: CopyDialogProps['brief'],
): Promise<PartSupply> {
  const { mediumId, mediumName, formId, formName, unit, level } = part;
  const { body, message } = await call('v1/orders/offers', {
    cityCode,
    mediumId,
    formId,
    startDate,
    endDate,
    level,
    onlyFree: 'true',
    pageSize: mostOffers,
  });
  if (body === null) throw new Error(message);
  const { discountPermille } = body;
  return {
    part,
    offers: body.rows,
    terms: { cityCode, mediumId, mediumName, formId, formName, unit, startDate, endDate, discountPermille },
  };
}

function columnsOf(nameOf: (cityCode: string) => string, budgetOf: CopyDialogProps['budgetOf']) {
  const columns: AppColumn<CityCopy>[] = [
    { key: 'city', title: '城市', width: 104, render: ({ cityCode }) => nameOf(cityCode) },
    {
      key: 'units',
      title: '复制数量',
      width: 104,
      isNumeric: true,
      render: ({ parts }) => {
        const sum = (of: 'wanted' | 'found') => parts.reduce((units, part) => units + part[of], 0);
        return `${formatNumber(sum('found'))} / ${formatNumber(sum('wanted'))}`;
      },
    },
    {
      key: 'total',
      title: '含税合计',
      width: 128,
      isNumeric: true,
      render: ({ totalFen }) => formatFen(totalFen, { digits: 0 }),
    },
    {
      key: 'budget',
      title: '城市预算',
      width: 160,
      isNumeric: true,
      render: ({ cityCode, totalFen }) => {
        const fen = budgetOf(cityCode);
        return `${formatFen(fen, { unit: 'auto' })}${totalFen > fen ? `，超 ${formatFen(totalFen - fen, { unit: 'auto' })}` : ''}`;
      },
    },
    { key: 'lack', title: '不足', width: 280, render: (copy) => lacksOf(copy).join('；') || '—' },
  ];
  return columns;
}

/** Copies what a city has chosen to other cities, from what they have free: seen before it is taken over. */
export function CopyDialog(props: CopyDialogProps) {
  const { from, others, brief, items, wishes, budgetOf, onItems, onClose } = props;
  useReturnFocus();
  const isFilled = (cityCode: string) => items.some(({ input }) => input.cityCode === cityCode);
  const [chosen, setChosen] = useState<readonly string[]>(
    others.map(({ cityCode }) => cityCode).filter((code) => !isFilled(code)),
  );
  const [scaling, setScaling] = useState<'same' | 'budget'>('same');
  const parts = useMemo(() => configurationOf(items, from.cityCode), [items, from.cityCode]);
  const supplies = useQuery({
    queryKey: ['copy-configuration', parts, brief.startDate, brief.endDate, chosen],
    queryFn: () =>
      Promise.all(
        chosen.map(async (cityCode) => ({
          cityCode,
          supplies: await Promise.all(parts.map((part) => supplyOf(cityCode, part, brief))),
        })),
      ),
    staleTime: 0,
    retry: false,
  });
  const scaleOf = (cityCode: string): number => {
    const own = budgetOf(from.cityCode);
    return scaling === 'same' || own === 0 ? 1 : budgetOf(cityCode) / own;
  };
  const copies = supplies.data?.map(({ cityCode, supplies: ofCity }) =>
    copyConfiguration(cityCode, ofCity, { scale: scaleOf(cityCode), chosen: items, wishes }),
  );
  const added = copies?.flatMap((copy) => copy.items) ?? [];
  const nameOf = (code: string) => others.find(({ cityCode }) => cityCode === code)?.cityName ?? code;
  return (
    <Modal
      open
      width={880}
      title={`复制${from.cityName}的配置`}
      okText={`复制到 ${formatNumber(chosen.length)} 个城市`}
      cancelText="返回"
      okButtonProps={{ disabled: added.length === 0 || supplies.isFetching }}
      onOk={() => {
        onItems([...items, ...added]);
        onClose();
      }}
      onCancel={onClose}
    >
      <Checkbox.Group
        className={styles.cities}
        aria-label="复制到的城市"
        value={[...chosen]}
        options={others.map(({ cityCode, cityName }) => ({
          value: cityCode,
          label: isFilled(cityCode) ? `${cityName}（已配置，追加）` : cityName,
        }))}
        onChange={(codes) => setChosen(codes)}
      />
      <div className={styles.terms}>
        <Segmented
          aria-label="数量"
          value={scaling}
          options={[
            { value: 'same', label: '同样数量' },
            { value: 'budget', label: '按城市预算比例' },
          ]}
          onChange={setScaling}
        />
        <span>
          按媒体形式与等级，在订单刊期内有空位的媒体中选取，必投优先、避投不选；折扣按各城市刊例；可用「撤销」恢复
        </span>
      </div>
      {supplies.error && (
        <Alert type="error" showIcon title="读取空位失败" description={supplies.error.message} />
      )}
      <AppTable<CityCopy>
        caption="复制结果"
        columns={columnsOf(nameOf, budgetOf)}
        rows={copies}
        rowKey={({ cityCode }) => cityCode}
        isLoading={supplies.isFetching}
        emptyTitle="请选择城市"
      />
    </Modal>
  );
}
