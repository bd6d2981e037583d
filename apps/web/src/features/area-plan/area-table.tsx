import type { Basis } from '@ooh/contract/domain/figure';
import type { CallOutput } from '@ooh/contract/registry';
import { basisRemark } from '../../shared/figure/basis-remark.ts';
import { FigureValue } from '../../shared/figure/figure-value.tsx';
import { asPersons, asShare } from '../../ui/figure/figure-formats.ts';
import { formatNumber } from '../../ui/figure/format-figure.ts';
import { MoneyFen } from '../../ui/figure/money-fen.tsx';
import { Card } from '../../ui/page/card.tsx';
import { AppTable } from '../../ui/table/app-table.tsx';
import type { AppColumn } from '../../ui/table/app-column.ts';

/** What areas of both kinds of plans have in common: who is there, and what the plan finds and buys there. */
type AreaFigures = Pick<
  CallOutput<'ai-option-mode/getCrowdTagPlanDetail'>['areas'][number],
  'taConcentration' | 'taPersons' | 'positions' | 'freeFaces' | 'chosenFaces' | 'netFen'
>;

/** 人数口径 first, as in every list. */
export const concentrationColumn: AppColumn<AreaFigures> = {
  key: 'concentration',
  title: 'TA浓度（人数）',
  width: 120,
  isNumeric: true,
  render: (area) => <FigureValue figure={area.taConcentration} format={asShare} />,
};

export const taColumn: AppColumn<AreaFigures> = {
  key: 'ta',
  title: 'TA 人数（周）',
  width: 112,
  isNumeric: true,
  render: (area) => <FigureValue figure={area.taPersons} format={asPersons} />,
};

/** Positions, vacancies, choice and its price. */
export const mediaColumns: readonly AppColumn<AreaFigures>[] = [
  {
    key: 'positions',
    title: '点位',
    width: 64,
    isNumeric: true,
    render: ({ positions }) => formatNumber(positions),
  },
  {
    key: 'free',
    title: '空位',
    width: 64,
    isNumeric: true,
    render: ({ freeFaces }) => formatNumber(freeFaces),
  },
  {
    key: 'chosen',
    title: '已选',
    width: 64,
    isNumeric: true,
    render: ({ chosenFaces }) => formatNumber(chosenFaces),
  },
  {
    key: 'net',
    title: '净价',
    width: 104,
    isNumeric: true,
    render: ({ netFen }) => <MoneyFen fen={netFen} digits={0} />,
  },
];

export interface AreaTableProps<Area extends object> {
  readonly title: string;
  readonly caption: string;
  readonly columns: readonly AppColumn<Area>[];
  readonly areas: readonly Area[];
  readonly idOf: (area: Area) => string;
  readonly footnote: string;
  readonly bases: readonly Basis[];
  readonly emptyTitle?: string;
  readonly onPick: (areaId: string) => void;
}

/** From this many rows on the list scrolls in itself. */
const fewRows = 12;

/** The areas of a plan; a click limits the list of positions to one. */
export function AreaTable<Area extends object>(props: AreaTableProps<Area>) {
  const { title, caption, columns, areas, idOf, footnote, bases, emptyTitle, onPick } = props;
  const isLong = areas.length > fewRows;
  const remark = basisRemark(bases);
  return (
    <Card title={title} footer={`${footnote}${remark === '' ? '' : `${remark}。`}`}>
      <AppTable
        caption={caption}
        columns={columns}
        rows={areas}
        rowKey={idOf}
        bodyHeight={isLong ? 320 : undefined}
        isVirtual={isLong}
        emptyTitle={emptyTitle}
        onRowClick={(area) => onPick(idOf(area))}
      />
    </Card>
  );
}
