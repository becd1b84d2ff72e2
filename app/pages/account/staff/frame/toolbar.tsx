import { CalendarPlus, CircleHelp, ClipboardPlus, UserPlus } from 'lucide-react';
import { Button } from '../../../../ui/button.tsx';
import { useUrl } from '../parts/use-url.ts';
import { overlayNames } from './overlay-names.ts';
import { FindAnything } from './find-anything.tsx';
import { useShortcuts } from './use-shortcuts.ts';
import style from './toolbar.module.css';

/** Above every tab: one search for everything, the Quick Actions, and the keyboard shortcuts. */
export function Toolbar() {
  const { get, change } = useUrl();
  const isOff = overlayNames.some((name) => get(name) !== '');
  useShortcuts({ isOff, onNew: () => change({ do: 'book' }), onHelp: () => change({ do: 'shortcuts' }) });
  const open = (name: string) => () => change({ do: name });
  return (
    <div className={style.toolbar}>
      <FindAnything />
      <div className={style.actions} role="group" aria-label="Quick Actions">
        <Button small look="primary" className={style.action} onClick={open('book')} aria-keyshortcuts="n">
          <CalendarPlus size={16} aria-hidden="true" />
          Schedule Appointment
        </Button>
        <Button small className={style.action} onClick={open('record')}>
          <ClipboardPlus size={16} aria-hidden="true" />
          Add Service Record
        </Button>
        <Button small className={style.action} onClick={open('client')}>
          <UserPlus size={16} aria-hidden="true" />
          Add New Client
        </Button>
        <Button
          small
          look="quiet"
          className={style.help}
          onClick={open('shortcuts')}
          aria-label="Keyboard shortcuts"
          aria-keyshortcuts="?"
        >
          <CircleHelp size={18} aria-hidden="true" />
        </Button>
      </div>
    </div>
  );
}
