import { useCall } from '../../api/use-call.ts';
import { FigureValue } from '../../shared/figure/figure-value.tsx';
import { PortraitCard } from '../../shared/portrait/portrait-card.tsx';
import { asCount, asShare } from '../../ui/figure/figure-formats.ts';
import { FigureTile, FigureTiles } from '../../ui/figure/figure-tile.tsx';
import { formatNumber } from '../../ui/figure/format-figure.ts';
import { Card } from '../../ui/page/card.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';

const weeks = 4;

export interface AudienceCardProps {
  readonly mediumId: number;
  readonly formId: number;
  readonly formName: string;
  readonly unit: string;
  /** City whose people are looked at; undefined until it is known. */
  readonly city: { readonly cityCode: string; readonly cityName: string } | undefined;
  /** False where the city is only the one with most stock. */
  readonly isChosen: boolean;
  readonly startDate: string;
}

/** Who is reached by all that is free of a form in a city, against everybody there. */
export function AudienceCard(props: AudienceCardProps) {
  const { mediumId, formId, formName, unit, city, isChosen, startDate } = props;
  const found = useCall(
    'v1/media-handbook/audience',
    { cityCode: city?.cityCode ?? '', mediumId, formId, startDate, weeks },
    { enabled: city !== undefined },
  );
  const { data, error } = found;
  const title = `受众${city === undefined ? '' : `：${city.cityName}`}`;
  if (data === undefined || data.reason !== null)
    return (
      <Card title={title}>
        {error ? (
          <StateBlock kind="section-failed" error={error} onRetry={() => void found.refetch()} />
        ) : data === undefined ? (
          <StateBlock kind="loading" rows={6} minHeight={240} />
        ) : (
          <StateBlock kind="empty" title={data.reason ?? ''} minHeight={160} />
        )}
      </Card>
    );
  const dimensions = data.portrait.map(({ category, dimension, labels }) => ({
    category,
    dimension,
    labels: labels.map((label) => ({ ...label, tgi: label.tgi.value })),
  }));
  return (
    <>
      <Card
        title={title}
        footer={`预估：买下「${formName}」${data.startDate} 至 ${data.endDate} 的全部空位，至少接触一次的人；总体为常住 15 岁及以上。${
          isChosen ? '' : '未选城市，以存量最多的城市为例，在页首可换。'
        }${data.isDemo ? '演示数据。' : ''}`}
      >
        <FigureTiles>
          <FigureTile name="空位" note={`共 ${formatNumber(data.units)} ${unit}`}>
            {formatNumber(data.freeUnits)} {unit}
          </FigureTile>
          <FigureTile name="最多可触达" note="买下全部空位">
            <FigureValue figure={data.reach} format={asCount} />
          </FigureTile>
          <FigureTile name="占全城">
            <FigureValue figure={data.reachShare} format={asShare} />
          </FigureTile>
        </FigureTiles>
      </Card>
      <PortraitCard
        title="受众画像"
        baseName="全城"
        dimensions={dimensions}
        emptyTitle="样本不足：能触达的样本人过少，或几乎包括全城"
      />
    </>
  );
}
