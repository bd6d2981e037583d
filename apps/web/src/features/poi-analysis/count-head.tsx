import type { PlaceEntry } from '@ooh/contract/domain/place-set';
import { mostPlaces } from '@ooh/contract/domain/place-set-names';
import { Button } from 'antd';
import { audienceOf } from '../../shared/crowd-bar/crowd-address.ts';
import { ScreenHead } from '../../shared/map-workbench/screen-head.tsx';
import { sentPlaces } from '../../shared/place-sets/sent-places.ts';
import { SendMenu } from '../../shared/send-menu/send-menu.tsx';
import { audienceDraft } from '../../shared/strategy-draft/audience-draft.ts';
import { DraftBar } from '../../shared/strategy-draft/draft-bar.tsx';
import type { PoiPageProps } from './poi-landing.tsx';

/** Why the own places cannot be sent on; a slip holds no more than a set does. */
function blockedReason(places: number, isClustered: boolean): string | undefined {
  if (isClustered) return '点位较多，已按网格聚合，请先选更少的品牌或类别';
  if (places > mostPlaces) return `一次最多带入 ${mostPlaces} 个门店，请先选更少的品牌或类别`;
  return places === 0 ? '先选择我的品牌或类别' : undefined;
}

interface CountHeadProps extends PoiPageProps {
  readonly title: string;
  readonly cityCode: string;
  /** Places of the own brands. */
  readonly entries: readonly PlaceEntry[];
  readonly isClustered: boolean;
  readonly onSave: () => void;
}

/** Title of 数一数, with what can be done with the own places, and the draft. */
export function CountHead(props: CountHeadProps) {
  const { title, cityCode, address, onAddress, entries, isClustered, onSave } = props;
  const targetAudience = audienceOf(address);
  return (
    <>
      <ScreenHead
        title={title}
        facts="谁的店在哪里：按行政区比较我的品牌与竞品，或按类别数 POI，找出 TA 多而没有门店的空白区。"
        actions={
          <>
            <Button disabled={entries.length === 0} onClick={onSave}>
              保存为地点集
            </Button>
            <SendMenu
              type="default"
              load={sentPlaces(cityCode, targetAudience, entries)}
              blocked={blockedReason(entries.length, isClustered)}
            />
          </>
        }
      />
      <DraftBar {...audienceDraft({ cityCode, address, onAddress, targetAudience })} isCompact />
    </>
  );
}
