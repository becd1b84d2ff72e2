import { Toast } from '@base-ui/react/toast';
import { useEffect } from 'react';
import { classes } from './classes.ts';
import style from './toast.module.css';

/** Milliseconds that a toast stays. */
const toastMs = 4000;

const manager = Toast.createToastManager();

export type ToastText = {
  title?: string;
  text?: string | undefined;
  /** Something went wrong: announced at once instead of politely. */
  bad?: boolean;
  /** One thing to do about it, such as undoing. */
  action?: { label: string; run: () => void } | undefined;
};

let latest: { toast: ToastText; at: number } | null = null;

/** Shows a toast in place of the one before it. Callable from anywhere in the browser; `Toasts` must stand on the page. */
export function showToast(toast: ToastText): void {
  latest = { toast, at: Date.now() };
  add(toast);
}

function add({ title, text, bad = false, action }: ToastText): void {
  manager.close();
  manager.add({
    title,
    description: text,
    type: bad ? 'bad' : 'plain',
    priority: bad ? 'high' : 'low',
    ...(action && { actionProps: { children: action.label, onClick: action.run } }),
  });
}

/** Where toasts appear; once on each screen that shows them. */
export function Toasts() {
  // A toast shown just before the screen changed would be lost with the screen.
  useEffect(() => {
    if (latest && Date.now() - latest.at < toastMs) add(latest.toast);
  }, []);
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
