import { CircleHelp } from 'lucide-react';
import { Button } from '../../../../ui/button.tsx';
import { classes } from '../../../../ui/classes.ts';
import { useMedia } from '../../../../ui/use-media.ts';
import { useUrl } from '../parts/use-url.ts';
import { FindAnything } from './find-anything.tsx';
import { NewMenu } from './new-menu.tsx';
import { quickActions } from './quick-actions.ts';
import { useAreShortcutsOn, useShortcuts } from './use-shortcuts.ts';
import style from './toolbar.module.css';

/** Above every tab: one search for everything, the Quick Actions, and the keyboard shortcuts. */
export function Toolbar({ isFirstTab }: { isFirstTab: boolean }) {
  const { change } = useUrl();
  useShortcuts({ onNew: () => change({ do: 'book' }), onHelp: () => change({ do: 'shortcuts' }) });
  const open = (name: string) => change({ do: name });
  // The first tab is where a phone has room for the buttons themselves.
  const isShort = useMedia('(max-width: 47.99rem)') && !isFirstTab;
  return (
    <div className={classes(style.toolbar, isShort && style.short)}>
      <FindAnything />
      {isShort ? <NewMenu actions={quickActions} onChoose={open} /> : <Actions onChoose={open} />}
    </div>
  );
}

function Actions({ onChoose }: { onChoose: (name: string) => void }) {
  const areOn = useAreShortcutsOn();
  return (
    <div className={style.actions} role="group" aria-label="Quick Actions">
      {quickActions.map(({ name, label, Icon, keys }, index) => (
        <Button
          key={name}
          small
          look={index === 0 ? 'primary' : 'plain'}
          className={style.action}
          onClick={() => onChoose(name)}
          aria-keyshortcuts={areOn ? keys : undefined}
        >
          <Icon size={16} aria-hidden="true" />
          {label}
        </Button>
      ))}
      <Button
        small
        look="quiet"
        className={style.help}
        onClick={() => onChoose('shortcuts')}
        aria-label="Keyboard shortcuts"
        aria-keyshortcuts={areOn ? '?' : undefined}
      >
        <CircleHelp size={18} aria-hidden="true" />
      </Button>
    </div>
  );
}
