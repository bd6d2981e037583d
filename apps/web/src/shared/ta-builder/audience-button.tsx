import { isAudienceChosen, type TargetAudience } from '@ooh/contract/domain/target-audience';
import { TeamOutlined } from '@ant-design/icons';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { useReturnFocus } from '../../ui/page/use-return-focus.ts';
import { useAudienceSentence } from './pack-choices.ts';
import styles from './ta-builder.module.css';
import { TaBuilder, useCrowdLabels } from './ta-builder.tsx';

export interface AudienceButtonProps {
  readonly value: TargetAudience;
  readonly cityCode: string;
  readonly cityName: (cityCode: string) => string;
  readonly onChange: (audience: TargetAudience) => void;
}

function AudienceDrawer(props: AudienceButtonProps & { readonly onClose: () => void }) {
  useReturnFocus();
  const { value, cityCode, cityName, onChange, onClose } = props;
  const [draft, setDraft] = useState(value);
  return (
    <Drawer
      open
      size={1120}
      title="目标人群 TA"
      onClose={onClose}
      extra={
        <Button
          type="primary"
          onClick={() => {
            onChange(draft);
            onClose();
          }}
        >
          应用
        </Button>
      }
    >
      <TaBuilder value={draft} cityCodes={[cityCode]} cityName={cityName} onChange={setDraft} />
    </Drawer>
  );
}

/** The audience of a screen in its filter bar: what is composed in the drawer holds when it is applied. */
export function AudienceButton(props: AudienceButtonProps) {
  const { value, cityCode } = props;
  const [isOpen, setIsOpen] = useState(false);
  const { nameOf } = useCrowdLabels([cityCode]);
  const sentence = useAudienceSentence(value, nameOf);
  return (
    <>
      <Button
        className={styles.audienceButton}
        icon={<TeamOutlined aria-hidden="true" />}
        aria-haspopup="dialog"
        title={sentence}
        onClick={() => setIsOpen(true)}
      >
        <span className={styles.audienceWords}>
          {isAudienceChosen(value) ? `TA：${sentence}` : '设定目标人群'}
        </span>
      </Button>
      {isOpen && <AudienceDrawer {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}
