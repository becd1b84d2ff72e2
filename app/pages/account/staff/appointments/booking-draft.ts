type About = { client?: string; vehicle?: string; at?: string };

/**
 * Where the booking form keeps its draft. One for another client, vehicle or gap on the day board would book what nobody
 * is asking for now.
 */
export const bookingDraft = ({ client = '', vehicle = '', at = '' }: About) =>
  `garage-draft-booking-${client}-${vehicle}-${at}`;
