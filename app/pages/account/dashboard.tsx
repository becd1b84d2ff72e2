import { privateMeta } from '../../lib/meta.ts';

export const handle = { scripts: true };
export const meta = () => privateMeta('dashboard');

export default function Page() {
  return <h1>dashboard</h1>;
}
