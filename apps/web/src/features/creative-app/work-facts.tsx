import type { CallOutput } from '@ooh/contract/registry';
import { useLocation } from '@tanstack/react-router';
import { BrandSelect } from '../../shared/brand-select/brand-select.tsx';
import { FavouriteButton } from '../../shared/favourite/favourite-button.tsx';
import { MaterialButton } from '../../shared/creative-work/material-button.tsx';
import { SendMenu } from '../../shared/send-menu/send-menu.tsx';
import { PinButton } from '../../shared/strategy-draft/pin-button.tsx';
import { Fact, FactList } from '../../ui/figure/fact-list.tsx';
import { formatNumber } from '../../ui/figure/format-figure.ts';
import styles from './creative-app.module.css';
import { workEvidence } from './work-evidence.ts';

export interface WorkFactsProps {
  readonly data: CallOutput<'v1/creative-albums/detail'>;
  readonly asBrandId: string | undefined;
  readonly onBrand: (brandId: string | undefined) => void;
}

/** What a work is, and what can be made of it. */
export function WorkFacts({ data, asBrandId, onBrand }: WorkFactsProps) {
  const { href } = useLocation();
  const { album, campaign } = data;
  const evidence = workEvidence(data, href);
  const load = {
    name: `${album.title} 参考`.slice(0, 60),
    cityCodes: [album.cityCode],
    mediumIds: [album.mediumId],
    brandId: asBrandId,
    evidence: [evidence],
  };
  return (
    <aside className={styles.side} aria-label="创意信息">
      <div className={styles.buttons}>
        <SendMenu load={load} label="用这个形式…" />
        <MaterialButton album={album} isSmall />
        <PinButton draftId={undefined} evidence={evidence} />
        <FavouriteButton kind="album" id={album.albumId} name={album.title} isKept={album.isFavourite} />
      </div>
      {album.creative !== null && (
        <BrandSelect
          label="换成我的品牌"
          placeholder="换成我的品牌"
          value={asBrandId}
          name={album.creative.brandName}
          onChange={(brand) => onBrand(brand?.brandId)}
        />
      )}
      <FactList isSmall>
        <Fact name="品牌">{album.brandName}</Fact>
        <Fact name="行业">{album.industry}</Fact>
        <Fact name="城市">{album.cityName}</Fact>
        {album.businessDistrict !== null && <Fact name="商圈">{album.businessDistrict}</Fact>}
        <Fact name="媒体形式">
          {album.mediumName} · {album.formName}
        </Fact>
        <Fact name="画面">
          {album.widthMillimeters / 1000} × {album.heightMillimeters / 1000} 米
        </Fact>
        <Fact name="技术">{album.techniques.join('、') || '—'}</Fact>
        <Fact name="投放周期">
          {campaign === null ? '未公开' : `${campaign.startDate} 至 ${campaign.endDate}`}
        </Fact>
        {campaign !== null && (
          <Fact name="数量">
            {formatNumber(campaign.units)} {campaign.unit}
          </Fact>
        )}
        <Fact name="发布">{album.publishedOn}</Fact>
        <Fact name="热度（近 90 天）">{formatNumber(album.popularity)}</Fact>
      </FactList>
      <p className={styles.quiet}>{album.description}</p>
    </aside>
  );
}
