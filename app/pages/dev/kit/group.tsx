import type { ReactNode } from 'react';
import style from './kit.module.css';

/** Some related parts under their name. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={style.group}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
