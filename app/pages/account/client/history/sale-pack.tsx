import { carName } from '../../../../../features/vehicles/names.ts';
import { business, shortAddress } from '../../../../../business.ts';
import { fuelWords } from '../../../../../features/vehicles/fuels.ts';
import { showPlate } from '../../../../../features/vehicles/plate.ts';
import { counted, pounds, formatMiles, formatPounds } from '../../../../../features/amount-words.ts';
import { Button } from '../../../../ui/button.tsx';
import { Plate } from '../../../../ui/plate.tsx';
import { Table } from '../../../../ui/table.tsx';
import shared from '../parts/client.module.css';
import { formatDate } from '../../../../../features/date-words.ts';
import { today } from '../../parts/days.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { nextServiceWords } from '../../parts/words.ts';
import { useSalePack } from '../parts/queries.ts';
import { useDialog } from '../parts/use-dialog.ts';
import style from './history.module.css';

type Pack = NonNullable<ReturnType<typeof useSalePack>['data']>;

/** One vehicle's whole history as a printable document: what its next owner wants to read. */
export function SalePack({ vehicleId }: { vehicleId: string }) {
  const query = useSalePack(vehicleId);
  const { close } = useDialog();
  return (
    <div className={shared.stack}>
      <div className={style.tools}>
        <Button small onClick={close}>
          Back to the history
        </Button>
        <Button small look="primary" disabled={!query.data} onClick={() => print()}>
          Print or save as PDF
        </Button>
      </div>
      <Loaded query={query} loading="Loading the whole history...">
        {(pack) => <Sheet pack={pack} />}
      </Loaded>
    </div>
  );
}

function Sheet({ pack }: { pack: Pack }) {
  const { vehicle, services, costs } = pack;
  const total = costs.reduce((sum, { pence }) => sum + (pence ?? 0), 0);
  return (
    <article className={style.sheet}>
      <header className={style.sheetHead}>
        <div>
          <h1>Service history: {carName(vehicle)}</h1>
          <p>
            {shortAddress}, {business.phone}
          </p>
        </div>
        <Plate registration={showPlate(vehicle.registration)} large />
      </header>
      <CarFacts pack={pack} />
      <h2>Work done by {business.name}</h2>
      {services.length === 0 && <p>No service history</p>}
      {services.length > 0 && <Work services={services} vehicle={carName(vehicle)} />}
      <p className={shared.strong}>
        {counted(services.length, 'entry', 'entries')}
        {total > 0 && `, ${pounds(total)} in total`}. As of {formatDate(today())}.
      </p>
    </article>
  );
}

function CarFacts({ pack: { vehicle, readings } }: { pack: Pack }) {
  const facts = [
    ['Year', vehicle.year],
    ['Fuel', vehicle.fuel_type && fuelWords[vehicle.fuel_type]],
    ['VIN', vehicle.vin],
    ['Mileage', vehicle.mileage === null ? null : formatMiles(vehicle.mileage)],
    ['MOT expiry', vehicle.mot_expiry && formatDate(vehicle.mot_expiry)],
    ['Next service', nextServiceWords(vehicle)],
    [
      'Mileage readings',
      readings.map((one) => `${formatDate(one.read_on)}: ${formatMiles(one.mileage)}`).join('; '),
    ],
  ];
  return (
    <dl className={shared.facts}>
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label} className={style.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

function Work({ services, vehicle }: { services: Pack['services']; vehicle: string }) {
  return (
    <Table
      caption={`Work done on the ${vehicle}`}
      rows={services}
      rowKey={({ id }) => id}
      columns={[
        {
          label: 'Date',
          cell: (row) => <span className={shared.nowrap}>{formatDate(row.service_date)}</span>,
        },
        { label: 'Work', cell: (row) => row.service_type },
        {
          label: 'Description',
          cell: (row) => <span className={style.written}>{row.description ?? '–'}</span>,
        },
        {
          label: 'Mileage',
          cell: (row) => (row.mileage === null ? '–' : formatMiles(row.mileage)),
          numeric: true,
        },
        { label: 'Cost', cell: (row) => formatPounds(row.cost), numeric: true },
      ]}
    />
  );
}
