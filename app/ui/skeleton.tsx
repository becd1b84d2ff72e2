import style from './skeleton.module.css';

type SkeletonProps = {
  /** What is being loaded, for screen readers: `Loading enquiries...` */
  label: string;
  lines?: number;
};

/** Grey lines in place of what is loading. They appear after 200 ms, so that quick answers do not flicker. */
export function Skeleton({ label, lines = 3 }: SkeletonProps) {
  return (
    <div className={style.skeleton} role="status">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className={style.line} aria-hidden="true" />
      ))}
    </div>
  );
}
