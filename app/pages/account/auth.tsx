import { privateMeta } from '../../lib/meta.ts';

export const handle = { scripts: true };
export const meta = () => privateMeta('auth');

export default function Page() {
  return <h1>auth</h1>;
}
