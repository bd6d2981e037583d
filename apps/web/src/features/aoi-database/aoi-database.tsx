import { aoiBaseScreen, type AoiRow } from '@ooh/contract/domain/place-insight';
import { isAudienceChosen, sentenceOf } from '@ooh/contract/domain/target-audience';
import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { publishNotice } from '../../api/notice.ts';
import { saveFile } from '../../api/save-file.ts';
import { useCall } from '../../api/use-call.ts';
import { isOpen, type CityScope } from '../../ui/city-picker/choose-cities.ts';
import { useCityNames } from '../../ui/city-picker/use-city-catalog.ts';
import { basisText } from '../../ui/figure/basis-text.ts';
import { formatNumber } from '../../ui/figure/format-figure.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { cityToShow } from '../../ui/scope/city-to-show.ts';
import { useGroupScope } from '../../ui/scope/group-scope.ts';
import { StateBlock } from '../../ui/state/state-block.tsx';
import { useCrowdLabels } from '../../ui/ta-builder/ta-builder.tsx';
import { AppTable } from '../../ui/table/app-table.tsx';
import {
  activeFilters,
  filterOf,
  orderOf,
  questionOf,
  withoutFilters,
  type AoiAddress,
} from './aoi-address.ts';
import { aoiColumns } from './aoi-columns.tsx';
import styles from './aoi-database.module.css';
import { AoiDrawer } from './aoi-drawer.tsx';
import { AoiFilters } from './aoi-filters.tsx';
import { AoiMap } from './aoi-map.tsx';
import { MatchDialog } from './match-dialog.tsx';

const title = 'AOI 数据库';

export interface AoiDatabaseProps {
  readonly address: AoiAddress;
  readonly onAddress: (address: AoiAddress) => void;
}

interface InCityProps extends AoiDatabaseProps {
  readonly cityCode: string;
  readonly scope: CityScope;
}

function ExportButton({ cityCode, address }: Pick<InCityProps, 'cityCode' | 'address'>) {
  const [isSaving, setIsSaving] = useState(false);
  const save = async () => {
    setIsSaving(true);
    const { orderBy } = orderOf(address);
    const saved = await saveFile('v1/aois/export', { ...filterOf(cityCode, address), orderBy });
    setIsSaving(false);
    if (saved.body) publishNotice({ kind: 'success', title: '已导出', description: saved.body.fileName });
  };
  return (
    <Button icon={<DownloadOutlined aria-hidden="true" />} loading={isSaving} onClick={() => void save()}>
      导出清单
    </Button>
  );
}

function InCity({ cityCode, scope, address, onAddress }: InCityProps) {
  const nameOf = useCityNames();
  const cityName = nameOf(cityCode);
  const { nameOf: labelName } = useCrowdLabels([cityCode]);
  const [isMatching, setIsMatching] = useState(false);
  const question = questionOf(cityCode, address);
  const hasAudience = isAudienceChosen(question.targetAudience);
  const { page = 1, size = 20, aoi, ring = 0 } = address;
  const order = orderOf(address);
  const list = useCall(
    'aoi-draw/selectList',
    { ...filterOf(cityCode, address), ...order, pageNo: page, pageSize: size },
    { quiet: true, keepPrevious: true },
  );
  const open = (areaId: string) => onAddress({ ...address, city: cityCode, aoi: areaId });
  const sentence = sentenceOf(question.targetAudience, labelName);
  const total = list.data?.total ?? 0;
  return (
    <>
      <PageHeader
        title={title}
        subtitle="查找商场、写字楼、小区、医院等兴趣面，看谁在那里、从哪里来、周边有什么媒体。"
        actions={
          <>
            <Button onClick={() => setIsMatching(true)}>批量匹配</Button>
            <ExportButton cityCode={cityCode} address={address} />
          </>
        }
      />
      <AoiFilters
        city={cityCode}
        scope={scope}
        cityName={nameOf}
        hasAudience={hasAudience}
        address={address}
        onAddress={onAddress}
        onRefresh={() => void list.refetch()}
      />
      <section className={styles.map} aria-label="AOI 地图">
        <AoiMap
          cityCode={cityCode}
          cityName={cityName}
          address={address}
          question={question}
          subtitle={`样本周 · ${sentence}`}
          onOpen={open}
        />
      </section>
      <AppTable<AoiRow>
        caption={`${cityName} AOI`}
        columns={aoiColumns(hasAudience, aoi, open)}
        rows={list.data?.rows}
        rowKey={({ areaId }) => areaId}
        page={{ pageNo: page, pageSize: size, total }}
        onPage={(pageNo, pageSize) => onAddress({ ...address, city: cityCode, page: pageNo, size: pageSize })}
        sort={{ key: order.orderBy, order: order.isAscending ? 'asc' : 'desc' }}
        onSort={(sort) =>
          onAddress({
            ...address,
            city: cityCode,
            page: undefined,
            sort: sort && `${sort.order === 'desc' ? '-' : ''}${sort.key}`,
          })
        }
        onRowClick={({ areaId }) => open(areaId)}
        isLoading={list.isPlaceholderData}
        error={list.error}
        onRetry={() => void list.refetch()}
        isFiltered={activeFilters(address) > 0}
        onClearFilters={() => onAddress({ ...withoutFilters(address), city: cityCode })}
        emptyTitle={`${cityName}还没有 AOI`}
        toolbar={list.data && <span>{formatNumber(total)} 个 AOI</span>}
        settingsKey="aoi-database"
      />
      {list.data && (
        <p className={styles.footnote}>
          样本周 · {sentence}。日均客流含居住与工作者；样本不足的数字不展示，排在最后。
          {basisText(list.data.basis)}
        </p>
      )}
      {aoi !== undefined && (
        <AoiDrawer
          key={aoi}
          areaId={aoi}
          ring={ring}
          question={question}
          hasAudience={hasAudience}
          onRing={(value) => onAddress({ ...address, city: cityCode, ring: value === 0 ? undefined : value })}
          onClose={() => onAddress({ ...address, aoi: undefined, ring: undefined })}
        />
      )}
      {isMatching && (
        <MatchDialog
          cityCode={cityCode}
          onClose={() => setIsMatching(false)}
          onOpen={(areaId) => {
            setIsMatching(false);
            open(areaId);
          }}
        />
      )}
    </>
  );
}

/** AOI 数据库: areas of interest of a city on the map and in a list, and each of them in detail. */
export function AoiDatabase(props: AoiDatabaseProps) {
  const scope = useGroupScope(aoiBaseScreen);
  const nameOf = useCityNames();
  const city = cityToShow(props.address.city, scope);
  if (city !== undefined && isOpen(scope, city)) return <InCity {...props} cityCode={city} scope={scope} />;
  return (
    <>
      <PageHeader title={title} />
      <StateBlock
        kind="no-permission"
        title={`暂无${city === undefined ? '任何城市' : nameOf(city)}数据权限`}
        description="如需使用，请联系管理员开通。"
      />
    </>
  );
}
