import { CheckCircleFilled, MinusCircleOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { focusControl } from './focus-control.ts';
import styles from './form-layout.module.css';

export interface FormSectionName {
  readonly id: string;
  readonly label: string;
}

export interface FormLayoutProps {
  readonly sections: readonly FormSectionName[];
  /** Side column, always in view. */
  readonly aside: ReactNode;
  readonly asideName: string;
  readonly children: ReactNode;
}

/** A long form: links to its sections, the sections, and a side column. */
export function FormLayout({ sections, aside, asideName, children }: FormLayoutProps) {
  return (
    <div className={styles.layout}>
      <nav className={styles.anchors} aria-label="表单分段">
        {sections.map(({ id, label }) => (
          <button key={id} type="button" onClick={() => document.getElementById(id)?.scrollIntoView()}>
            {label}
          </button>
        ))}
      </nav>
      <div className={styles.form}>{children}</div>
      <aside className={styles.aside} aria-label={asideName}>
        {aside}
      </aside>
    </div>
  );
}

/** One section of the form on a card. */
function FormSection({ id, label, children }: FormSectionName & { readonly children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.section}>
      <h2 id={`${id}-title`}>{label}</h2>
      {children}
    </section>
  );
}

/** The sections of a form, each with its part of the contents. */
export function FormSections({
  sections,
  contents,
}: Pick<FormLayoutProps, 'sections'> & { readonly contents: readonly ReactNode[] }) {
  return sections.map(({ id, label }, index) => (
    <FormSection key={id} id={id} label={label}>
      {contents[index]}
    </FormSection>
  ));
}

/** A card in the side column. */
export function AsideCard(props: {
  readonly id: string;
  readonly title: ReactNode;
  readonly children: ReactNode;
}) {
  const { id, title, children } = props;
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

export interface CheckedField {
  /** Id of the control. */
  readonly id: string;
  readonly label: string;
  readonly isDone: boolean;
  /** What is filled in, as text. */
  readonly value: string;
}

/** Which fields are filled in and which are missing, each with a link to it. */
export function CheckList({ fields }: { readonly fields: readonly CheckedField[] }) {
  const done = fields.filter(({ isDone }) => isDone).length;
  return (
    <AsideCard
      id="checklist-title"
      title={
        <>
          检查清单 <small>{`${done}/${fields.length}`}</small>
        </>
      }
    >
      <ul className={styles.checklist}>
        {fields.map(({ id, label, isDone, value }) => (
          <li key={id} data-done={isDone || undefined}>
            {isDone ? <CheckCircleFilled aria-hidden="true" /> : <MinusCircleOutlined aria-hidden="true" />}
            <button type="button" onClick={() => focusControl(id)}>
              {label}
              <span className="visually-hidden">{isDone ? '，已填写' : '，待填写'}</span>
            </button>
            <span className={styles.checkValue}>{isDone ? value : '待填写'}</span>
          </li>
        ))}
      </ul>
    </AsideCard>
  );
}
