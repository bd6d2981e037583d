import { crowdRoleNames, spatialUnitNames } from '@ooh/contract/domain/crowd-names';
import { taPeopleScreen } from '@ooh/contract/domain/place-insight';
import { Segmented } from 'antd';
import { useMemo } from 'react';
import { useCall } from '../../api/use-call.ts';
import { basisText } from '../../shared/figure/basis-text.ts';
import { FigureValue } from '../../shared/figure/figure-value.tsx';
import { TgiValue } from '../../shared/figure/tgi-value.tsx';
import { asCount, asShare } from '../../ui/figure/figure-formats.ts';
import { Card } from '../../ui/page/card.tsx';
import { SectionPending } from '../../ui/state/section-pending.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';
import type { AppColumn } from '../../ui/table/app-column.ts';
import { AppTable } from '../../ui/table/app-table.tsx';
import { NoPackCity, PackCitySelect, usePackCity, type PackTabProps } from './pack-city.tsx';
import { PackSpaceMap, type PackHeatRow } from './pack-space-map.tsx';
import { spaceRoles, spaceUnits } from './package-address.ts';
import styles from './pack-tabs.module.css';

const most = 30;
const roleOptions = spaceRoles.map((value) => ({ value, label: crowdRoleNames[value] }));
const unitOptions = spaceUnits.map((value) => ({ value, label: spatialUnitNames[value] }));

function columnsOf(isByDistrict: boolean): AppColumn<PackHeatRow>[] {
  return [
    {
      key: 'name',
      title: isByDistrict ? '行政区' : '网格',
      render: ({ name, districtName }, at) =>
        isByDistrict ? name : `${districtName ?? '境内'} 第 ${at + 1} 格`,
    },
    {
      key: 'taPersons',
      title: '人群包人数',
      width: 108,
      isNumeric: true,
      render: ({ taPersons }) => <FigureValue figure={taPersons} format={asCount} />,
    },
    {
      key: 'concentration',
      title: 'TA浓度',
      width: 84,
      isNumeric: true,
      render: ({ taConcentrationPeople }) => <FigureValue figure={taConcentrationPeople} format={asShare} />,
    },
    {
      key: 'tgi',
      title: 'TGI',
      width: 72,
      isNumeric: true,
      render: ({ tgi }) => <TgiValue figure={tgi} />,
    },
  ];
}

/** 空间分布: where the people of a pack live, work and are, as the maps of 城市透视 count them. */
export function PackSpaceTab({ packId, packName, cities, address, onAddress }: PackTabProps) {
  const { open, city } = usePackCity(taPeopleScreen, cities, address.city);
  const targetAudience = useMemo(() => ({ groups: [], packId, packName }), [packId, packName]);
  const role = address.role ?? 'residents';
  const unit = address.unit ?? 'district';
  const isByDistrict = unit === 'district';
  const heat = useCall(
    'city-perspective/getTaAreaSumHeatData',
    { cityCode: city?.cityCode ?? '', targetAudience, role, unit },
    { keepPrevious: true, enabled: city !== undefined },
  );
  if (city === undefined) return <NoPackCity group={taPeopleScreen} />;
  const { data } = heat;
  const isCurrent = data?.unit === unit && !heat.isPlaceholderData;
  const ranked = data?.rows.toSorted((a, b) => (b.taPersons.value ?? -1) - (a.taPersons.value ?? -1)) ?? [];
  const shown = ranked.filter(({ taPersons }) => taPersons.value !== null);
  const asked = `${packName}，${crowdRoleNames[role]}，${spatialUnitNames[unit]}`;
  return (
    <div className={styles.tab}>
      <search className={styles.filters} aria-label="城市、角色与区域">
        <PackCitySelect
          open={open}
          value={city.cityCode}
          onChange={(code) => onAddress({ ...address, city: code })}
        />
        <Segmented
          aria-label="角色"
          value={role}
          options={roleOptions}
          onChange={(next) => onAddress({ ...address, role: next })}
        />
        <Segmented
          aria-label="区域"
          value={unit}
          options={unitOptions}
          onChange={(next) => onAddress({ ...address, unit: next })}
        />
      </search>
      {data === undefined || (!isCurrent && heat.error === null) ? (
        <SectionPending error={heat.error} onRetry={() => void heat.refetch()} rows={12} minHeight={600} />
      ) : (
        <div className={styles.space}>
          <section className={styles.map} aria-label="人群包地图">
            {shown.length === 0 ? (
              <StateBlock
                kind="empty"
                minHeight={560}
                title="样本不足"
                description={`${data.withheld} 个区域的样本人过少，未显示；换按行政区或其他角色看。`}
              />
            ) : (
              <PackSpaceMap
                key={`${city.cityCode}/${unit}`}
                cityCode={city.cityCode}
                cityName={city.cityName}
                subtitle={asked}
                isByDistrict={isByDistrict}
                heat={data}
              />
            )}
          </section>
          <Card
            title={`${spatialUnitNames[unit]}排名`}
            footer={`${basisText(data.basis)}${data.withheld > 0 ? `；${data.withheld} 个区域样本不足` : ''}`}
          >
            <AppTable
              caption={`人群包${spatialUnitNames[unit]}排名`}
              columns={columnsOf(isByDistrict)}
              rows={ranked.slice(0, most)}
              rowKey={({ areaId }) => areaId}
              emptyTitle="没有可以显示的区域"
            />
          </Card>
        </div>
      )}
    </div>
  );
}
