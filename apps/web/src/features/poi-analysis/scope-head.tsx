import type { PlaceEntry } from '@ooh/contract/domain/place-set';
import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import { Button } from 'antd';
import { ScreenHead } from '../../shared/map-workbench/screen-head.tsx';
import { sentPlaces } from '../../shared/place-sets/sent-places.ts';
import { SendMenu } from '../../shared/send-menu/send-menu.tsx';
import { audienceDraft } from '../../shared/strategy-draft/audience-draft.ts';
import { DraftBar } from '../../shared/strategy-draft/draft-bar.tsx';
import type { PoiPageProps } from './poi-landing.tsx';

interface ScopeHeadProps extends PoiPageProps {
  readonly title: string;
  readonly cityCode: string;
  readonly points: readonly PlaceEntry[];
  readonly targetAudience: TargetAudience;
  readonly onSave: () => void;
}

/** Title of 圈一圈, with what can be done with its places, and the draft. */
export function ScopeHead(props: ScopeHeadProps) {
  const { title, cityCode, address, onAddress, points, targetAudience, onSave } = props;
  return (
    <>
      <ScreenHead
        title={title}
        facts="店周边有什么：圈内人口与 TA、重叠率、媒体、线路与刊例价。"
        actions={
          <>
            <Button disabled={points.length === 0} onClick={onSave}>
              保存为地点集
            </Button>
            <SendMenu
              type="default"
              load={sentPlaces(cityCode, targetAudience, points)}
              blocked={points.length === 0 ? '先圈定范围' : undefined}
            />
          </>
        }
      />
      <DraftBar {...audienceDraft({ cityCode, address, onAddress, targetAudience })} isCompact />
    </>
  );
}
