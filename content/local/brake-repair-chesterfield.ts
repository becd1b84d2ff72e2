import type { LocalPage } from '../schema.ts';

export const page = {
  path: '/brake-repair-chesterfield',
  label: 'Brake repair Chesterfield',
  title: 'Brake repair in Chesterfield: pads, discs, calipers',
  description:
    'Grinding, judder, a long pedal or a car that pulls: brake repair in Chesterfield with discs measured, calipers freed and a 12-month warranty.',
  keywords: [
    'brake repair Chesterfield',
    'brake pads Chesterfield',
    'brake discs Chesterfield',
    'seized caliper repair',
    'grinding brakes',
  ],
  h1: 'Brake repair in Chesterfield',
  intro:
    'Grinding, judder, a soft pedal or a hot wheel. We measure every corner and replace what is out of limits.',
  serviceType: 'Brake inspection and repair',
  drawing: 'brake-disc',
  facts: [
    { label: 'Price', value: 'Agreed once we have measured' },
    { label: 'How long', value: 'Most axles 1-2 hours' },
    { label: 'When', value: 'Same day where parts allow' },
    { label: 'Warranty', value: '12 months, parts and labour' },
  ],
  features: [
    {
      title: 'Built for the way down',
      text: 'Coming back from the Peak District, brakes turn height into heat for minutes on end. Old fluid can boil there, and the pedal then sinks without warning.',
    },
    {
      title: 'Salt is the quieter enemy',
      text: 'Winter grit swells the rust under pads and slides. One pad stops moving, its neighbour wears to metal, and from outside the wheel everything looks normal.',
    },
    {
      title: 'Discs judged by a micrometer',
      text: 'Each disc carries its minimum thickness. We compare, check for run-out where the wheel judders, and replace in pairs across an axle.',
    },
    {
      title: 'Electronic handbrakes handled',
      text: 'Rear calipers with a motor must be wound back in service mode by the scan tool. Forcing them with a clamp breaks the gear inside.',
    },
    {
      title: 'Slides freed and greased',
      text: 'Carriers are cleaned to bare metal, pins greased with the proper compound and hardware renewed. Skipping this is why new pads squeal.',
    },
    {
      title: 'Hybrids and electric cars',
      text: 'Because the motor does most of the slowing, their friction brakes rust from lack of use. We look at inner faces, which a glance through the wheel misses.',
    },
  ],
  whatYouGet: [
    'Pad and disc measurements for all four wheels',
    'Calipers, slides, hoses and pipes inspected along their length',
    'Fluid tested for water content',
    'Pads and discs renewed as an axle set',
    'Handbrake adjusted or calibrated',
    'A road test that includes repeated stops',
  ],
  trust: [
    'Discs, pads, calipers and our fitting carry a 12-month warranty against defects. Wear from driving is not a defect, and we say honestly which it was.',
    'Tested on the hills that the car will have to come down, from a workshop in the middle of town.',
    'Most pad and disc jobs take one to two hours an axle and are finished on the day where parts allow.',
  ],
  faqs: [
    {
      question: 'What does each brake noise mean?',
      answer:
        'A light scrape that fades after the first stops is overnight rust. A steady squeal is glazed pads, dry slides or a wear indicator touching. Metal grinding means the pad is gone: do not drive to see if it gets better.',
    },
    {
      question: 'When are pads worn out?',
      answer:
        'An MOT fails them below 1.5mm. We advise changing at about 3mm, since the last part goes quickly on hills and the disc is damaged once the backing plate arrives.',
    },
    {
      question: 'Why does the steering wheel shake when I brake?',
      answer:
        'The front discs vary in thickness or do not run true, often because rust was left on the hub when they were fitted. Worn suspension bushes make it worse. We check both before blaming the discs.',
    },
    {
      question: 'Do I have to change the discs with the pads?',
      answer:
        'Not if they are above minimum thickness, even and free of cracks and deep lips. If the new pads would outlast them, though, doing both at once saves paying for labour twice.',
    },
    {
      question: 'How often is brake fluid due?',
      answer:
        'Every two years on most cars. It absorbs moisture through hoses and seals, which lowers its boiling point and corrodes the ABS unit from within.',
    },
  ],
  related: ['/brake-service', '/suspension-repairs', '/mot', '/tyre-installation'],
} satisfies LocalPage;
