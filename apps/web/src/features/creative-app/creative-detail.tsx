import { useCall } from '../../api/use-call.ts';
import { useAlbumOpened } from '../../shared/creative-work/use-album-opened.ts';
import { reachAndFrequency } from '../../shared/figure/reach-and-frequency.tsx';
import { WorkLinks } from '../../shared/creative-work/work-links.tsx';
import { Facts } from '../../ui/figure/facts.tsx';
import { Card } from '../../ui/page/card.tsx';
import { HrefLink } from '../../ui/page/href-link.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import type { OnAddress } from '../../ui/page/use-address.ts';
import { StateBlock } from '../../ui/state/state-block.tsx';
import type { CallOutput } from '@ooh/contract/registry';
import type { CreativeDetailAddress } from './creative-address.ts';
import styles from './creative-app.module.css';
import { WorkFacts } from './work-facts.tsx';
import { WorkPlaces } from './work-places.tsx';
import { WorkStage } from './work-stage.tsx';

export interface CreativeDetailProps {
  readonly address: CreativeDetailAddress;
  readonly onAddress: OnAddress<CreativeDetailAddress>;
}

type Detail = CallOutput<'v1/creative-albums/detail'>;

function Effect({ effect, hasEffect }: { readonly effect: Detail['effect']; readonly hasEffect: boolean }) {
  if (effect === null)
    return (
      <p className={styles.quiet}>
        {hasEffect ? '该创意的效果数据不足，或不在您的权限内。' : '该创意未公开效果数据。'}
      </p>
    );
  return (
    <>
      <Facts className={styles.effect} facts={reachAndFrequency(effect)} />
      <p className={styles.quiet}>
        订单 {effect.orderNo} 全部媒体的效果评估，按上刊记录测算；只含您有权限的城市与媒体。
      </p>
    </>
  );
}

function Body({ data, address, onAddress }: CreativeDetailProps & { readonly data: Detail }) {
  const { album, shots, notes, campaign, effect, similar } = data;
  const replace = { replace: true, resetScroll: false } as const;
  return (
    <>
      <div className={styles.detail}>
        <WorkStage
          album={album}
          shots={shots}
          shown={address.shot ?? 1}
          onShow={(shot) => onAddress({ ...address, shot }, replace)}
        />
        <WorkFacts
          data={data}
          asBrandId={address.as}
          onBrand={(as) => onAddress({ ...address, as }, replace)}
        />
      </div>
      <div className={styles.below}>
        <Card title="制作要点">
          {notes.length === 0 ? (
            <p className={styles.quiet}>这些技术没有收录制作要点。</p>
          ) : (
            <dl className={styles.notes}>
              {notes.map(({ technique, text }) => (
                <div key={technique}>
                  <dt>{technique}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          )}
        </Card>
        <Card title="效果">
          <Effect effect={effect} hasEffect={album.hasEffect} />
        </Card>
      </div>
      <div className={styles.similar}>
        <Card title="投放点位">
          {campaign === null ? (
            <p className={styles.quiet}>该创意未公开点位。</p>
          ) : campaign.points.length === 0 ? (
            <p className={styles.quiet}>移动媒体没有固定点位。</p>
          ) : (
            <WorkPlaces album={album} points={campaign.points} />
          )}
        </Card>
      </div>
      <div className={styles.similar}>
        <Card title="相似创意">
          {similar.length === 0 ? (
            <p className={styles.quiet}>没有相似的创意。</p>
          ) : (
            <WorkLinks works={similar} asBrandId={address.as} />
          )}
        </Card>
      </div>
    </>
  );
}

/** 创意应用详情: one work, how it is made, what came of it, and from it to an order. */
export function CreativeDetail({ address, onAddress }: CreativeDetailProps) {
  const { albumId, as } = address;
  const { data, error, refetch } = useCall(
    'v1/creative-albums/detail',
    { albumId: albumId ?? '', asBrandId: as },
    { enabled: albumId !== undefined, keepPrevious: true },
  );
  useAlbumOpened(data?.album.albumId);
  return (
    <>
      <PageHeader
        title={data?.album.title ?? '创意应用详情'}
        subtitle={<HrefLink href="/media/creative-app">创意应用</HrefLink>}
      />
      {albumId === undefined ? (
        <StateBlock kind="unselected" title="从创意应用选择一个作品" minHeight={320} />
      ) : error && data === undefined ? (
        <StateBlock
          kind="section-failed"
          absentTitle="没有找到这个创意，或不在您的权限内"
          error={error}
          onRetry={() => void refetch()}
        />
      ) : data === undefined ? (
        <StateBlock kind="loading" shape="detail" rows={8} minHeight={480} />
      ) : (
        <Body data={data} address={address} onAddress={onAddress} />
      )}
    </>
  );
}
