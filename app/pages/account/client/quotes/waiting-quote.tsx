import type { OwnQuote } from '../../../../../features/quotes/own.server.ts';
import { showPlate } from '../../../../../features/vehicles/plate.ts';
import { pounds } from '../../../../lib/money.ts';
import { Button } from '../../../../ui/button.tsx';
import { classes } from '../../../../ui/classes.ts';
import { Plate } from '../../../../ui/plate.tsx';
import { useDialog } from '../../shell/use-query-param.ts';
import shared from '../parts/client.module.css';

/** A price that waits for an answer, where the client looks first. */
export function WaitingQuote({ quote: { id, work, price, vehicle } }: { quote: OwnQuote }) {
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
            {vehicle.make} {vehicle.model} <Plate registration={showPlate(vehicle.registration)} />
          </span>
        )}
      </p>
      <p className={shared.note}>{work}</p>
      <p>
        <Button look="primary" small onClick={() => open('price', { id })}>
          Answer
        </Button>
      </p>
    </section>
  );
}
