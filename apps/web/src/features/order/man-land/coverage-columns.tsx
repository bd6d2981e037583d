import { unitTitle } from '@ooh/contract/domain/bus-names';
import type { CallOutput } from '@ooh/contract/registry';
import { FigureValue } from '../../../shared/figure/figure-value.tsx';
import { TgiValue } from '../../../shared/figure/tgi-value.tsx';
import { asCount, asShare } from '../../../ui/figure/figure-formats.ts';
import { formatFen, formatNumber, missing } from '../../../ui/figure/format-figure.ts';
import { MetricLabel } from '../../../shared/figure/metric.tsx';
import type { AppColumn } from '../../../ui/table/app-column.ts';

export type Row = CallOutput<'v1/orders/man-land/coverage'>['rows'][number];

export const coverageColumns: readonly AppColumn<Row>[] = [
  { key: 'name', title: '区域', width: 160, ellipsis: true, render: ({ name }) => name },
  { key: 'district', title: '行政区', width: 96, render: ({ districtName }) => districtName ?? missing },
  {
    key: 'taConcentration',
    title: <MetricLabel metric="taConcentration" label="TA浓度" />,
    name: 'TA浓度',
    width: 124,
    isNumeric: true,
    isSortable: true,
    render: ({ taConcentration }) => <FigureValue figure={taConcentration} format={asShare} />,
  },
  {
    key: 'tgi',
    title: <MetricLabel metric="tgi" label="TGI" />,
    name: 'TGI',
    width: 88,
    isNumeric: true,
    render: ({ tgi }) => <TgiValue figure={tgi} />,
  },
  {
    key: 'taPersons',
    title: '每周到场 TA（人）',
    width: 156,
    isNumeric: true,
    isSortable: true,
    render: ({ taPersons }) => <FigureValue figure={taPersons} format={asCount} />,
  },
  {
    key: 'chosen',
    title: '已选（面/辆）',
    width: 116,
    isNumeric: true,
    render: ({ chosenUnits }) => formatNumber(chosenUnits),
  },
  {
    key: 'coverage',
    title: '覆盖面',
    width: 104,
    isNumeric: true,
    isSortable: true,
    render: ({ coverage }) => <FigureValue figure={coverage} format={asShare} />,
  },
  {
    key: 'gapPersons',
    title: '缺口（人）',
    width: 116,
    isNumeric: true,
    isSortable: true,
    render: ({ gapPersons }) => <FigureValue figure={gapPersons} format={asCount} />,
  },
  {
    key: 'suggestion',
    title: '建议补点',
    width: 300,
    ellipsis: true,
    render: ({ suggestion }) =>
      suggestion === null
        ? missing
        : `${unitTitle(suggestion)}（${suggestion.mediumName}，空位 ${suggestion.freeUnits}，净价 ${formatFen(suggestion.netFen)}）`,
  },
];
