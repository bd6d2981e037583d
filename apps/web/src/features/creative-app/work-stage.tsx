import type { Album } from '@ooh/contract/domain/album';
import type { CreativeShot } from '@ooh/contract/domain/creative-shot';
import { PauseOutlined, CaretRightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { WorkPicture } from '../../shared/creative-work/work-picture.tsx';
import { AnimatedMarks } from './animated-marks.tsx';
import styles from './creative-app.module.css';

const shotNames = { near: '近景', middle: '中景', far: '远景' } as const;
const nameOf = ({ shot, isNight }: CreativeShot): string => `${shotNames[shot]} · ${isNight ? '夜' : '日'}`;

export interface WorkStageProps {
  readonly album: Album;
  readonly shots: readonly CreativeShot[];
  /** Which picture, from 1. */
  readonly shown: number;
  readonly onShow: (shot: number) => void;
}

/** The picture of a work in large, its other shots below it, and the motion of its technique on request. */
export function WorkStage({ album, shots, shown, onShow }: WorkStageProps) {
  const [isPlaying, setPlaying] = useState(false);
  const { creative, techniques, mediumId, formId } = album;
  const view = shots[shown - 1] ?? shots[0];
  const moves =
    creative !== null && view?.shot === 'middle' && techniques.some((technique) => technique !== '平面');
  const choices =
    creative === null
      ? album.images.map(({ seq }) => ({ seq, view: undefined, name: `图 ${seq}` }))
      : shots.map((one, at) => ({ seq: at + 1, view: one, name: nameOf(one) }));
  return (
    <div>
      <div className={styles.stage}>
        <WorkPicture album={album} view={view} seq={shown} isPlain={moves} />
        {moves && (
          <AnimatedMarks
            format={{ mediumId, formId }}
            hue={creative.hue}
            techniques={techniques}
            isPlaying={isPlaying}
          />
        )}
      </div>
      <ul className={styles.shots} aria-label="画面">
        {choices.map(({ seq, view: own, name }) => (
          <li key={seq}>
            <button
              type="button"
              className={styles.shot}
              aria-pressed={seq === shown}
              onClick={() => onShow(seq)}
            >
              <WorkPicture album={album} view={own} seq={seq} />
              {name}
            </button>
          </li>
        ))}
        {moves && (
          <li>
            <Button
              icon={
                isPlaying ? <PauseOutlined aria-hidden="true" /> : <CaretRightOutlined aria-hidden="true" />
              }
              onClick={() => setPlaying(!isPlaying)}
            >
              {isPlaying ? '暂停' : '播放'}动态示意
            </Button>
          </li>
        )}
      </ul>
    </div>
  );
}
