import { classes } from './classes.ts';
import style from './toast.module.css';

export type NoticeText = { title: string; text: string; bad?: boolean };

/**
 * A toast for pages without the toast library. The live region is always there, because screen
 * readers announce only what appears inside one that they already know.
 */
export function Notice({ notice }: { notice: NoticeText | null }) {
  return (
    <div className={style.viewport} role={notice?.bad ? 'alert' : 'status'}>
      {notice && (
        <div className={classes(style.toast, notice.bad && style.bad)}>
          <p className={style.title}>{notice.title}</p>
          <p>{notice.text}</p>
        </div>
      )}
    </div>
  );
}
