import { certain } from '@ooh/contract/core/certain';
import { Select } from 'antd';
import { useMemo } from 'react';
import { useBaseGeography } from '../../../map/use-base-geography.ts';
import { maxCompared, type DetailAddress } from '../detail/detail-address.ts';
import type { TabProps } from '../detail/tab-content.tsx';
import { NoMedia } from './no-media.tsx';
import { CityChoice, viewCityOf } from './view-city.tsx';
import { ViewPage } from './view-page.tsx';
import { LineContent } from './line-content.tsx';

/** A line of an order: its card, its way, when it is met, and how it compares. */
export function LineInfoView(props: TabProps) {
  const { order, address, onAddress } = props;
  const { cityCode, cityName } = viewCityOf(order, address);
  useBaseGeography(cityCode);
  const lines = useMemo(() => {
    const own = order.items.filter((item) => item.lineId !== null && item.cityCode === cityCode);
    return [
      ...new Map(own.map((item) => [certain(item.lineId, 'line of the item', item.itemId), item.unitName])),
    ].map(([value, label]) => ({
      value,
      label,
    }));
  }, [order.items, cityCode]);
  const lineId = address.line ?? lines[0]?.value;
  const change = (part: Partial<DetailAddress>) => onAddress({ ...address, ...part });
  const isForeign = lineId !== undefined && !lines.some(({ value }) => value === lineId);
  const choices = (
    <>
      <CityChoice {...props} />
      {lines.length > 0 && (
        <>
          <Select
            showSearch={{ optionFilterProp: 'label' }}
            aria-label="线路"
            value={lineId}
            options={isForeign ? [...lines, { value: lineId, label: '订单外的线路' }] : lines}
            onChange={(line: string) => change({ line, with: undefined })}
          />
          <Select
            mode="multiple"
            maxCount={maxCompared}
            allowClear
            showSearch={{ optionFilterProp: 'label' }}
            aria-label="对比线路"
            placeholder={`对比线路（最多 ${maxCompared} 条）`}
            value={[...(address.with ?? [])]}
            options={lines.filter(({ value }) => value !== lineId)}
            onChange={(ids: string[]) => change({ with: ids.length === 0 ? undefined : ids })}
          />
        </>
      )}
    </>
  );
  if (lineId === undefined)
    return (
      <ViewPage {...props} view="medium-info-line">
        {choices}
        <NoMedia order={order} title={`订单在${cityName}没有公交线路`} />
      </ViewPage>
    );
  return <LineContent {...props} cityCode={cityCode} cityName={cityName} lineId={lineId} choices={choices} />;
}
