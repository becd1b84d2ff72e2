import { Menu } from '@base-ui/react/menu';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { classes } from '../../../../ui/classes.ts';
import { Button } from '../../../../ui/button.tsx';
import type { QuickAction } from './quick-actions.ts';
import popup from './popup.module.css';

type NewMenuProps = { actions: readonly QuickAction[]; onChoose: (name: string) => void };

/** The Quick Actions behind one button, where a tab on a phone needs the room. */
export function NewMenu({ actions, onChoose }: NewMenuProps) {
  const { key } = useLocation();
  // Tied to one step of the browser's history: otherwise Back would leave the menu open over another page.
  const [openAt, setOpenAt] = useState('');
  return (
    <Menu.Root open={openAt === key} onOpenChange={(isOpen) => setOpenAt(isOpen ? key : '')}>
      <Menu.Trigger render={<Button small look="primary" aria-label="New: Quick Actions" />}>
        <Plus size={16} aria-hidden="true" />
        New
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className={popup.positioner} sideOffset={4} align="end">
          <Menu.Popup className={classes(popup.popup, popup.menu)}>
            {actions.map(({ name, label, Icon }) => (
              <Menu.Item key={name} className={popup.item} onClick={() => onChoose(name)}>
                <Icon size={16} aria-hidden="true" />
                {label}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
