import type { CallOutput } from '@ooh/contract/registry';
import { Alert, Button, Checkbox, Select } from 'antd';
import type { ReactNode } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { useBasketBrief } from '../../../shared/basket/use-basket.ts';
import { formatFen, formatNumber, formatShare } from '../../../ui/figure/format-figure.ts';
import { KeywordInput } from '../../../ui/form/keyword-input.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { AppTable } from '../../../ui/table/app-table.tsx';
import { ChosenTable } from './chosen-table.tsx';
import { createList, type CreateAddress } from './create-address.ts';
import ownStyles from './city-media.module.css';
import styles from './create.module.css';
import { totalOf, type ChosenItem, type Offer, type OfferTerms } from './offer-choice.ts';
import { fillBudget } from './fill-budget.ts';
import { useMediumForm } from './use-medium-form.ts';
import { wantedOffers } from './wanted-offers.ts';
import { missingMust, unitsText, type Wishes } from './wished-units.ts';
import { useListPage } from '../../../ui/list/use-list-page.ts';
import { offerColumns } from './offer-columns.tsx';

export interface CityMediaProps {
  readonly orderId: string;
  readonly cityCode: string;
  readonly cityName: string;
  readonly brief: CallOutput<'mediaOrder/getById'>['brief'];
  readonly wishes: Wishes;
  readonly items: readonly ChosenItem[];
  readonly budgetFen: number;
  readonly onItems: (items: readonly ChosenItem[]) => void;
  /** Beside the title of what is chosen. */
  readonly chosenActions: ReactNode;
  /** Filters, sort and page of what is for sale. */
  readonly address: CreateAddress;
  readonly onAddress: (address: CreateAddress) => void;
}

const usualSort = { key: 'priceFen', order: 'desc' } as const;

/** The most of one unit that filling up takes, so that a budget does not end on one line. */
const maxPerUnit = 6;

const fillPage = 200;

/** What a city has for sale in one form, with how much of it the order takes; and all that it takes there. */
export function CityMedia(props: CityMediaProps) {
  const { orderId, cityCode, cityName, brief, wishes, items, budgetFen, onItems, address, onAddress } = props;
  const { form, value, options } = useMediumForm(brief.mediumIds, address.form);
  const page = useListPage(createList, { usualSize: 10, address, onAddress });
  const { filter } = page.filters;
  const { level, q = '' } = address;
  const onlyFree = address.all === undefined;
  const sort = page.sort ?? usualSort;
  const { startDate, endDate } = brief;
  useBasketBrief('order', orderId);
  const question = {
    cityCode,
    mediumId: form?.mediumId ?? 1,
    formId: form?.formId ?? 1,
    startDate,
    endDate,
    keyword: q,
    ...(level === undefined ? {} : { level }),
    onlyFree: onlyFree ? 'true' : 'false',
    sortBy: sort.key,
    ascending: sort.order === 'asc' ? 'true' : 'false',
  } as const;
  const asking = { keepPrevious: true, enabled: form !== undefined };
  const list = useCall(
    'v1/orders/offers',
    { ...question, pageNo: page.pageNo, pageSize: page.pageSize },
    asking,
  );
  const all = useCall(
    'v1/orders/offers',
    { ...question, onlyFree: 'true', pageNo: 1, pageSize: fillPage },
    asking,
  );
  const own = items.filter(({ input }) => input.cityCode === cityCode);
  const spent = totalOf(own);
  const leftFen = budgetFen - spent.totalFen;
  const terms: OfferTerms | undefined = form && {
    cityCode,
    mediumId: form.mediumId,
    mediumName: form.mediumName,
    formId: form.formId,
    formName: form.formName,
    unit: form.unit,
    startDate,
    endDate,
    discountPermille: list.data?.discountPermille ?? 1000,
  };
  const missing = missingMust(
    wishes.mustUnits.filter((unit) => unit.cityName === cityName),
    items.map(({ input }) => input),
  );
  const fill = async () => {
    if (!terms || !all.data) return;
    const { rows } = all.data;
    const wanted = await wantedOffers({ ...question, onlyFree: 'true' }, missing, rows);
    onItems(fillBudget(items, [...wanted, ...rows], terms, { leftFen, maxUnits: maxPerUnit }, wishes));
  };
  const { capacity = 0, freeUnits = 0 } = list.data ?? {};
  return (
    <>
      <Card
        title={`${cityName} · 可售媒体`}
        extra={
          list.data && (
            <span className={styles.quiet}>
              空位率 {formatShare(capacity === 0 ? null : freeUnits / capacity)}（{formatNumber(freeUnits)} /{' '}
              {formatNumber(capacity)}）· 折扣{' '}
              {list.data.discountPermille === 1000 ? '无' : `${list.data.discountPermille / 100} 折`}
            </span>
          )
        }
      >
        <div className={ownStyles.tools}>
          <Select
            className={ownStyles.formSelect}
            aria-label="媒体形式"
            value={value}
            options={options}
            onChange={(next: string) => filter({ form: next, level: undefined })}
          />
          <Select
            allowClear
            className={ownStyles.levelSelect}
            aria-label="等级"
            placeholder="全部等级"
            value={level}
            options={list.data?.levels.map((entry) => ({
              value: entry.level,
              label: `${entry.level}（${entry.units}）`,
            }))}
            onChange={(next: string | undefined) => filter({ level: next })}
          />
          <span className={ownStyles.keyword}>
            <KeywordInput
              subject="线路或点位名称"
              value={q}
              onSearch={(text) => filter({ q: text === '' ? undefined : text })}
            />
          </span>
          <Checkbox
            checked={onlyFree}
            onChange={({ target }) => filter({ all: target.checked ? undefined : 1 })}
          >
            只看有空位
          </Checkbox>
          <Button
            disabled={leftFen <= 0 || !all.data || all.data.rows.length === 0}
            title={leftFen <= 0 ? '该城市预算已用完' : `按当前筛选与排序，每个单位最多 ${maxPerUnit}`}
            onClick={() => void fill()}
          >
            按预算填充（余 {formatFen(Math.max(0, leftFen), { unit: 'auto' })}）
          </Button>
        </div>
        {missing.length > 0 && (
          <Alert
            type="warning"
            showIcon
            className={styles.notice}
            title={`还缺必投 ${unitsText(missing)}：可按名称查找，或用「按预算填充」优先选入。`}
          />
        )}
        <AppTable<Offer>
          caption={`${cityName}可售媒体`}
          columns={terms ? offerColumns(terms, { items, wishes, onItems }) : []}
          {...page.tableOf(list)}
          rowKey={({ unitKey }) => unitKey}
          sort={sort}
          isFiltered={q !== '' || level !== undefined || onlyFree}
          onClearFilters={() => filter({ q: undefined, level: undefined, all: 1 })}
          emptyTitle="该城市没有这种媒体，或没有数据权限"
        />
      </Card>
      <Card title={`${cityName} · 已选媒体`} extra={props.chosenActions}>
        <ChosenTable cityCode={cityCode} items={items} onItems={onItems} />
      </Card>
    </>
  );
}
