import { Toast } from '@base-ui/react/toast';
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
};

/** Shows a toast in place of the one before it. Callable from anywhere in the browser; `Toasts` must stand on the page. */
export function showToast({ title, text, bad = false }: ToastText): void {
  manager.close();
  manager.add({
    title,
    description: text,
    type: bad ? 'bad' : 'plain',
    priority: bad ? 'high' : 'low',
  });
}

/** Where toasts appear; once per application. */
export function Toasts() {
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
    <Toast.Root key={toast.id} toast={toast} className={classes(style.toast, toast.type === 'bad' && style.bad)}>
      <Toast.Content>
        <Toast.Title className={style.title} />
        <Toast.Description />
      </Toast.Content>
      <Toast.Close className={style.close} aria-label="Dismiss">
        <span aria-hidden="true">×</span>
      </Toast.Close>
    </Toast.Root>
  ));
}
