import { useCall } from '../../api/use-call.ts';
import { Chart } from '../../chart/chart.tsx';
import { compareRows, type Aspect } from '../../shared/compare/compare-rows.ts';
import { CompareTable } from '../../shared/compare/compare-table.tsx';
import { figureText, intervalText } from '../../shared/figure/figure-text.ts';
import { asCount, asShare } from '../../ui/figure/figure-formats.ts';
import { formatNumber, missing } from '../../ui/figure/format-figure.ts';
import { StateBlock } from '../../ui/state/state-block.tsx';
import styles from './city-vision.module.css';
import type { Vision } from './use-vision.ts';
import { prepareComparedHours } from './vision-charts.ts';
import type { VisionRow } from './vision-row.ts';

type FigureKey = 'persons' | 'taPersons' | 'taConcentrationPeople' | 'taConcentrationHours' | 'tgi';

const figureAspect = (
  label: string,
  key: FigureKey,
  format: (value: number) => string,
): Aspect<VisionRow> => ({
  label,
  text: (row) => figureText(row[key], format),
  note: (row) => intervalText(row[key], format),
  figure: (row) => row[key],
  worth: (row) => row[key].value,
  best: 'most',
});

const countAspect = (label: string, key: 'mediaPositions' | 'busLines'): Aspect<VisionRow> => ({
  label,
  text: (row) => formatNumber(row[key]),
  worth: (row) => row[key],
  best: 'most',
});

function aspectsFor(hasAudience: boolean): readonly Aspect<VisionRow>[] {
  return [
    { label: '行政区', text: ({ districtName }) => districtName ?? missing },
    figureAspect('人数', 'persons', asCount),
    { label: '密度（人/km²）', text: ({ density }) => formatNumber(density) },
    ...(hasAudience
      ? [
          figureAspect('TA 人数', 'taPersons', asCount),
          figureAspect('TA浓度（人数）', 'taConcentrationPeople', asShare),
          figureAspect('TA浓度（人时）', 'taConcentrationHours', asShare),
          figureAspect('TGI', 'tgi', (value) => formatNumber(value)),
        ]
      : []),
    countAspect('媒体数', 'mediaPositions'),
    countAspect('线路数', 'busLines'),
  ];
}

/** What else is known of compared AOIs: kind, and residents and workers beside the media near them. */
function AoiFacts({ vision, pins }: { readonly vision: Vision; readonly pins: readonly string[] }) {
  const { data } = useCall(
    'city-perspective/getAoiTaConcentrationDataResponses',
    { ...vision.asked, aoiIds: [...pins] },
    { keepPrevious: true },
  );
  if (data === undefined) return null;
  return (
    <p className={styles.quiet}>
      {data.rows
        .map(
          ({ name, aoiType, residents, workers }) =>
            `${name}：${aoiType}，居住 ${figureText(residents, asCount)}，工作 ${figureText(workers, asCount)}`,
        )
        .join('；')}
    </p>
  );
}

/** Two areas side by side: figures and day. */
export function PinComparison({
  vision,
  pins,
}: {
  readonly vision: Vision;
  readonly pins: readonly string[];
}) {
  const { rows, hours, hasAudience, unit } = vision;
  const compared = pins.flatMap((id) => rows?.find(({ areaId }) => areaId === id) ?? []);
  if (rows === undefined && pins.length > 0) return <StateBlock kind="loading" rows={5} />;
  if (compared.length === 0)
    return <StateBlock kind="unselected" title="在排名中勾选两个区域，在此并排比较" />;
  const days = compared.flatMap(({ areaId, name }) => {
    const area = hours?.areas.find((each) => each.areaId === areaId);
    return area ? [{ name, area }] : [];
  });
  return (
    <div className={styles.compare}>
      <div className={styles.stack}>
        <CompareTable
          label="区域对比"
          heads={compared.map(({ areaId, name }, at) => ({ id: areaId, name: `${'AB'[at]} ${name}` }))}
          rows={compareRows(aspectsFor(hasAudience), compared)}
        />
        {unit === 'aoi' && <AoiFacts vision={vision} pins={pins} />}
      </div>
      {days.length > 0 && <Chart model={prepareComparedHours(days, hasAudience)} height={220} />}
    </div>
  );
}
