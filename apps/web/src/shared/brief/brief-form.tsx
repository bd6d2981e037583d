import { useRouter } from '@tanstack/react-router';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { ErrorSummary, errorSummaryId } from '../../ui/form/error-summary.tsx';
import { FormLayout, type FormSectionName } from '../../ui/form/form-layout.tsx';
import { useSaveShortcut } from '../../ui/form/use-save-shortcut.ts';
import { ConfirmLeave } from '../../ui/page/confirm-leave.tsx';
import { usePageTitle } from '../../ui/page/page-frame-context.ts';
import { StepFrame } from '../../ui/page/step-frame.tsx';
import { SavingChip } from '../../ui/saving/saving-chip.tsx';
import type { SavedWork, Saving } from '../../ui/saving/use-saving.ts';
import { useDebouncedValue } from '../../ui/timing/use-debounced-value.ts';
import type { BriefIssue } from './brief-issues.ts';
import type { DraftStore } from './draft-store.ts';
import { RestoreDraft } from './restore-draft.tsx';

/** A title is renewed once the name has rested: all open tabs are drawn anew with it. */
const titleRestMs = 400;

export interface BriefFormProps<Draft, Field extends string> {
  /** Begins the ids of the form's controls. */
  readonly formId: string;
  readonly title: string;
  /** Name of the work as it is written, for the title of its tab. */
  readonly workName: string;
  readonly steps: readonly string[];
  readonly sections: readonly FormSectionName[];
  readonly aside: ReactNode;
  readonly asideName: string;
  /** Stands above the list of errors. */
  readonly notice: ReactNode;
  /** What keeps the brief from going on. */
  readonly issues: readonly BriefIssue<Field>[];
  readonly saving: Saving<Draft>;
  readonly drafts: DraftStore<Draft>;
  readonly workId: string | undefined;
  readonly listHref: string;
  readonly nextLabel: string;
  readonly nextHref: (workId: string) => string;
  /** A way past the next step, with what it would ask left as it is. */
  readonly shortcut?: { readonly label: string; readonly take: (saved: SavedWork) => Promise<void> };
  /** True where the work cannot be changed any more. */
  readonly isClosed?: boolean;
  readonly onRestore: (draft: Draft) => void;
  readonly children: (shown: {
    readonly errors: Readonly<Partial<Record<Field, string>>>;
    readonly onTouch: (field: Field) => void;
  }) => ReactNode;
}

/** Step 1 of a wizard: a brief that is saved as it is written. Errors show once a field was left or 下一步 was tried. */
export function BriefForm<Draft extends { readonly name: string }, Field extends string>(
  props: BriefFormProps<Draft, Field>,
) {
  const { formId, title, workName, steps, sections, aside, asideName, notice, issues, saving, drafts } =
    props;
  const { workId, listHref, nextLabel, nextHref, shortcut, isClosed, onRestore, children } = props;
  const router = useRouter();
  const [touched, setTouched] = useState<ReadonlySet<Field>>(new Set());
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [isGoing, setIsGoing] = useState(false);
  const [firstStep] = steps;
  const name = useDebouncedValue(workName.trim(), titleRestMs);
  usePageTitle(name === '' ? firstStep : `${firstStep} · ${name}`);
  useSaveShortcut(() => void saving.save());

  const goOn = async (take: (saved: SavedWork) => Promise<void>) => {
    setIsSubmitted(true);
    if (issues.length > 0) {
      requestAnimationFrame(() => document.getElementById(errorSummaryId)?.focus());
      return;
    }
    setIsGoing(true);
    const saved = await saving.save();
    if (saved) await take(saved);
    setIsGoing(false);
  };
  const toNext = ({ workId: savedId }: SavedWork) => router.navigate({ href: nextHref(savedId) });

  const errors: Partial<Record<Field, string>> = {};
  for (const { field, message } of issues) if (isSubmitted || touched.has(field)) errors[field] = message;
  return (
    <StepFrame
      title={title}
      steps={steps}
      current={0}
      aside={<SavingChip state={saving.state} />}
      footer={
        <>
          <Button onClick={() => void router.navigate({ href: listHref })}>返回列表</Button>
          <Button onClick={() => void saving.save()} disabled={!saving.isDirty}>
            保存草稿
          </Button>
          {shortcut && (
            <Button loading={isGoing} disabled={isClosed} onClick={() => void goOn(shortcut.take)}>
              {shortcut.label}
            </Button>
          )}
          <Button type="primary" loading={isGoing} disabled={isClosed} onClick={() => void goOn(toNext)}>
            {nextLabel}
          </Button>
        </>
      }
    >
      <FormLayout sections={sections} asideName={asideName} aside={aside}>
        {notice}
        {isSubmitted && (
          <ErrorSummary
            issues={issues.map(({ field, message }) => ({ id: `${formId}-${field}`, message }))}
          />
        )}
        {children({ errors, onTouch: (field) => setTouched((before) => new Set([...before, field])) })}
      </FormLayout>
      <ConfirmLeave when={saving.isDirty && !isGoing} />
      <RestoreDraft drafts={drafts} workId={workId} onRestore={onRestore} />
    </StepFrame>
  );
}
