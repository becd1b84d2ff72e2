import type { LocalPage } from '../schema.ts';

export const page = {
  path: '/mechanic-chesterfield',
  label: 'Mechanic Chesterfield',
  title: 'Mechanic in Chesterfield: faults found, then fixed',
  description:
    'A Chesterfield mechanic for warning lights, knocks, leaks, servicing and MOT repairs. Tested first, priced next, with a 12-month warranty on the work.',
  keywords: [
    'mechanic Chesterfield',
    'car mechanic Chesterfield',
    'car repairs near me',
    'independent mechanic Derbyshire',
    'engine warning light Chesterfield',
    'garage S40',
  ],
  h1: 'A mechanic in Chesterfield who tests before replacing',
  intro: 'Warning light, knock, leak or a service due: tell us what the car does and we find out why.',
  serviceType: 'General car repair and servicing',
  drawing: 'lift',
  facts: [
    { label: 'Price', value: 'Agreed with you before we start' },
    { label: 'Finding a fault', value: 'Most take 1-2 hours' },
    { label: 'Repair', value: 'Same day where parts allow' },
    { label: 'Warranty', value: '12 months, parts and labour' },
  ],
  features: [
    {
      title: 'The cause comes first',
      text: 'A stored code names the circuit and leaves the part open. We check supply, earth, wiring and sensor before anything is ordered.',
    },
    {
      title: 'Nothing done behind your back',
      text: 'You see the cost of parts and labour first. If stripping the job down shows something worse, the spanners stop until you have decided.',
    },
    {
      title: 'Diesels that only do short trips',
      text: 'A school-run diesel rarely gets hot enough to clean its particulate filter. We read the soot load and find out what keeps interrupting regeneration.',
    },
    {
      title: 'Gradients included in the road test',
      text: 'Some faults appear only under load or on a long descent. West of town there are hills enough to bring them out with the test gear connected.',
    },
    {
      title: 'Winter damage looked for',
      text: 'Frost breaks up road surfaces and salt gets into what is left. Springs snap at the bottom coil, ball joints loosen and brake pipes rust under their clips.',
    },
    {
      title: 'Sensible about older cars',
      text: 'On a car worth little, we sort the list into must, soon and leave. Sometimes that ends with advice not to spend.',
    },
  ],
  whatYouGet: [
    'A technician who listens to the description and rides along if needed',
    'Fault memory read from every control unit that answers',
    'Visual check underneath on the lift',
    'Written findings, with measurements where there are any',
    'An itemised estimate including VAT',
    'A road test and a second code scan after the repair',
  ],
  trust: [
    'Twelve months on the part and on the hours it took to fit. The paperwork is your invoice, so keep it in the glovebox.',
    'An independent workshop in town, close to Brampton, Newbold and Hasland. Drivers come in from Dronfield, Staveley, Bolsover and Clay Cross too, by the A61, A619 or A632.',
    'Bulbs, batteries, belts and brake pads for common cars usually arrive the same morning. Where parts allow, you drive home that day.',
  ],
  faqs: [
    {
      question: 'My engine light is on. Can I keep driving?',
      answer:
        'Amber and steady: drive gently and have it read within days. Flashing amber: the engine is misfiring and can ruin the catalytic converter, so ease off at once, and stop where it is safe if it goes on flashing. A red oil pressure or temperature light means switch off now.',
    },
    {
      question: 'How long does it take to find a fault?',
      answer:
        'Most are found in 1-2 hours. Faults that come and go, water leaks and battery drains take longer because they have to happen while we are measuring. We agree a time limit with you and report before going past it.',
    },
    {
      question: 'The car pulls to one side since I hit a pothole. What is it?',
      answer:
        'Usually wheel alignment, sometimes a bent track rod or arm, a damaged tyre or a broken spring. Look for a bulge in the tyre wall before you drive on. We check the parts first, because aligning a car on bent steel is money wasted.',
    },
    {
      question: 'Do you take vans and hybrids?',
      answer:
        'Yes, vans up to 3,500kg and hybrids of most makes. On hybrids, a qualified technician makes the high-voltage system safe before work near it begins.',
    },
    {
      question: 'Can I wait while you look at it?',
      answer:
        'For a quick check, often yes, if you arrange it beforehand. For diagnosis it is better to leave the car, since a cold start in the morning can tell more than an hour at noon.',
    },
  ],
  related: ['/general-repairs', '/diagnostics', '/routine-servicing', '/mot', '/electrical-services'],
} satisfies LocalPage;
