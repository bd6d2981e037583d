import { useState } from 'react';
import { notifyBriefly } from '../../../api/notice.ts';
import { randomKey } from '../../../api/request-keys.ts';
import { useMutationCall } from '../../../api/use-call.ts';
import { CityPicker } from '../../../shared/city-picker/city-picker.tsx';
import { useGroupScope } from '../../../shared/scope/group-scope.ts';
import { JoinSwitch } from '../../../shared/ta-builder/join-switch.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import type { CreateAddress } from '../pack-address.ts';
import { LiveEstimate } from './live-estimate.tsx';
import * as drafts from './pack-draft.ts';
import styles from './pack-create.module.css';
import { PackSettings } from './pack-settings.tsx';
import { PartCard } from './part-card.tsx';

const scopeGroup = 'smartMarketingData.numeracyTaData';
const mostCities = 10;

export interface PackCreatePageProps {
  readonly address: CreateAddress;
  readonly onMade: (packId: string) => void;
}

/** A new pack: ways of finding people at the left, the rule in the middle, its live size and the form at the right. */
export function PackCreatePage({ address, onMade }: PackCreatePageProps) {
  const [draft, setDraft] = useState(() => drafts.firstDraft(address));
  const [requestKey] = useState(randomKey);
  const scope = useGroupScope(scopeGroup);
  const create = useMutationCall('v1/crowd-packs', {
    onSuccess: ({ packId, packNo }) => {
      notifyBriefly({ kind: 'success', title: `人群包 ${packNo} 已开始计算` });
      onMade(packId);
    },
  });
  const submit = () => {
    const rule = drafts.ruleOfDraft(draft);
    if (rule === null) return;
    const { name, cityCodes, folder, validUntil } = draft;
    create.mutate({
      name: name.trim(),
      cityCodes: [...cityCodes],
      rule,
      folder: folder.trim() || null,
      validUntil: validUntil || null,
      requestKey,
    });
  };
  return (
    <>
      <PageHeader
        title="新建人群包"
        subtitle="条件自上而下依次合并；人群包只存样本位图，不含任何个人标识。"
      />
      <div className={styles.frame}>
        <section className={styles.methods} aria-label="添加条件">
          <h2>添加条件</h2>
          {drafts.partKinds.map(({ kind, name, hint }) => (
            <button
              key={kind}
              type="button"
              className={styles.method}
              disabled={draft.parts.length >= drafts.mostParts}
              onClick={() => setDraft(drafts.addPart(draft, kind))}
            >
              {name}
              <small>{hint}</small>
            </button>
          ))}
        </section>
        <div className={styles.parts}>
          <div className={styles.part}>
            <Field id="pack-cities" label="城市" isRequired isGroup hint={`最多 ${mostCities} 个城市`}>
              <CityPicker
                id="pack-cities"
                value={draft.cityCodes}
                max={mostCities}
                scope={scope}
                need="people"
                onChange={(cityCodes) => setDraft({ ...draft, cityCodes })}
              />
            </Field>
          </div>
          {draft.parts.map((draftPart, at) => (
            <div key={draftPart.key}>
              {at > 0 && (
                <JoinSwitch
                  label={`条件 ${at + 1} 与前面的关系`}
                  value={draftPart.part.join}
                  onChange={(join) => setDraft(drafts.joinPart(draft, draftPart, join))}
                />
              )}
              <PartCard
                at={at}
                draftPart={draftPart}
                cityCodes={draft.cityCodes}
                onChange={(part) => setDraft((now) => drafts.changePart(now, draftPart.key, part))}
                onRemove={() => setDraft(drafts.removePart(draft, draftPart.key))}
              />
            </div>
          ))}
        </div>
        <div className={styles.side}>
          <LiveEstimate draft={draft} />
          <PackSettings
            draft={draft}
            error={create.error}
            isSaving={create.isPending}
            onChange={(change) => setDraft({ ...draft, ...change })}
            onSubmit={submit}
          />
        </div>
      </div>
    </>
  );
}
