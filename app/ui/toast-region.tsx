import { Toast } from '@base-ui/react/toast';
import { useEffect, useState } from 'react';
import { classes } from './classes.ts';
import { toastMs, useNews } from './toast.tsx';
import style from './toast.module.css';

/** @param region announces what appears in it: the toast on the screen */
export function ToastRegion({ region }: { region: HTMLElement }) {
  const [manager] = useState(() => Toast.createToastManager());
  const news = useNews();
  useEffect(() => {
    if (!news) return;
    const { title, text, bad = false, action } = news.toast;
    // Pressed twice it would do it twice.
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
  }, [news, manager]);
  return (
    <Toast.Provider toastManager={manager} limit={1} timeout={toastMs}>
      <Toast.Portal container={region}>
        {/* It says how by itself, and would be the nearest region to what appears. */}
        <Toast.Viewport className={style.viewport} aria-live={undefined}>
          {/* Orca says the name of what a toast is put into first, and Firefox leaves out a box that says nothing. */}
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
      // A window is a dialog; this is none, and both may be there.
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
      {/* Hidden from screen readers until it holds the focus, it would be a stop without a name. */}
      <Toast.Close className={style.close} aria-label="Dismiss" aria-hidden={undefined}>
        <span aria-hidden="true">×</span>
      </Toast.Close>
    </Toast.Root>
  ));
}
