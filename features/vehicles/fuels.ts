export const fuelTypes = ['petrol', 'diesel', 'electric', 'hybrid'] as const;
export type FuelType = (typeof fuelTypes)[number];

/** Their labels on screens, in files and in the copy of a person's data. */
export const fuelWords: Record<FuelType, string> = {
  petrol: 'Petrol',
  diesel: 'Diesel',
  electric: 'Electric',
  hybrid: 'Hybrid',
};
