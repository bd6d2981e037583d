import type { Defence } from '@ooh/contract/domain/defence';
import { pointsSentence } from '@ooh/contract/domain/defence-words';
import type { Figure } from '@ooh/contract/domain/figure';
import { formatFen, formatNumber, formatShare } from '../../ui/figure/format-figure.ts';
import { AppTable } from '../../ui/table/app-table.tsx';
import type { AppColumn } from '../../ui/table/app-column.ts';
import { figureText, intervalText } from '../figure/figure-text.ts';
import { sharedPart } from './prepare-defence.ts';

type Medium = Defence['media'][number];
type Tried = Defence['tried'][number];
type City = Defence['cities'][number];

const share = (figure: Figure): string => figureText(figure, (value) => formatShare(value));
const priceOf = <Row extends { readonly netFen: number | null }>(): AppColumn<Row> => ({
  key: 'net',
  title: '媒体净价',
  width: 120,
  isNumeric: true,
  render: ({ netFen }) => formatFen(netFen, { unit: 'auto', digits: 2 }),
});

const mediumColumns: readonly AppColumn<Medium>[] = [
  { key: 'city', title: '城市', width: 96, render: ({ cityName }) => cityName },
  { key: 'medium', title: '媒体', width: 140, render: ({ mediumName }) => mediumName },
  {
    key: 'quantity',
    title: '数量',
    width: 96,
    isNumeric: true,
    render: ({ quantity, unit }) => `${formatNumber(quantity)} ${unit}`,
  },
  {
    key: 'alone',
    title: '单独到达',
    width: 96,
    isNumeric: true,
    render: ({ aloneShare }) => share(aloneShare),
  },
  {
    key: 'added',
    title: '去掉它少到达',
    width: 120,
    isNumeric: true,
    render: ({ addedShare }) => share(addedShare),
  },
  {
    key: 'shared',
    title: '与其他媒体重合',
    width: 132,
    isNumeric: true,
    render: (medium) => formatShare(sharedPart(medium), 0),
  },
];

/** What each medium of a city brings: alone, beyond the others, and shared with them. */
export function MediumTable({ media }: Pick<Defence, 'media'>) {
  const hasPrices = media.some(({ netFen }) => netFen !== null);
  return (
    <AppTable<Medium>
      caption="各媒体的到达与重合"
      columns={hasPrices ? [...mediumColumns, priceOf<Medium>()] : mediumColumns}
      rows={media}
      rowKey={({ cityName, mediumName }) => `${cityName}/${mediumName}`}
    />
  );
}

const triedColumns: readonly AppColumn<Tried>[] = [
  { key: 'version', title: '版本', width: 72, render: ({ version }) => `V${version}` },
  { key: 'kept', title: '保存于', width: 120, render: ({ keptOn }) => keptOn },
  { key: 'items', title: '媒体行', width: 84, isNumeric: true, render: ({ items }) => formatNumber(items) },
  {
    key: 'difference',
    title: '到达率比现在',
    width: 320,
    isNumeric: true,
    render: ({ difference }) => pointsSentence(difference),
  },
];

/** Earlier versions, each measured anew on the same persons. */
export function TriedTable({ tried }: Pick<Defence, 'tried'>) {
  const hasPrices = tried.some(({ netFen }) => netFen !== null);
  return (
    <AppTable<Tried>
      caption="试过的版本"
      columns={hasPrices ? [...triedColumns, priceOf<Tried>()] : triedColumns}
      rows={tried}
      rowKey={({ version }) => String(version)}
    />
  );
}

const cityColumns: readonly AppColumn<City>[] = [
  { key: 'city', title: '城市', width: 110, render: ({ cityName }) => cityName },
  {
    key: 'reach',
    title: '到达率',
    width: 210,
    isNumeric: true,
    render: ({ reachShare, reason }) =>
      reason === null
        ? [share(reachShare), intervalText(reachShare, (value) => formatShare(value))]
            .filter(Boolean)
            .join('　')
        : '—',
  },
  {
    key: 'why',
    title: '证明或原因',
    width: 380,
    render: ({ certificate, reason }) => reason ?? certificate ?? '手工选择，没有最优证明',
  },
];

/** The cities side by side, those with most spent first. */
export function CityTable({ cities }: Pick<Defence, 'cities'>) {
  const hasPrices = cities.some(({ netFen }) => netFen !== null);
  return (
    <AppTable<City>
      caption="各城市"
      columns={hasPrices ? [...cityColumns, priceOf<City>()] : cityColumns}
      rows={cities}
      rowKey={({ cityCode }) => cityCode}
    />
  );
}
