import { classes } from './classes.ts';
import style from './plate.module.css';

type PlateProps = {
  /** As people write it, with its space: `AB12 CDE`. */
  registration: string;
  /** Small and white in lists; large and yellow where it names the page. */
  large?: boolean;
};

/** A registration as a number plate. */
export function Plate({ registration, large = false }: PlateProps) {
  return <span className={classes(style.plate, large && style.large)}>{registration}</span>;
}
