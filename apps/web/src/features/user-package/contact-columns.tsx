import type { ContactGroup, ContactUnit } from '@ooh/contract/domain/media-contact';
import { AddToBasket } from '../../shared/basket/add-to-basket.tsx';
import { basketBlock, basketUnitsOf, type ListedPeriod } from '../../shared/basket/units-of-row.ts';
import { FigureValue } from '../../shared/figure/figure-value.tsx';
import { TgiValue } from '../../shared/figure/tgi-value.tsx';
import { asCount, asShare } from '../../ui/figure/figure-formats.ts';
import { formatFen, formatNumber, missing } from '../../ui/figure/format-figure.ts';
import type { AppColumn } from '../../ui/table/app-column.ts';

const money = (fen: number | null) => (fen === null ? missing : formatFen(fen));

/** What a medium, or a form, could bring the pack. */
export function contactGroupColumns(isByForm: boolean): AppColumn<ContactGroup>[] {
  return [
    {
      key: 'name',
      title: isByForm ? '媒体形式' : '媒体',
      render: ({ mediumName, formName }) => (formName === null ? mediumName : `${mediumName} · ${formName}`),
    },
    {
      key: 'free',
      title: '空位 / 存量',
      width: 148,
      isNumeric: true,
      render: ({ freeUnits, units, unit }) => `${formatNumber(freeUnits)} / ${formatNumber(units)} ${unit}`,
    },
    {
      key: 'reachShare',
      title: '最多可触达',
      width: 120,
      isNumeric: true,
      render: ({ reachShare }) => <FigureValue figure={reachShare} format={asShare} />,
    },
    {
      key: 'reach',
      title: '可触达人数',
      width: 120,
      isNumeric: true,
      render: ({ reach }) => <FigureValue figure={reach} format={asCount} />,
    },
    {
      key: 'contacts',
      title: 'TA 接触/日',
      width: 120,
      isNumeric: true,
      render: ({ contactsPerDay }) => <FigureValue figure={contactsPerDay} format={asCount} />,
    },
    {
      key: 'tgi',
      title: 'TGI',
      width: 88,
      isNumeric: true,
      render: ({ tgi }) => <TgiValue figure={tgi} />,
    },
    {
      key: 'cpm',
      title: 'TA-CPM 中位',
      width: 120,
      isNumeric: true,
      render: ({ medianCpmFen }) => money(medianCpmFen),
    },
  ];
}

/** A line or position that reaches the pack, as the media search says it. */
export function contactUnitColumns(title: string, period: ListedPeriod): AppColumn<ContactUnit>[] {
  return [
    {
      key: 'name',
      title,
      render: ({ name, formName }) => `${name} · ${formName}`,
    },
    {
      key: 'impressions',
      title: '日均曝光',
      width: 104,
      isNumeric: true,
      render: ({ impressionsPerDay }) => <FigureValue figure={impressionsPerDay} format={asCount} />,
    },
    {
      key: 'concentration',
      title: 'TA浓度（曝光口径）',
      width: 148,
      isNumeric: true,
      render: ({ taConcentration }) => <FigureValue figure={taConcentration} format={asShare} />,
    },
    {
      key: 'tgi',
      title: 'TGI',
      width: 84,
      isNumeric: true,
      render: ({ tgi }) => <TgiValue figure={tgi} />,
    },
    {
      key: 'cpm',
      title: 'TA-CPM',
      width: 100,
      isNumeric: true,
      render: ({ taCpmFen }) => money(taCpmFen),
    },
    {
      key: 'free',
      title: '空位',
      width: 92,
      isNumeric: true,
      render: ({ freeUnits, unit }) => `${formatNumber(freeUnits)} ${unit}`,
    },
    {
      key: 'basket',
      title: '操作',
      width: 64,
      render: (row) => (
        <AddToBasket
          isCompact
          type="text"
          name={row.name}
          units={basketUnitsOf(row, period)}
          blocked={basketBlock(row)}
        />
      ),
    },
  ];
}
