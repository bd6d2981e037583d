import { Dropdown, type DropdownProps } from 'antd';
import { useRef } from 'react';

export type DropMenuProps = DropdownProps & { readonly menu: NonNullable<DropdownProps['menu']> };

/**
 * A menu that a button opens, for pointer and keyboard alike. The focus is on the button again before what is chosen
 * happens, so that a dialog returns it there, and the Enter that chooses does not go on to press the dialog.
 */
export function DropMenu({ menu, onOpenChange, ...props }: DropMenuProps) {
  const before = useRef<Element>(null);
  return (
    <Dropdown
      trigger={['click']}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- The menu takes the focus when it opens, not the page when it loads.
      autoFocus
      {...props}
      onOpenChange={(isOpen, info) => {
        if (isOpen) before.current = document.activeElement;
        onOpenChange?.(isOpen, info);
      }}
      menu={{
        ...menu,
        onClick: (choice) => {
          if (choice.domEvent.type === 'keydown') choice.domEvent.preventDefault();
          if (before.current instanceof HTMLElement) before.current.focus();
          menu.onClick?.(choice);
        },
      }}
    />
  );
}
