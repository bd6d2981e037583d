import type { NamedTemplate } from '@ooh/contract/domain/import-template';
import { StatusTag } from '../../ui/figure/status-tag.tsx';
import cells from '../../ui/table/row-cells.module.css';

/** The template that something reads its files by; one that is gone stands out. */
export function TemplateName({ template: { name, isGone } }: { readonly template: NamedTemplate }) {
  if (!isGone) return <span className={cells.quiet}>模板「{name}」</span>;
  return (
    <span>
      <StatusTag tone="error" text="模板已删除" /> {name}
    </span>
  );
}
