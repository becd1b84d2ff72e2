import { privateMeta } from '../../lib/meta.ts';
export const handle = { scripts: true };
export const meta = () => privateMeta('Kit');
export default function Kit() {
  return <h1>Kit</h1>;
}
