import { crowdRoleNames, type SpatialUnitKind } from '@ooh/contract/domain/crowd-names';
import type { PortraitDimension } from '@ooh/contract/domain/place-insight';
import { Drawer } from 'antd';
import { useCall } from '../../api/use-call.ts';
import { basisText } from '../../shared/figure/basis-text.ts';
import { figureText } from '../../shared/figure/figure-text.ts';
import { FigureValue } from '../../shared/figure/figure-value.tsx';
import { PortraitCard } from '../../shared/portrait/portrait-card.tsx';
import { asCount, asPersons, asShare } from '../../ui/figure/figure-formats.ts';
import { Fact, FactList } from '../../ui/figure/fact-list.tsx';
import { formatNumber } from '../../ui/figure/format-figure.ts';
import { useReturnFocus } from '../../ui/page/use-return-focus.ts';
import { StateBlock } from '../../ui/state/state-block.tsx';
import styles from './city-vision.module.css';
import type { Vision } from './use-vision.ts';
import type { VisionRow } from './vision-row.ts';

/** Portrait and origins of the people of an area. A district is asked about by name, a cell by its outline. */
function usePortrait(vision: Vision, row: VisionRow) {
  const { asked, unit, hours } = vision;
  const isDistrict = unit === 'district';
  const ring = hours?.areas.find(({ areaId }) => areaId === row.areaId)?.ring ?? undefined;
  const place = unit === 'cell' ? { ring } : { placeId: row.areaId };
  const isKnown = unit !== 'cell' || ring !== undefined;
  const district = useCall(
    'city-perspective/getChartData',
    { ...asked, districtNames: [row.name] },
    { enabled: isDistrict },
  );
  const area = useCall(
    'aoi-draw/getThroughClearlyData',
    { ...asked, ...place },
    { enabled: !isDistrict && isKnown },
  );
  const { error, refetch } = isDistrict ? district : area;
  const found = isDistrict
    ? district.data && {
        portrait: district.data.charts[0]?.portrait ?? [],
        origins: [],
        basis: district.data.basis,
      }
    : area.data;
  return { found, error, retry: () => void refetch() };
}

function mediaShares(portrait: readonly PortraitDimension[]) {
  return portrait.map(({ category, dimension, labels }) => ({
    category,
    dimension,
    labels: labels.map(({ labelId, name, share, baseShare, tgi }) => ({
      labelId,
      name,
      share,
      baseShare,
      tgi: tgi.value,
    })),
  }));
}

function AoiRoles({ vision, areaId }: { readonly vision: Vision; readonly areaId: string }) {
  const { data } = useCall('city-perspective/getAoiTaConcentrationDataById', {
    ...vision.asked,
    aoiId: areaId,
  });
  if (data === undefined) return null;
  return (
    <FactList isSmall>
      {data.byRole.map(({ role, persons, taPersons }) => (
        <Fact key={role} name={crowdRoleNames[role]}>
          {figureText(persons, asCount)}
          {vision.hasAudience && `（TA ${figureText(taPersons, asCount)}）`}
        </Fact>
      ))}
    </FactList>
  );
}

const unitOf: Readonly<Partial<Record<SpatialUnitKind, string>>> = {
  aoi: '500 米内',
  businessDistrict: '区内媒体，300 米内线路',
};

export interface AreaDrawerProps {
  readonly vision: Vision;
  readonly row: VisionRow;
  readonly onClose: () => void;
}

/** Who is in one area: figures, portrait, and where they come from. */
export function AreaDrawer({ vision, row, onClose }: AreaDrawerProps) {
  useReturnFocus();
  const { hasAudience, role, unit } = vision;
  const { found, error, retry } = usePortrait(vision, row);
  return (
    <Drawer open size={640} title={row.name} onClose={onClose}>
      <div className={styles.stack}>
        <FactList isSmall>
          <Fact name={`${crowdRoleNames[role]}人数`}>
            <FigureValue figure={row.persons} format={asPersons} />
          </Fact>
          {hasAudience && (
            <>
              <Fact name="TA 人数">
                <FigureValue figure={row.taPersons} format={asPersons} />
              </Fact>
              <Fact name="TA浓度（人数）">
                <FigureValue figure={row.taConcentrationPeople} format={asShare} />
              </Fact>
            </>
          )}
          <Fact name={`媒体 / 线路${unitOf[unit] === undefined ? '' : `（${unitOf[unit]}）`}`}>
            {formatNumber(row.mediaPositions)} 处 / {formatNumber(row.busLines)} 条
          </Fact>
        </FactList>
        {unit === 'aoi' && <AoiRoles vision={vision} areaId={row.areaId} />}
        {error ? (
          <StateBlock kind="section-failed" title="画像加载失败" error={error} onRetry={retry} />
        ) : found === undefined ? (
          <StateBlock kind="loading" rows={10} minHeight={320} />
        ) : (
          <>
            {found.origins.length > 0 && (
              <p>
                多来自
                {found.origins
                  .slice(0, 3)
                  .map(({ districtName, share }) => `${districtName}（${figureText(share, asShare)}）`)
                  .join('、')}
              </p>
            )}
            <PortraitCard dimensions={mediaShares(found.portrait)} baseName="全城" />
            <p className={styles.quiet}>{basisText(found.basis)}</p>
          </>
        )}
      </div>
    </Drawer>
  );
}
