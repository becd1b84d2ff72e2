import { Toast } from '@base-ui/react/toast';
import { useEffect, useState } from 'react';
import { classes } from './classes.ts';
import { useLatestToast } from './toast.tsx';
import style from './toast.module.css';

/** Milliseconds that a toast stays. */
const toastMs = 4000;

/** The toast on the screen. */
export function ToastRegion() {
  const [manager] = useState(() => Toast.createToastManager());
  const latest = useLatestToast();
  useEffect(() => {
    // One shown just before the screen changed is still news; an older one is not.
    if (!latest || Date.now() - latest.at >= toastMs) return;
    const { title, text, bad = false, action } = latest.toast;
    manager.close();
    manager.add({
      title,
      description: text,
      type: bad ? 'bad' : 'plain',
      priority: bad ? 'high' : 'low',
      ...(action && { actionProps: { children: action.label, onClick: action.run } }),
    });
  }, [latest, manager]);
  return (
    <Toast.Provider toastManager={manager} limit={1} timeout={toastMs}>
      <Toast.Portal>
        <Toast.Viewport className={style.viewport}>
          <ToastList />
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
      swipeDirection={['up', 'down', 'left', 'right']}
      className={classes(style.toast, toast.type === 'bad' && style.bad)}
    >
      <Toast.Content>
        <Toast.Title className={style.title} />
        <Toast.Description />
        <Toast.Action className={style.action} />
      </Toast.Content>
      <Toast.Close className={style.close} aria-label="Dismiss">
        <span aria-hidden="true">×</span>
      </Toast.Close>
    </Toast.Root>
  ));
}
