import { Button } from 'antd';
import { FigureValue } from '../../shared/figure/figure-value.tsx';
import { asCount } from '../../ui/figure/figure-formats.ts';
import { formatNumber } from '../../ui/figure/format-figure.ts';
import type { AppColumn } from '../../ui/table/app-column.ts';
import styles from './city-vision.module.css';
import type { VisionRow } from './vision-row.ts';
import { LocateButton } from '../../ui/table/locate-button.tsx';
import { concentrationColumns } from '../../shared/figure/concentration-columns.tsx';

interface ColumnTools {
  readonly hasAudience: boolean;
  readonly onOpen: (areaId: string) => void;
  readonly onLocate: (areaId: string) => void;
}

const ofAudience: readonly AppColumn<VisionRow>[] = [
  {
    key: 'taPersons',
    title: 'TA 人数',
    width: 104,
    isNumeric: true,
    isSortable: true,
    render: ({ taPersons }) => <FigureValue figure={taPersons} format={asCount} />,
  },
  ...concentrationColumns<VisionRow>(),
];

/** Columns of the ranking; figures of the audience only where one is chosen. */
export function visionColumns({
  hasAudience,
  onOpen,
  onLocate,
}: ColumnTools): readonly AppColumn<VisionRow>[] {
  return [
    {
      key: 'name',
      title: '区域',
      width: 200,
      fixed: 'left',
      render: ({ areaId, name }) => (
        <span className={styles.name}>
          <Button type="link" size="small" onClick={() => onOpen(areaId)}>
            {name}
          </Button>
          <LocateButton name={name} onLocate={() => onLocate(areaId)} />
        </span>
      ),
    },
    {
      key: 'persons',
      title: '人数',
      width: 104,
      isNumeric: true,
      isSortable: true,
      render: ({ persons }) => <FigureValue figure={persons} format={asCount} />,
    },
    {
      key: 'density',
      title: '密度（人/km²）',
      width: 124,
      isNumeric: true,
      render: ({ density }) => formatNumber(density),
    },
    ...(hasAudience ? ofAudience : []),
    {
      key: 'mediaPositions',
      title: '媒体数',
      width: 88,
      isNumeric: true,
      isSortable: true,
      render: ({ mediaPositions }) => formatNumber(mediaPositions),
    },
    {
      key: 'busLines',
      title: '线路数',
      width: 88,
      isNumeric: true,
      isSortable: true,
      render: ({ busLines }) => formatNumber(busLines),
    },
  ];
}
