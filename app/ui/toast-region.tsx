import { Toast } from '@base-ui/react/toast';
import { useEffect, useState } from 'react';
import { classes } from './classes.ts';
import { toastMs, useCurrentToast } from './toast.tsx';
import style from './toast.module.css';

/** @param region announces what appears in it: the toast on the screen */
export function ToastRegion({ region }: { region: HTMLElement }) {
  const [manager] = useState(() => Toast.createToastManager());
  const currentToast = useCurrentToast();
  useEffect(() => {
    if (!currentToast) return;
    const { title, text, bad = false, action } = currentToast.toast;
    // The toast closes first: a second press would run the action again.
    const act = (run: () => void) => {
      manager.close();
      run();
    };
    manager.close();
    manager.add({
      title,
      description: text,
      type: bad ? 'bad' : 'plain',
      ...(action && { actionProps: { children: action.label, onClick: () => act(action.run) } }),
    });
  }, [currentToast, manager]);
  return (
    <Toast.Provider toastManager={manager} limit={1} timeout={toastMs}>
      <Toast.Portal container={region}>
        {/* The library's own `aria-live` would take precedence over the region's, as it is nearer to the toast. */}
        <Toast.Viewport className={style.viewport} aria-live={undefined}>
          {/* Orca first says the name of the box a toast is put into; Firefox ignores a box without any attribute. */}
          <div aria-atomic="false">
            <ToastList />
          </div>
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      // The library would make it a dialog, which it is not, and a real one may be open at the same time.
      role="group"
      aria-modal={undefined}
      data-toast=""
      swipeDirection={['up', 'down', 'left', 'right']}
      className={classes(
        style.toast,
        toast.type === 'bad' && style.bad,
        toast.actionProps && style.withAction,
      )}
    >
      <Toast.Content>
        <Toast.Title className={style.title} />
        <Toast.Description />
        <Toast.Action className={style.action} />
      </Toast.Content>
      {/* The library hides it from screen readers until it has the focus: it would be a stop without a name. */}
      <Toast.Close className={style.close} aria-label="Dismiss" aria-hidden={undefined}>
        <span aria-hidden="true">×</span>
      </Toast.Close>
    </Toast.Root>
  ));
}
