import { isAllowed } from '@ooh/contract/permission/rules';
import type { CallOutput } from '@ooh/contract/registry';
import { Link } from '@tanstack/react-router';
import { useSession } from '../../session/use-session.ts';
import { FigureValue } from '../../shared/figure/figure-value.tsx';
import { TgiValue } from '../../shared/figure/tgi-value.tsx';
import { Fact, FactList } from '../../ui/figure/fact-list.tsx';
import { asCount, asShare } from '../../ui/figure/figure-formats.ts';
import { formatNumber } from '../../ui/figure/format-figure.ts';
import styles from './scene-aoi.module.css';

const combinationFlag = 'smartMarketingData.wisdomCombinationData.isEnabled';

type Scene = CallOutput<'aoi-draw/getSubsetSceneDetail'>['scenes'][number];

export interface SceneCardsProps {
  readonly scenes: readonly Scene[];
  readonly hasAudience: boolean;
  readonly marked: string | undefined;
  /** Params of the list of AOIs: city and audience. */
  readonly asked: { readonly city: string; readonly ta?: string | undefined };
}

/** A card a scene: AOIs, visits, the audience there, and the media around it. */
export function SceneCards({ scenes, hasAudience, marked, asked }: SceneCardsProps) {
  const permission = useSession((session) => session.dataRoleRequest);
  const mayCombine = isAllowed(permission, combinationFlag);
  return (
    <div className={styles.cards}>
      {scenes.map(({ scene, aois, aoiTypes, dailyVisitors, taConcentrationPeople, tgi, media }) => (
        <section key={scene} className={styles.card} aria-label={scene} data-marked={scene === marked}>
          <h3>
            {scene}
            <Link to="/strategy/people/ta/aoi-list" search={{ ...asked, type: aoiTypes.join(',') }}>
              {formatNumber(aois)} 个 AOI
            </Link>
          </h3>
          <FactList isSmall>
            <Fact name="日均到访">
              <FigureValue figure={dailyVisitors} format={asCount} />
            </Fact>
            {hasAudience && (
              <>
                <Fact name="TA浓度">
                  <FigureValue figure={taConcentrationPeople} format={asShare} />
                </Fact>
                <Fact name="TGI">
                  <TgiValue figure={tgi} />
                </Fact>
              </>
            )}
            <Fact name="推荐媒体">
              {media
                .map(({ mediumName, positions }) => `${mediumName} ${formatNumber(positions)}`)
                .join('、') || '无'}
            </Fact>
          </FactList>
          <p className={styles.note}>{aoiTypes.join('、')}</p>
          {mayCombine && (
            <Link
              to="/strategy/combination/scene"
              search={{ ...asked, scene }}
              aria-label={`${scene}的媒体组合`}
            >
              媒体组合
            </Link>
          )}
        </section>
      ))}
    </div>
  );
}
