import { aroundPositionMeters } from '@ooh/contract/domain/area-plan';
import { DownloadOutlined } from '@ant-design/icons';
import { movingMedia } from '@ooh/contract/domain/moving-media';
import type { CallOutput } from '@ooh/contract/registry';
import { Alert, Button, Checkbox, Select, Tag } from 'antd';
import { useMemo, useState } from 'react';
import { saveFile } from '../../api/save-file.ts';
import { useCall, useMutationCall } from '../../api/use-call.ts';
import { useBasketBrief } from '../../shared/basket/use-basket.ts';
import { KeywordInput } from '../../ui/form/keyword-input.tsx';
import { Card } from '../../ui/page/card.tsx';
import { AppTable } from '../../ui/table/app-table.tsx';
import { vacancyList, type AreaAddress } from './area-address.ts';
import styles from './area-plan.module.css';
import { useVacancies, vacancyFilterOf, type VacantUnit } from './vacancies.ts';
import { useListPage } from '../../ui/list/use-list-page.ts';
import { vacancyColumns } from './vacancy-columns.tsx';

type City = CallOutput<'crowd-tag-plan/v1/getCityList'>[number];

/** Fixed media by name. */
function useMedia() {
  const { data } = useCall('common/getMediumFormatAttrList', {}, { staleMs: Infinity });
  return useMemo(() => {
    const fixed = (data ?? []).filter(({ mediumId }) => !movingMedia.isMoving(mediumId));
    const names = new Map(fixed.map(({ mediumId, mediumName }) => [mediumId, mediumName]));
    return [...names].map(([value, label]) => ({ value, label }));
  }, [data]);
}

export interface VacancyCardProps {
  readonly planId: string;
  readonly cities: readonly City[];
  readonly address: AreaAddress;
  readonly setAddress: (change: Partial<AreaAddress>) => void;
  /** Name of the area that the list is limited to. */
  readonly areaName: string | undefined;
  /** Shows the position of a row on the map. */
  readonly onLocate: (unit: VacantUnit) => void;
}

/** Positions with free faces and who is around them; the number of faces that the plan buys is set here. */
export function VacancyCard(props: VacancyCardProps) {
  const { planId, cities, address, setAddress, areaName, onLocate } = props;
  const { pageNo, pageSize, filters, tableOf } = useListPage(vacancyList, { address, onAddress: setAddress });
  const { filter } = filters;
  const found = useVacancies(planId, address, { pageNo, pageSize });
  useBasketBrief('plan', planId);
  const media = useMedia();
  const [isLoading, setLoading] = useState(false);
  const choose = useMutationCall('v1/area-plan/choose');
  const setFaces = ({ cityCode, unitId }: VacantUnit, faces: number) => {
    const version = cities.find((city) => city.cityCode === cityCode)?.version ?? 0;
    choose.mutate({ planId, cityCode, version, units: [{ unitId, faces }] });
  };
  const download = async () => {
    setLoading(true);
    await saveFile('crowd-tag-plan/v1/exportAreaVacancyPositionHotDetail', vacancyFilterOf(planId, address));
    setLoading(false);
  };
  return (
    <Card
      title="空位热力明细"
      extra={
        <Button
          size="small"
          icon={<DownloadOutlined aria-hidden="true" />}
          loading={isLoading}
          onClick={() => void download()}
        >
          导出明细
        </Button>
      }
      footer={`周边 TA 为点位 ${aroundPositionMeters} 米内典型周在场人数（预估，圆内不足整格的按面积计），悬停查看 95% 区间；空位为投放期内每天都空闲的面或广告位。`}
    >
      {choose.error && (
        <Alert type="error" showIcon title="未能修改选点" description={choose.error.message} />
      )}
      <search className={styles.row} aria-label="筛选空位点位">
        <div className={styles.keyword}>
          <KeywordInput
            subject="编号、点位名称或地址"
            value={address.q ?? ''}
            onSearch={(q) => filter({ q: q === '' ? undefined : q })}
          />
        </div>
        <Select
          allowClear
          className={styles.medium}
          aria-label="媒体"
          placeholder="全部媒体"
          value={address.medium}
          options={media}
          onChange={(medium?: number) => filter({ medium })}
        />
        <Checkbox
          checked={address.chosen === true}
          onChange={({ target }) => filter({ chosen: target.checked ? true : undefined })}
        >
          只看已选
        </Checkbox>
        {address.area !== undefined && (
          <Tag closable onClose={() => filter({ area: undefined })}>
            区域：{areaName ?? address.area}
          </Tag>
        )}
        {address.position !== undefined && (
          <Tag closable onClose={() => filter({ position: undefined })}>
            点位：{found.data?.rows.find(({ positionId }) => positionId === address.position)?.name ?? '…'}
          </Tag>
        )}
      </search>
      <AppTable
        caption="空位热力明细"
        columns={vacancyColumns(onLocate, setFaces, choose.isPending)}
        {...tableOf(found)}
        rowKey={({ unitId }) => unitId}
        emptyTitle="计算后列出有空位的点位"
      />
    </Card>
  );
}
