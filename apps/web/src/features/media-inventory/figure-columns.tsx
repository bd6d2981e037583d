import type { MediaUnit } from '@ooh/contract/domain/media-search';
import { noAudienceReason } from '@ooh/contract/domain/target-audience';
import { FigureValue, NoFigure } from '../../shared/figure/figure-value.tsx';
import { asCount, asShare } from '../../ui/figure/figure-formats.ts';
import { formatFen, missing } from '../../ui/figure/format-figure.ts';
import type { AppColumn } from '../../ui/table/app-column.ts';

/** Whom a unit reaches on a day, and at what price. */
export function figureColumns(hasAudience: boolean): AppColumn<MediaUnit>[] {
  return [
    {
      key: 'passages',
      title: '日均客流',
      width: 112,
      isNumeric: true,
      isSortable: true,
      render: ({ passersPerDay }) => <FigureValue figure={passersPerDay} format={asCount} />,
    },
    {
      key: 'impressions',
      title: '日均曝光',
      width: 112,
      isNumeric: true,
      isSortable: true,
      render: ({ impressionsPerDay }) => <FigureValue figure={impressionsPerDay} format={asCount} />,
    },
    {
      key: 'concentration',
      title: 'TA浓度（曝光口径）',
      width: 152,
      isNumeric: true,
      isSortable: hasAudience,
      render: ({ taConcentration }) =>
        hasAudience ? (
          <FigureValue figure={taConcentration} format={asShare} />
        ) : (
          <NoFigure word={noAudienceReason} reason="设定目标人群后显示曝光中目标人群的占比" />
        ),
    },
    {
      key: 'cpm',
      title: hasAudience ? '刊例 TA-CPM' : '刊例 CPM',
      width: 116,
      isNumeric: true,
      isSortable: true,
      render: ({ taCpmFen }) => (taCpmFen === null ? missing : formatFen(taCpmFen)),
    },
  ];
}
