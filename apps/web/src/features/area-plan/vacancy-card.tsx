import { asPersons, asShare } from '../../ui/figure/figure-formats.ts';
import { AimOutlined, DownloadOutlined } from '@ant-design/icons';
import { movingMedia } from '@ooh/contract/domain/moving-media';
import type { CallOutput } from '@ooh/contract/registry';
import { Alert, Button, Checkbox, InputNumber, Select, Tag } from 'antd';
import { useMemo, useState } from 'react';
import { saveFile } from '../../api/save-file.ts';
import { useCall, useMutationCall } from '../../api/use-call.ts';
import { type BasketUnit } from '../../shared/basket/add-to-basket.tsx';
import { useBasketBrief } from '../../shared/basket/use-basket.ts';
import { FigureValue } from '../../shared/figure/figure-value.tsx';
import { TgiValue } from '../../shared/figure/tgi-value.tsx';
import { MoneyFen } from '../../ui/figure/money-fen.tsx';
import { SamplePriceMark } from '../../shared/figure/source-mark.tsx';
import { KeywordInput } from '../../ui/form/keyword-input.tsx';
import { Card } from '../../ui/page/card.tsx';
import { AppTable, type AppColumn } from '../../ui/table/app-table.tsx';
import { vacancyList, type AreaAddress } from './area-address.ts';
import styles from './area-plan.module.css';
import { useVacancies, vacancyFilterOf, type VacantUnit } from './vacancies.ts';
import { basketColumn } from '../../shared/basket/basket-column.tsx';
import { useListPage } from '../../ui/list/use-list-page.ts';

type City = CallOutput<'crowd-tag-plan/v1/getCityList'>[number];

/** The faces of a position in one form, one slot of each, on the days of the plan. */
function basketUnitsOf(unit: VacantUnit): BasketUnit[] {
  const { cityCode, cityName, mediumId, mediumName, formId, formName, name, discountBasisPoints } = unit;
  return unit.faceIds.map((faceId) => ({
    input: {
      cityCode,
      mediumId,
      formId,
      faceId,
      quantity: 1,
      discountPermille: Math.round(discountBasisPoints / 10),
    },
    unitName: name,
    cityName,
    mediumName,
    formName,
  }));
}

function columnsOf(
  onLocate: (unit: VacantUnit) => void,
  onFaces: (unit: VacantUnit, faces: number) => void,
  isSaving: boolean,
): AppColumn<VacantUnit>[] {
  return [
    {
      key: 'name',
      title: '点位',
      width: 168,
      fixed: 'left',
      render: (unit) => (
        <span className={styles.located}>
          <span className={styles.position} title={`${unit.name} ${unit.code}`}>
            {unit.name}
            <span className={styles.note}>{unit.code}</span>
          </span>
          <Button
            type="text"
            size="small"
            icon={<AimOutlined aria-hidden="true" />}
            title="在地图上定位"
            aria-label={`定位 ${unit.code}`}
            onClick={() => onLocate(unit)}
          />
        </span>
      ),
    },
    {
      key: 'area',
      title: '区域',
      width: 112,
      ellipsis: true,
      render: ({ areaName }) => <span title={areaName}>{areaName}</span>,
    },
    {
      key: 'form',
      title: '媒体 · 形式',
      width: 152,
      render: ({ mediumName, formName }) => (
        <span className={styles.position}>
          {mediumName}
          <span className={styles.note}>{formName}</span>
        </span>
      ),
    },
    {
      key: 'free',
      title: '空位',
      width: 72,
      isNumeric: true,
      render: ({ freeFaces, faces }) => `${freeFaces} / ${faces}`,
    },
    {
      key: 'heat',
      title: '周边 TA（周）',
      width: 112,
      isNumeric: true,
      render: ({ heat }) => <FigureValue figure={heat.taPersons} format={asPersons} />,
    },
    {
      key: 'concentration',
      title: 'TA浓度',
      width: 80,
      isNumeric: true,
      render: ({ heat }) => <FigureValue figure={heat.taConcentration} format={asShare} />,
    },
    {
      key: 'tgi',
      title: 'TGI',
      width: 72,
      isNumeric: true,
      render: ({ heat }) => <TgiValue figure={heat.tgi} />,
    },
    {
      key: 'price',
      title: '单面净价',
      width: 104,
      isNumeric: true,
      render: ({ faceNetFen, isSamplePrice }) => (
        <span className={styles.position}>
          <MoneyFen fen={faceNetFen} digits={0} />
          {isSamplePrice && <SamplePriceMark />}
        </span>
      ),
    },
    basketColumn((unit) => ({
      name: `${unit.code} ${unit.formName}`,
      units: basketUnitsOf(unit),
      blocked: unit.freeFaces === 0 || unit.faceNetFen === null ? '没有空位或没有刊例价' : undefined,
    })),
    {
      key: 'chosen',
      title: '选用（面）',
      width: 104,
      fixed: 'right',
      render: (unit) => (
        <InputNumber
          size="small"
          min={0}
          max={unit.freeFaces}
          precision={0}
          aria-label={`${unit.code} ${unit.formName} 选用面数`}
          disabled={isSaving || unit.faceNetFen === null}
          value={unit.chosenFaces}
          onChange={(faces) => faces !== null && faces !== unit.chosenFaces && onFaces(unit, faces)}
        />
      ),
    },
  ];
}

/** Fixed media by name. */
function useMedia() {
  const { data } = useCall('common/getMediumFormatAttrList', {}, { quiet: true, staleMs: Infinity });
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
  const choose = useMutationCall('v1/area-plan/choose', {
    quiet: true,
  });
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
      footer="周边 TA 为点位所在约 0.7 平方公里网格内典型周在场人数（预估），悬停查看 95% 区间；空位为投放期内每天都空闲的面或广告位。"
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
        columns={columnsOf(onLocate, setFaces, choose.isPending)}
        {...tableOf(found)}
        rowKey={({ unitId }) => unitId}
        emptyTitle="计算后列出有空位的点位"
      />
    </Card>
  );
}
