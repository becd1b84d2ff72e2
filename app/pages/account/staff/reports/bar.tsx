import style from './charts.module.css';

/** One bar of a bar chart, as long as its share of the largest; its number is beside it as text. */
export function Bar({ value, of }: { value: number; of: number }) {
  const share = of > 0 ? Math.max(value > 0 ? 1 : 0, (100 * value) / of) : 0;
  return (
    <svg className={style.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect className={style.track} width="100" height="10" />
      <rect className={style.fill} width={share} height="10" />
    </svg>
  );
}
