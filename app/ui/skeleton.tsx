import style from './skeleton.module.css';

type SkeletonProps = {
  /** What is being loaded: `Loading enquiries...` */
  label: string;
  lines?: number;
};

/** Grey lines and the name of what is loading. They appear after 200 ms, so that quick answers do not flicker. */
export function Skeleton({ label, lines = 3 }: SkeletonProps) {
  return (
    <div className={style.skeleton} role="status">
      <span className={style.label}>{label}</span>
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className={style.line} aria-hidden="true" />
      ))}
    </div>
  );
}
