/** People, cars and words of the demo garage; all invented. Phone numbers are from ranges kept free for drama. */
export const people = [
  'Amelia Hartley',
  'Bilal Hussain',
  'Carys Morgan',
  'Dawid Nowak',
  'Ellen Shaw',
  'Farah Siddiqui',
  'George Whitworth',
  'Hannah Lowe',
  'Ibrahim Okafor',
  'Joanne Platts',
  'Kieran Doyle',
  'Leah Bunting',
  'Marcus Wright',
  'Niamh Gallagher',
  'Oliver Renshaw',
  'Priya Patel',
  'Quentin Marsh',
  'Ruth Heathcote',
  'Sanjay Rao',
  'Tess Barker',
  'Uma Krishnan',
  'Victor Szabo',
  'Wendy Fretwell',
  'Yusuf Demir',
] as const;

export const cars = [
  { make: 'Ford', model: 'Focus', fuel: 'petrol', year: 2018 },
  { make: 'Ford', model: 'Transit Custom', fuel: 'diesel', year: 2020 },
  { make: 'Ford', model: 'Fiesta', fuel: 'petrol', year: 2016 },
  { make: 'Vauxhall', model: 'Corsa', fuel: 'petrol', year: 2019 },
  { make: 'Vauxhall', model: 'Insignia', fuel: 'diesel', year: 2017 },
  { make: 'Volkswagen', model: 'Golf', fuel: 'diesel', year: 2015 },
  { make: 'Volkswagen', model: 'Polo', fuel: 'petrol', year: 2021 },
  { make: 'BMW', model: '320d', fuel: 'diesel', year: 2014 },
  { make: 'Audi', model: 'A3', fuel: 'petrol', year: 2019 },
  { make: 'Mercedes', model: 'C220', fuel: 'diesel', year: 2016 },
  { make: 'Nissan', model: 'Qashqai', fuel: 'petrol', year: 2018 },
  { make: 'Toyota', model: 'Yaris', fuel: 'hybrid', year: 2021 },
  { make: 'Toyota', model: 'Corolla', fuel: 'hybrid', year: 2020 },
  { make: 'Kia', model: 'Sportage', fuel: 'diesel', year: 2017 },
  { make: 'Hyundai', model: 'Tucson', fuel: 'petrol', year: 2019 },
  { make: 'Škoda', model: 'Octavia', fuel: 'diesel', year: 2016 },
  { make: 'Peugeot', model: '208', fuel: 'petrol', year: 2018 },
  { make: 'Land Rover', model: 'Discovery Sport', fuel: 'diesel', year: 2017 },
  { make: 'MINI', model: 'Cooper', fuel: 'petrol', year: 2015 },
  { make: 'Kia', model: 'e-Niro', fuel: 'electric', year: 2022 },
] as const;

/** Memory tags that were issued, for the first two letters of a plate. */
export const areas = [
  'YN',
  'YS',
  'FH',
  'FJ',
  'DE',
  'DN',
  'KX',
  'LS',
  'MJ',
  'BK',
  'RV',
  'NG',
  'PJ',
  'GU',
  'HY',
  'EJ',
] as const;

export const jobs = [
  {
    type: 'Full Service',
    minutes: 120,
    pence: 18_900,
    done: 'Oil and all filters changed, brakes stripped and cleaned, tyres and battery measured.',
  },
  {
    type: 'Basic Service',
    minutes: 90,
    pence: 8900,
    done: 'Oil and oil filter changed, levels topped up, lights and tyres checked.',
  },
  { type: 'MOT Test', minutes: 60, pence: 5485, done: 'MOT passed. Advisory: front tyres at 3 mm.' },
  {
    type: 'Brake Service',
    minutes: 90,
    pence: 24_500,
    done: 'Front discs and pads replaced, slide pins greased, fluid tested at 1.2 % water.',
  },
  {
    type: 'Diagnostics',
    minutes: 60,
    pence: 7200,
    done: 'Fault P0299 traced to a split boost hose. Hose replaced, road tested, no fault stored.',
  },
  {
    type: 'Oil Change',
    minutes: 60,
    pence: 7900,
    done: 'Oil and filter to the maker’s specification, sump plug washer renewed.',
  },
  {
    type: 'Tyre Replacement',
    minutes: 60,
    pence: 16_800,
    done: 'Two front tyres fitted and balanced, tracking adjusted.',
  },
  {
    type: 'Air Conditioning Service',
    minutes: 60,
    pence: 8500,
    done: 'System evacuated, vacuum held for 20 minutes, refilled with R134a.',
  },
  {
    type: 'Suspension Repair',
    minutes: 120,
    pence: 21_900,
    done: 'Front lower arm replaced on the left, geometry set.',
  },
  {
    type: 'Electrical Repair',
    minutes: 90,
    pence: 11_500,
    done: 'Earth strap behind the left headlamp cleaned and renewed.',
  },
] as const;

export const wishes = [
  'Knocking from the front left over speed bumps.',
  'Please check the tyres before the winter.',
  'Oil light came on twice last week.',
  'Key is with my neighbour at number 12.',
  'I can wait while it is done.',
  'Please call before doing anything extra.',
  null,
  null,
  null,
] as const;

export const messages = [
  {
    about: 'Diagnostics',
    car: 'BMW 320d, 2014',
    text: 'The engine light has been on since Tuesday and it goes into limp mode on the motorway. When could you look at it?',
  },
  {
    about: 'General Repairs',
    car: 'Vauxhall Corsa 1.2',
    text: 'The clutch is slipping on hills. What would a new one cost, and how long would you need the car?',
  },
  {
    about: 'Routine Servicing',
    car: 'Kia Sportage 1.7 CRDi',
    text: 'I am moving from the main dealer. Do you stamp the digital service record?',
  },
  {
    about: 'Electrical Services',
    car: 'Ford Focus 2018',
    text: 'The battery is flat every Monday morning. It was replaced in March, so I think something is draining it.',
  },
  {
    about: 'Performance Tuning',
    car: 'Volkswagen Golf GTD',
    text: 'I am interested in a Stage 1 remap. Can the standard map go back on if I sell the car?',
  },
  {
    about: 'Collision Repair',
    car: 'Audi A3',
    text: 'Somebody caught my rear bumper in the car park. My insurer asked for an estimate.',
  },
  {
    about: 'Emergency Service',
    car: 'Ford Transit Custom',
    text: 'The van died outside Dronfield this morning and it is full of tools. Do you recover vans?',
  },
  {
    about: 'Other',
    car: null,
    text: 'Do you take on fleets of five vans? We would need them back by 7 in the morning.',
  },
  {
    about: 'General Repairs',
    car: 'MINI Cooper 2015',
    text: 'Rattle at cold start for about two seconds. I have read that it may be the timing chain.',
  },
  {
    about: 'Routine Servicing',
    car: 'Toyota Yaris Hybrid',
    text: 'It is due its second service. Do you work on hybrids?',
  },
] as const;
