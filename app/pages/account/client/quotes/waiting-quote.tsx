import { pounds } from '../../../../../features/amount-words.ts';
import { Button } from '../../../../ui/button.tsx';
import { classes } from '../../../../ui/classes.ts';
import shared from '../parts/client.module.css';
import type { Quote } from '../parts/queries.ts';
import { VehicleName } from '../parts/vehicle-name.tsx';
import { useDialog } from '../parts/use-dialog.ts';

/** A price that is waiting for an answer, where the client looks first. */
export function WaitingQuote({ quote: { id, work, price, vehicle } }: { quote: Quote }) {
  const { open } = useDialog();
  return (
    <section
      className={classes(shared.callout, shared.tight)}
      aria-label={`A price for you to approve: ${pounds(price)}`}
    >
      <p className={shared.row}>
        <span className={shared.strong}>A price for you to approve: {pounds(price)}</span>
        {vehicle && (
          <span>
            <VehicleName vehicle={vehicle} />
          </span>
        )}
      </p>
      <p className={shared.note}>{work}</p>
      <p>
        <Button
          look="primary"
          small
          onClick={() => open('price', { id })}
          aria-label={`Agree or decline: ${work}`}
        >
          Agree or decline
        </Button>
      </p>
    </section>
  );
}
