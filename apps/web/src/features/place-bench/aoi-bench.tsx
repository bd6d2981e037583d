import type { AoiRow } from '@ooh/contract/domain/place-insight';
import { AoiDock, type AoiDockProps } from '../../shared/aoi/aoi-dock.tsx';
import type { ListQuery } from '../../ui/list/use-list-page.ts';
import type { AppTableProps } from '../../ui/table/app-table.tsx';
import { BenchFrame, type BenchFrameProps } from './bench-frame.tsx';
import { BenchMap, type BenchMapProps } from './bench-map.tsx';
import { OpenAoi } from './open-aoi.tsx';
import type { AoiBenchState } from './use-aoi-bench.ts';

interface AoiBenchProps
  extends
    Omit<
      BenchFrameProps,
      'name' | 'question' | 'count' | 'kind' | 'missing' | 'mapName' | 'map' | 'dock' | 'over' | 'onCrowd'
    >,
    Pick<BenchMapProps, 'rows' | 'chosen' | 'ownAreas' | 'onArea'>,
    Pick<AoiDockProps, 'order' | 'conditions' | 'isWithheld' | 'above' | 'below'> {
  readonly bench: AoiBenchState;
  readonly list: ListQuery<AoiRow>;
  /** What ties the chosen rows to the list. */
  readonly choice: Pick<AppTableProps<AoiRow>, 'selectedKeys' | 'onSelect'>;
}

/** A bench whose places are AOIs: a map and a list of them, and the details of the open one. */
export function AoiBench(props: AoiBenchProps) {
  const { bench, list, choice, rows, chosen, ownAreas, onArea, order, ...frame } = props;
  const { conditions, isWithheld, above, below, ...others } = frame;
  const { cityCode, address, onAddress } = props;
  const { cityName, question, hasAudience, page, onOpen } = bench;
  return (
    <BenchFrame
      {...others}
      name={bench.name}
      question={question}
      count={`已选 ${props.entries.length}`}
      kind="aoi"
      missing="先选择 AOI"
      onCrowd={page.filters.filter}
      mapName="AOI 地图"
      map={
        <BenchMap
          {...{ cityCode, cityName, rows, chosen, hasAudience, ownAreas, onOpen, onArea }}
          subtitle={bench.words}
        />
      }
      dock={
        <AoiDock
          {...page.tableOf(list)}
          {...choice}
          {...{ cityName, hasAudience, order, conditions, isWithheld, above, below, onOpen }}
          count={list.data?.total}
          openId={address.aoi}
        />
      }
      over={
        <OpenAoi
          areaId={address.aoi}
          question={{ cityCode, targetAudience: question.targetAudience }}
          hasAudience={hasAudience}
          onClose={() => onAddress({ ...address, aoi: undefined })}
        />
      }
    />
  );
}
