/** The makes that the garage has pages for, as people write them, with other names for them. */
const makes: Record<string, readonly string[]> = {
  Abarth: [],
  'Alfa Romeo': ['alfa'],
  'Aston Martin': ['aston'],
  Audi: [],
  Bentley: [],
  BMW: [],
  Chevrolet: [],
  Chrysler: [],
  Citroën: ['citroen'],
  Cupra: [],
  Dodge: [],
  Ferrari: [],
  Fiat: [],
  Ford: [],
  Honda: [],
  Hyundai: [],
  Isuzu: [],
  Jaguar: ['jag'],
  Jeep: [],
  Kia: [],
  Lamborghini: [],
  'Land Rover': ['landrover', 'range rover'],
  Lexus: [],
  Lotus: [],
  Mazda: [],
  Mercedes: ['merc', 'mercedes-benz'],
  MINI: [],
  Mitsubishi: [],
  Peugeot: [],
  Porsche: [],
  Renault: [],
  'Rolls-Royce': ['rolls royce'],
  SEAT: [],
  Škoda: ['skoda'],
  Subaru: [],
  Suzuki: [],
  Toyota: [],
  TVR: [],
  Vauxhall: [],
  Volkswagen: ['vw'],
  Volvo: [],
  Westfield: [],
};

/** @returns the first make of our list that a free text names, or null */
export function makeIn(text: string): string | null {
  const words = ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}-]+/gu, ' ')} `;
  const isNamed = (name: string) => words.includes(` ${name.toLowerCase()} `);
  return Object.entries(makes).find(([name, others]) => [name, ...others].some(isNamed))?.[0] ?? null;
}

/** @returns the make of our list that a name matches apart from case, accents, spaces and hyphens, or null */
export function makeNamed(name: string): string | null {
  const { compare } = new Intl.Collator('en-GB', { sensitivity: 'base', ignorePunctuation: true });
  return Object.keys(makes).find((make) => compare(make, name) === 0) ?? null;
}
