import type { CallOutput } from '@ooh/contract/registry';
import { isAudienceChosen, type TargetAudience } from '@ooh/contract/domain/target-audience';
import { Chart } from '../../chart/chart.tsx';
import { productWithUser } from '../../session/product-identity.ts';
import { useDisplayName } from '../../session/use-session.ts';
import { basisText } from '../../shared/figure/basis-text.ts';
import { DockPane } from '../../shared/map-workbench/dock-pane.tsx';
import { DockTabs } from '../../shared/map-workbench/dock-tabs.tsx';
import panel from '../../shared/map-workbench/panel.module.css';
import { StateBlock } from '../../ui/state/state-block.tsx';
import { AppTable } from '../../ui/table/app-table.tsx';
import { categoryName } from './category-name.ts';
import { categoryColumns, countColumns } from './count-columns.tsx';
import type { PoiAddress } from './poi-address.ts';
import type { CountRow } from './prepare-count.ts';
import { prepareCountBars } from './prepare-count-bars.ts';
import { PlacesTable } from './places-table.tsx';
import { QuickPicks } from './quick-picks.tsx';
import type { PoiCountQuery } from './use-poi-count.ts';

export interface CountDockProps {
  readonly cityCode: string;
  readonly cityName: string;
  readonly own: readonly string[];
  readonly rivals: readonly string[];
  /** Categories that are counted; none where brands are. */
  readonly types: readonly string[];
  readonly found: PoiCountQuery;
  readonly rows: readonly CountRow[];
  readonly audience: TargetAudience;
  /** The audience in words. */
  readonly sentence: string;
  /** What the people of the districts rest on. */
  readonly basis: CallOutput<'city-perspective/getTaAreaSumHeatData'>['basis'] | undefined;
  readonly tab: PoiAddress['tab'];
  readonly pageNo: number;
  readonly onPick: (change: Partial<PoiAddress>) => void;
}

function Districts(props: CountDockProps) {
  const { cityCode, cityName, own, rivals, types, found, rows, audience, sentence, basis, onPick } = props;
  const userName = useDisplayName();
  const isOfTypes = types.length > 0;
  const method = isOfTypes ? 'POI 数按类别计' : '门店数为 POI 数据中的品牌门店';
  const demoNote = found.data?.places.isDemo === true ? ' 地点为演示数据。' : '';
  if (own.length + rivals.length + types.length === 0)
    return (
      <>
        <QuickPicks cityCode={cityCode} onPick={onPick} />
        <StateBlock
          kind="unselected"
          title="先选择品牌或类别"
          description="点一个门店最多的品牌，或在左侧搜索我的品牌与竞品品牌，或选择 POI 类别。"
        />
      </>
    );
  const hasAudience = isAudienceChosen(audience);
  return (
    <>
      <AppTable<CountRow>
        caption={isOfTypes ? `${cityName} POI 按行政区` : `${cityName}门店按行政区`}
        columns={
          isOfTypes
            ? categoryColumns(found.data?.groups ?? [], rows, hasAudience)
            : countColumns(rivals, rows, hasAudience)
        }
        rows={found.data === undefined ? undefined : rows}
        rowKey={({ districtName }) => districtName}
        error={found.error}
        onRetry={() => void found.refetch()}
      />
      {found.data && (
        <Chart
          model={prepareCountBars(rows, isOfTypes ? types.map(categoryName) : own, rivals)}
          height={220}
          picture={{
            fileName: `${isOfTypes ? 'POI 数量' : '门店数量'}_${cityName}`,
            notes: [
              `${cityName} · ${(isOfTypes ? types.map(categoryName) : [...own, ...rivals]).join('、')} · ${sentence}`,
              `${method}；每万人以居住人口为分母。${basis ? basisText(basis) : ''}${demoNote}`,
            ],
            watermark: productWithUser(userName),
          }}
        />
      )}
      <p className={panel.footnote}>
        {method}；每万人以居住人口为分母。{sentence}。{basis && basisText(basis)}
        {demoNote}
      </p>
    </>
  );
}

/** In the dock: the districts with the places of the brands, or of the categories. */
export function CountDock(props: CountDockProps) {
  return (
    <DockTabs
      active={props.tab ?? 'districts'}
      onTab={(key) => props.onPick({ tab: key === 'places' ? 'places' : undefined, page: undefined })}
      tabs={[
        {
          key: 'districts',
          label: '行政区对比',
          children: (
            <DockPane label="行政区对比">
              <Districts {...props} />
            </DockPane>
          ),
        },
        {
          key: 'places',
          label: 'POI 明细',
          children: (
            <DockPane label="POI 明细">
              <PlacesTable {...props} />
            </DockPane>
          ),
        },
      ]}
    />
  );
}
