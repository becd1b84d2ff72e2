import { privateMeta } from '../../lib/meta.ts';
import { Toasts } from '../../ui/toast.tsx';
import { Actions } from './kit/actions.tsx';
import { Data } from './kit/data.tsx';
import { Drawings } from './kit/drawings.tsx';
import { Fields } from './kit/fields.tsx';
import { Layers } from './kit/layers.tsx';
import style from './kit/kit.module.css';

export const handle = { scripts: true };

export const meta = () =>
  privateMeta('Every part in every state', 'What our screens are made of.', ['design']);

/** Every part of the design in every state, to look at. The server refuses this page in production. */
export default function Kit() {
  return (
    <main className={style.kit}>
      <h1>Every part in every state</h1>
      <Actions />
      <Fields />
      <Data />
      <Layers />
      <Drawings />
      <Toasts />
    </main>
  );
}
