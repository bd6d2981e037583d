import type { Figure } from '@ooh/contract/domain/figure';
import { asShare } from '../../ui/figure/figure-formats.ts';
import type { AppColumn } from '../../ui/table/app-column.ts';
import { FigureValue } from './figure-value.tsx';
import { MetricLabel } from './metric.tsx';
import { TgiValue } from './tgi-value.tsx';

interface Concentrated {
  readonly taConcentrationPeople: Figure;
  readonly tgi: Figure;
}

/** Share of the audience among the people of an area, and its TGI. */
export const concentrationColumns = <Row extends Concentrated>(): readonly AppColumn<Row>[] => [
  {
    key: 'taConcentrationPeople',
    title: <MetricLabel metric="taConcentration" />,
    name: 'TA浓度',
    width: 116,
    isNumeric: true,
    isSortable: true,
    render: ({ taConcentrationPeople }) => <FigureValue figure={taConcentrationPeople} format={asShare} />,
  },
  {
    key: 'tgi',
    title: <MetricLabel metric="tgi" />,
    name: 'TGI',
    width: 96,
    isNumeric: true,
    isSortable: true,
    render: ({ tgi }) => <TgiValue figure={tgi} />,
  },
];
