import type { MakePage } from '../schema.ts';

export const page = {
  slug: 'mazda',
  name: 'Mazda',
  title: 'Mazda servicing in Chesterfield: MX-5, CX-5, Mazda3',
  description:
    'Mazda servicing in Chesterfield from £89. Skyactiv-D carbon and oil level, MX-5 rust and calipers, RX-8 compression tests, CX-5 and Mazda6 care.',
  keywords: [
    'Mazda servicing Chesterfield',
    'Mazda garage Chesterfield',
    'Skyactiv-D carbon cleaning',
    'Mazda CX-5 diesel service',
    'MX-5 specialist Derbyshire',
    'Mazda RX-8 compression test',
  ],
  intro:
    'Mazda builds engines its own way, from low-compression diesels to a rotary, and each one needs care of its own.',
  drawing: { engine: 'front-transverse', drive: 'front', body: 'hatch' },
  whyChoose: [
    {
      title: 'We read the dipstick’s X',
      text: 'Skyactiv-D oil rises as diesel mixes with it. At the X mark it must come out, even if the screen says the service is months away.',
    },
    {
      title: 'Oil matched to Skyactiv',
      text: 'Mazda’s diesels want a low-ash 0W-30 or 5W-30 as listed. Petrols often like 0W-20. Neither gets what happens to be in the drum.',
    },
    {
      title: 'A camera inside the sills',
      text: 'MX-5s rot from within. We look through drain holes with a camera and report before we prod.',
    },
    {
      title: 'Rotary measured by machine',
      text: 'An ordinary compression gauge tells little about an RX-8. The three faces of each rotor are compared and corrected for cranking speed.',
    },
    {
      title: 'Driver’s cars looked after',
      text: 'Bushes, alignment, tyre choice and gear oil decide how a Mazda steers. Ask, and we tune for feel.',
    },
    {
      title: 'A promise on the invoice',
      text: 'Work carried out is warranted for twelve months, along with its parts.',
    },
  ],
  packages: [
    {
      name: 'Basic service',
      pricePence: 8900,
      months: 6,
      miles: 6000,
      includes: [
        'Skyactiv or MZR grade oil and oil filter',
        'Oil life data reset through the menu or tester',
        'Diesel oil level compared with the X mark',
        'Tyres and lights inspected',
        'Fluid top-ups',
      ],
    },
    {
      name: 'Full service',
      pricePence: 15900,
      months: 12,
      miles: 12000,
      includes: [
        'Everything in Basic',
        'Engine filter, cabin filter',
        'Brake calipers checked for free movement',
        'Springs, arms, bushes and rear trailing links',
        'Sill, arch and drain inspection',
        'i-stop battery check',
        'Trouble codes and DPF values',
      ],
    },
    {
      name: 'Major service',
      pricePence: 24900,
      months: 24,
      miles: 24000,
      includes: [
        'Everything in Full',
        'Diesel filter drained or replaced, petrol plugs by mileage',
        'Brake fluid drained and bled',
        'MX-5 gearbox and differential oil inspected',
        'Intake pressure compared with target on Skyactiv-D',
        'Cooling system and auxiliary belt',
      ],
    },
  ],
  specialServices: [
    {
      title: 'Skyactiv-D inlet clean',
      text: 'Soot and oil vapour close the ports of the 1.5, 1.8 and 2.2. We remove the manifold and blast valves with walnut shell, then renew gaskets.',
    },
    {
      title: 'Injector seals and corrections',
      text: 'A leaking copper washer blows soot into the oil. Seats are cut, seals replaced and the injector corrections read afterwards.',
    },
    {
      title: 'Chain assessment',
      text: 'On the 2.2 diesel we compare cam position with the stored value and listen near the cover. Thick, fuel-laden oil shortens its life.',
      href: '/timing-chain-belt',
    },
    {
      title: 'MX-5 rust prevention',
      text: 'Front chassis rails on the NB, sills and rear arches on the NA and NB. Drain holes are cleared, cavities treated with wax.',
    },
    {
      title: 'Caliper overhaul',
      text: 'Rear calipers with a screw-type handbrake seize when unused. They are stripped, lubricated and adjusted in the right order.',
      href: '/brake-service',
    },
    {
      title: 'RX-8 tune-up',
      text: 'Coils, leads, plugs, starter speed, catalyst temperature and rotary compression are tested in one session.',
    },
    {
      title: 'Cambelt on older Mazdas',
      text: 'MX-5s up to 2005 and the 2.0 MZR-CD diesel have belts. The latter should also have its sump pickup looked at.',
      href: '/timing-chain-belt',
    },
    {
      title: 'All-wheel-drive oil',
      text: 'CX-5 and CX-3 transfer case and rear differential oils are small quantities. They are replaced on cars that tow or climb.',
    },
  ],
  commonIssues: [
    {
      title: 'Level above full',
      text: 'Frequent filter regenerations top up the sump of a Skyactiv-D with diesel. An oil change lowers it; we then ask why it regenerates so often.',
    },
    {
      title: 'Soft throttle and smoke on CX-5 diesel',
      text: 'Boost pressure falls as ports clog. The driver presses harder, and fuel consumption goes up.',
    },
    {
      title: 'Mazda6 2.0 diesel oil pressure lamp',
      text: 'Soot from failed injector washers blocks the strainer in the MZR-CD. Stop when the lamp lights.',
    },
    {
      title: '1.6 diesel turbo failure',
      text: 'The PSA engine in Mazda2 and Mazda3 carbonises its oil feed. A new turbo on an uncleaned system fails again in weeks.',
    },
    {
      title: 'MX-5 wet footwells',
      text: 'Leaves block the soft-top drains behind the seats. Rods are pushed through gently; a burst drain sends water into the sill.',
    },
    {
      title: 'RX-8 that will not start hot',
      text: 'A slow starter or low rotor compression is the usual cause. A warm start longer than five seconds calls for a compression test.',
    },
    {
      title: 'Turbocharged 2.3 chain noise',
      text: 'Mazda3 MPS, Mazda6 MPS and CX-7 rattle from the variable timing pulley. It begins as one second of noise and gets longer.',
    },
    {
      title: 'Daytime LEDs out',
      text: 'CX-5 and Mazda3 lights dim or flicker as their boards fail. Some were covered by Mazda, so we ask before replacing.',
    },
  ],
  faqs: [
    {
      question: 'How often should a Skyactiv-D have fresh oil?',
      answer: 'Every 6 months or 6,000 miles if trips are short. Check the dipstick monthly in winter.',
    },
    {
      question: 'Does a CX-5 have a cambelt?',
      answer: 'No. Skyactiv petrols and diesels run chains, which rely on clean oil.',
    },
    {
      question: 'What does a Mazda service cost?',
      answer:
        'Basic starts at £89, Full at £159 and Major at £249. Inlet cleaning is a separate, quoted job.',
    },
    {
      question: 'Can a rusty MX-5 sill be repaired?',
      answer:
        'If the inner sill is sound, yes, and the repair is welded in new metal. We inspect before we quote because the outside shows only part of it.',
    },
    {
      question: 'Is buying a used RX-8 a mistake?',
      answer: 'Only without figures. Have it tested hot and look for evidence of regular oil and plugs.',
    },
  ],
  related: ['/dpf', '/routine-servicing', '/brake-service', '/mot', '/timing-chain-belt'],
} satisfies MakePage;
