import { Badge } from '../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Plate } from '../../../ui/plate.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { Group } from './group.tsx';
import style from './kit.module.css';

const looks = ['primary', 'plain', 'danger', 'quiet'] as const;
const variants = ['default', 'secondary', 'outline', 'destructive'] as const;

export function Actions() {
  return (
    <Group title="Buttons, badges, plates">
      {looks.map((look) => (
        <div key={look} className={style.row}>
          <Button look={look}>{look}</Button>
          <Button look={look} small>
            {look} small
          </Button>
          <Button look={look} pending>
            {look} pending
          </Button>
          <Button look={look} disabled>
            {look} disabled
          </Button>
          <ButtonLink look={look} href="#">
            {look} link
          </ButtonLink>
        </div>
      ))}
      <div className={style.row}>
        {variants.map((variant) => (
          <Badge key={variant} variant={variant}>
            {variant}
          </Badge>
        ))}
      </div>
      <div className={style.row}>
        <Plate registration="AB12 CDE" />
        <Plate registration="AB12 CDE" large />
        <Spinner />
      </div>
    </Group>
  );
}
