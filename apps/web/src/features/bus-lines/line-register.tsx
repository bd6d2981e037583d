import { dataReleaseGroup } from '@ooh/contract/domain/data-release';
import { useCall } from '../../api/use-call.ts';
import { useMovingCityScope } from '../../shared/city-picker/use-city-catalog.ts';
import { useFormNames } from '../../shared/bus-line/use-form-names.ts';
import { CitySelect } from '../../shared/city-picker/city-select.tsx';
import { isOpen } from '../../shared/city-picker/choose-cities.ts';
import { useCityNames } from '../../shared/city-picker/use-city-catalog.ts';
import { HrefButton } from '../../ui/page/href-link.tsx';
import { useListPage } from '../../ui/list/use-list-page.ts';
import type { OnAddress } from '../../ui/page/use-address.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';
import { AppTable } from '../../ui/table/app-table.tsx';
import styles from './bus-lines.module.css';
import { KeywordInput } from '../../ui/form/keyword-input.tsx';
import { LineDrawer } from './line-drawer.tsx';
import { lineList, registerInputOf, type RegisterAddress, type RegisteredLine } from './register-address.ts';
import { registerColumns } from './register-columns.tsx';

export interface LineRegisterProps {
  readonly address: RegisterAddress;
  readonly onAddress: OnAddress<RegisterAddress>;
}

/** The city of the address; without one the city whose lines were published last. */
function useRegisterCity({ city }: RegisterAddress) {
  // Unnotified: the page then asks for a city, as without any release.
  const newest = useCall(
    'v1/data-releases',
    { kind: 'bus-lines', pageNo: 1, pageSize: 20 },
    { unnotified: true, enabled: city === undefined },
  );
  const current = newest.data?.rows.find(({ state }) => state === 'current');
  return { city: city ?? current?.cityCode, isLooking: city === undefined && newest.isLoading };
}

/** Lines in force in a city with what of them is estimated, and the way to correct it. */
export function LineRegister({ address, onAddress }: LineRegisterProps) {
  const scope = useMovingCityScope(dataReleaseGroup);
  const nameOf = useCityNames();
  const formNames = useFormNames();
  const { city, isLooking } = useRegisterCity(address);
  const isLocked = city !== undefined && !isOpen(scope, city);
  const page = useListPage(lineList, { name: 'bus-line-register', address: { ...address, city }, onAddress });
  const list = useCall('v1/bus-lines', registerInputOf(city ?? '', address), {
    enabled: city !== undefined && !isLocked,
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
        {...page.tableOf(list)}
        caption={`${nameOf(city)}线路登记`}
        columns={registerColumns(priceName, ({ lineId }) => onAddress({ ...address, city, line: lineId }))}
        rowKey={({ lineId }) => lineId}
        emptyTitle={`${nameOf(city)}还没有线路`}
        emptyAction={toImport}
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
          onSearch={(q) => page.filters.filter({ q: q === '' ? undefined : q })}
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
