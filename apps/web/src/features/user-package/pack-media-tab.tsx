import { contactSortNames, contactSorts } from '@ooh/contract/domain/media-contact';
import { mediaInventoryGroup } from '@ooh/contract/domain/medium';
import { Segmented, Select } from 'antd';
import { useMemo } from 'react';
import { useCall } from '../../api/use-call.ts';
import { usualFlight } from '../../shared/basket/usual-flight.ts';
import { basisText } from '../../shared/figure/basis-text.ts';
import { DayInput } from '../../ui/form/day-input.tsx';
import { Card } from '../../ui/page/card.tsx';
import { SectionPending } from '../../ui/state/section-pending.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';
import { AppTable } from '../../ui/table/app-table.tsx';
import { contactGroupColumns, contactUnitColumns } from './contact-columns.tsx';
import { NoPackCity, PackCitySelect, usePackCity, type PackTabProps } from './pack-city.tsx';
import styles from './pack-tabs.module.css';

const usualWeeks = 4;
const weekOptions = [1, 2, 4, 8, 12, 26, 52].map((weeks) => ({ value: weeks, label: `${weeks} 周` }));
const sortOptions = contactSorts.map((value) => ({ value, label: `按 ${contactSortNames[value]}` }));
const method =
  '最多可触达：买下档期内全部空位时，人群包中至少接触一次的比例；TGI：曝光中人群包占比 ÷ 人群包占全城比例 × 100，与媒体资源、线路清单同一口径。均为模型预估。';

/** 触媒与线路: which media, forms, lines and positions reach the people of a pack, of what is free in some weeks. */
export function PackMediaTab({ packId, packName, cities, address, onAddress }: PackTabProps) {
  const { open, city } = usePackCity(mediaInventoryGroup, cities, address.city);
  const targetAudience = useMemo(() => ({ groups: [], packId, packName }), [packId, packName]);
  const startDate = address.from ?? usualFlight(undefined).startDate;
  const weeks = address.weeks ?? usualWeeks;
  const sortBy = address.sort ?? 'contacts';
  const asked = useCall(
    'v1/crowd-packs/media-contact',
    { cityCode: city?.cityCode ?? '', targetAudience, startDate, weeks, sortBy },
    { keepPrevious: true, enabled: city !== undefined },
  );
  if (city === undefined) return <NoPackCity group={mediaInventoryGroup} />;
  const { data } = asked;
  const period = data && { startDate: data.startDate, endDate: data.endDate };
  return (
    <div className={styles.tab}>
      <search className={styles.filters} aria-label="城市与档期">
        <PackCitySelect
          open={open}
          value={city.cityCode}
          onChange={(code) => onAddress({ ...address, city: code })}
        />
        <DayInput
          aria-label="开始日期"
          width={150}
          value={startDate}
          onChange={(from) => onAddress({ ...address, from: from === '' ? undefined : from })}
        />
        <Select
          aria-label="投放周数"
          style={{ width: 92 }}
          value={weeks}
          options={weekOptions}
          onChange={(next) => onAddress({ ...address, weeks: next === usualWeeks ? undefined : next })}
        />
        <Segmented
          aria-label="线路与点位的排序"
          value={sortBy}
          options={sortOptions}
          onChange={(next) => onAddress({ ...address, sort: next === 'contacts' ? undefined : next })}
        />
      </search>
      {data === undefined || period === undefined ? (
        <SectionPending error={asked.error} onRetry={() => void asked.refetch()} rows={12} minHeight={560} />
      ) : data.media.length === 0 ? (
        <StateBlock kind="empty" minHeight={360} title={data.reason ?? '没有可售的媒体'} />
      ) : (
        <>
          <Card title={`媒体（${data.startDate} 至 ${data.endDate} 的空位）`}>
            <AppTable
              caption="媒体触达"
              columns={contactGroupColumns(false)}
              rows={data.media}
              rowKey={({ mediumId }) => String(mediumId)}
              isLoading={asked.isPlaceholderData}
            />
          </Card>
          <div className={styles.pair}>
            {(['线路', '点位'] as const).map((kind) => (
              <Card key={kind} title={`${kind}前 20`}>
                <AppTable
                  caption={`触达人群包的${kind}`}
                  columns={contactUnitColumns(`${kind}与形式`, period)}
                  rows={kind === '线路' ? data.lines : data.positions}
                  rowKey={({ unitKey }) => unitKey}
                  isLoading={asked.isPlaceholderData}
                  emptyTitle={`没有有空位且可以显示的${kind}`}
                />
              </Card>
            ))}
          </div>
          <Card title="媒体形式">
            <AppTable
              caption="媒体形式触达"
              columns={contactGroupColumns(true)}
              rows={data.forms}
              rowKey={({ mediumId, formId }) => `${mediumId}/${formId}`}
              isLoading={asked.isPlaceholderData}
            />
          </Card>
          <p className={styles.note}>
            {method}
            {data.basis && basisText(data.basis)}
          </p>
        </>
      )}
    </div>
  );
}
