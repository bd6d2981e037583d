import { busBodyMediumId } from '@ooh/contract/domain/bus';
import { dataReleaseGroup } from '@ooh/contract/domain/data-release';
import { useCall } from '../../api/use-call.ts';
import { useFormNames } from '../../ui/bus-line/use-form-names.ts';
import { CitySelect } from '../../ui/city-picker/city-select.tsx';
import { isOpen } from '../../ui/city-picker/choose-cities.ts';
import { useCityNames, useCityScope } from '../../ui/city-picker/use-city-catalog.ts';
import { HrefButton } from '../../ui/page/href-link.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';
import { AppTable } from '../../ui/table/app-table.tsx';
import styles from './bus-lines.module.css';
import { KeywordInput } from '../../ui/form/keyword-input.tsx';
import { LineDrawer } from './line-drawer.tsx';
import { registerInputOf, type RegisterAddress, type RegisteredLine } from './register-address.ts';
import { registerColumns } from './register-columns.tsx';

export interface LineRegisterProps {
  readonly address: RegisterAddress;
  readonly onAddress: (address: RegisterAddress) => void;
}

/** The city of the address; without one the city whose lines were published last. */
function useRegisterCity({ city }: RegisterAddress) {
  const newest = useCall(
    'v1/data-releases',
    { kind: 'bus-lines', pageNo: 1, pageSize: 20 },
    { enabled: city === undefined, quiet: true },
  );
  const current = newest.data?.rows.find(({ state }) => state === 'current');
  return { city: city ?? current?.cityCode, isLooking: city === undefined && newest.isLoading };
}

/** Lines in force in a city with what of them is estimated, and the way to correct it. */
export function LineRegister({ address, onAddress }: LineRegisterProps) {
  const scope = useCityScope(dataReleaseGroup, busBodyMediumId);
  const nameOf = useCityNames();
  const formNames = useFormNames();
  const { city, isLooking } = useRegisterCity(address);
  const isLocked = city !== undefined && !isOpen(scope, city);
  const input = registerInputOf(city ?? '', address);
  const list = useCall('v1/bus-lines', input, {
    enabled: city !== undefined && !isLocked,
    quiet: true,
    keepPrevious: true,
  });
  const line = list.data?.rows.find(({ lineId }) => lineId === address.line);
  const toImport = (
    <HrefButton href={`/administration/import${city === undefined ? '' : `?city=${city}`}`}>
      导入线路
    </HrefButton>
  );
  const priceName = [...(formNames ?? [])].sort(([a], [b]) => a - b)[0]?.[1] ?? '价格';
  const draw = () => {
    if (isLooking) return <StateBlock kind="loading" rows={8} />;
    if (city === undefined) {
      return (
        <StateBlock
          kind="unselected"
          title="选择一个城市查看线路"
          description="尚无任何城市导入过线路"
          action={toImport}
        />
      );
    }
    if (isLocked) {
      return (
        <StateBlock
          kind="no-permission"
          title={`暂无${nameOf(city)}数据权限`}
          description="如需使用，请联系管理员开通。"
        />
      );
    }
    return (
      <AppTable<RegisteredLine>
        caption={`${nameOf(city)}线路登记`}
        columns={registerColumns(priceName, ({ lineId }) => onAddress({ ...address, city, line: lineId }))}
        rows={list.data?.rows}
        rowKey={({ lineId }) => lineId}
        page={{
          pageNo: input.pageNo as number,
          pageSize: input.pageSize as number,
          total: list.data?.total ?? 0,
        }}
        onPage={(page, size) => onAddress({ ...address, page, size })}
        isLoading={list.isPlaceholderData}
        error={list.error}
        onRetry={() => void list.refetch()}
        isFiltered={address.q !== undefined}
        onClearFilters={() => onAddress({ ...address, q: undefined, page: undefined })}
        emptyTitle={`${nameOf(city)}还没有线路`}
        emptyAction={toImport}
        settingsKey="bus-line-register"
        onRowClick={({ lineId }) => onAddress({ ...address, city, line: lineId })}
      />
    );
  };
  return (
    <>
      <PageHeader
        title="线路登记"
        subtitle="现行线路的等级、配车、间隔、客流与价格；标注「估算」「示例价」的值请逐步核实。"
        actions={toImport}
      />
      <search className={styles.filters} aria-label="选择城市与搜索线路">
        <CitySelect
          className={styles.city}
          allowClear={false}
          value={city}
          scope={scope}
          onChange={(code) => onAddress({ city: code, size: address.size })}
        />
        <KeywordInput
          subject="线路、起讫站或运营公司"
          value={address.q ?? ''}
          onSearch={(q) => onAddress({ ...address, city, q: q === '' ? undefined : q, page: undefined })}
        />
      </search>
      {draw()}
      {line && city !== undefined && formNames && (
        <LineDrawer
          key={line.lineId}
          line={line}
          cityName={nameOf(city)}
          formNames={formNames}
          onClose={() => onAddress({ ...address, line: undefined })}
        />
      )}
    </>
  );
}
