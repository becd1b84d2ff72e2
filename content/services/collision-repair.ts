import type { Page } from '../schema.ts';

export const page = {
  path: '/collision-repair',
  family: 'service',
  label: 'Collision repair',
  title: 'Collision repair in Chesterfield: dents to chassis work',
  description:
    'Accident damage repaired in Chesterfield: dents, bumpers, paint and structural alignment, with the insurance claim handled and a 12-month warranty.',
  keywords: [
    'collision repair Chesterfield',
    'accident repair Chesterfield',
    'car body repair Chesterfield',
    'bumper repair Chesterfield',
    'dent repair Chesterfield',
    'chassis alignment Chesterfield',
  ],
  h1: 'Car body and collision repair',
  intro:
    'From a car-park dent to a bent front end: damage assessed, the claim paperwork done, panels and paint put right.',
  drawing: 'panel-gap',
  facts: [
    { label: 'Cost', value: 'Written estimate first' },
    { label: 'How long', value: 'Most minor repairs take 1-3 days' },
    { label: 'Claims', value: 'Estimate and photographs to your insurer' },
    { label: 'Warranty', value: '12 months, parts and labour' },
  ],
  serviceType: 'Collision and accident repair',
  sections: [
    {
      kind: 'cards',
      id: 'areas',
      heading: 'Four kinds of accident repair',
      intro: 'Most impacts need more than one of these, so the estimate lists each separately.',
      items: [
        {
          title: 'Panels and dents',
          text: 'Dents are worked out from behind where the metal has not stretched. A creased or torn wing, door or bonnet is replaced and lined up to its neighbours.',
          points: [
            'Paintless repair where the paint is unbroken',
            'Bolt-on and welded panels',
            'Corrosion protection inside the repair',
          ],
        },
        {
          title: 'Bumpers and trim',
          text: 'A split bumper can often be plastic-welded. A broken mounting tab matters more than a scuff, because it lets the bumper sit proud and rattle.',
          points: [
            'Splits, scuffs and broken clips',
            'Grilles, arch liners and undertrays',
            'Parking sensors refitted and tested',
          ],
        },
        {
          title: 'Paintwork',
          text: 'The colour is mixed from the code on the car, then tried on a test card, because ten years of sunlight moves a shade away from its formula.',
          points: [
            'Primer, base coat and lacquer',
            'Blending into the next panel on metallics',
            'Key scratches and stone chips',
          ],
        },
        {
          title: 'Structure and alignment',
          text: 'After a heavy knock, the datum points under the car are measured against the published dimensions. Bent structure shows up later as uneven tyre wear and doors that will not shut cleanly.',
          points: [
            'Body measurement',
            'Crash bars, crossmembers and chassis legs',
            'Steering geometry checked afterwards',
          ],
        },
      ],
    },
    {
      kind: 'cards',
      id: 'damage-levels',
      heading: 'Minor, moderate or severe damage',
      intro: 'The times below assume that the parts have arrived.',
      items: [
        {
          title: 'Minor',
          text: 'Skin deep: paint, a plastic bumper or one shallow dent. The car is usually safe to drive until its slot.',
          points: ['Car-park dents', 'Scuffed bumper corners', 'Scratched door or sill'],
          note: 'Usually 1-3 days',
        },
        {
          title: 'Moderate',
          text: 'Several panels, lamps or a suspension part are involved. We check for hidden leaks from the radiator and air-conditioning condenser before the car moves.',
          points: ['Crushed wing and headlamp', 'Bent wishbone or wheel', 'Door that no longer closes'],
          note: 'Usually 4-10 working days',
        },
        {
          title: 'Severe',
          text: 'Airbags have fired or the structure has moved. At this level, an insurance engineer decides whether the car is repaired or written off.',
          points: [
            'Chassis legs or pillars bent',
            'Airbags and belt tensioners fired',
            'Car cannot be driven',
          ],
          note: 'Several weeks, agreed case by case',
        },
      ],
    },
    {
      kind: 'steps',
      id: 'process',
      heading: 'Six steps from impact to handover',
      items: [
        {
          title: 'Assessment',
          text: 'We photograph every damaged area, read the fault memory and look behind the bumper skin, where most surprises hide.',
        },
        {
          title: 'Estimate and claim',
          text: 'Labour, paint and parts are written down line by line. On a claim, the estimate goes to your insurer with the pictures.',
        },
        {
          title: 'Strip and order',
          text: 'Damaged parts come off once the work is authorised. Anything found underneath is reported before it is added to the bill.',
        },
        {
          title: 'Body repair',
          text: 'Structure first, then panels. Gaps are set with the doors, bonnet and lamps in place so that everything meets.',
        },
        {
          title: 'Paint',
          text: 'Repaired areas are primed, flatted, painted and lacquered, then cured before anyone polishes them.',
        },
        {
          title: 'Rebuild and final check',
          text: 'Lamps are aimed, sensors tested, fault codes cleared and the car is road tested, washed and walked round with you.',
        },
      ],
    },
    {
      // The owner must hold each insurer's agreement in writing before this list goes live.
      demonstration: true,
      kind: 'list',
      id: 'insurers',
      heading: 'Approved insurers',
      intro:
        'Tell the claims handler that you want the car repaired here. Policies differ, so ask if your excess or the repair guarantee changes when you choose the garage yourself.',
      items: [
        'Admiral',
        'Ageas',
        'Allianz',
        'Aviva',
        'AXA',
        'Churchill',
        'Direct Line',
        'esure',
        'Hastings Direct',
        'LV= General Insurance',
        'NFU Mutual',
        'Tesco Insurance',
      ],
    },
    {
      kind: 'cards',
      id: 'quality',
      heading: 'Four things checked before you get the keys',
      items: [
        {
          title: 'Even panel gaps',
          text: 'Both sides of the car are compared with a feeler gauge. A gap that tapers means that something underneath is still out.',
        },
        {
          title: 'Colour in daylight',
          text: 'Paint that matches under workshop tubes can look wrong outside, so the last comparison is made in the yard.',
        },
        {
          title: 'Safety systems awake',
          text: 'Airbag, parking and driver-assistance systems are scanned. A radar or camera that was disturbed needs calibration once it is back in place.',
        },
        {
          title: 'Straight on the road',
          text: 'The car must track straight with the steering wheel level and brake without pulling.',
        },
      ],
    },
    {
      kind: 'panel',
      id: 'at-the-scene',
      heading: 'What to do at the scene',
      tone: 'info',
      text: 'The law asks you to stop and exchange details. If you could not, report the collision to the police as soon as you can and within 24 hours.',
      points: [
        'Dial 999 if anyone is hurt or the road is blocked.',
        'Take names, addresses, registrations and insurers.',
        'Photograph both cars and the road before they are moved.',
        'Do not restart a car that is losing coolant, oil or fuel.',
      ],
      link: { label: 'Car not drivable: recovery', href: '/recovery-breakdown' },
    },
  ],
  faqs: [
    {
      question: 'Can I choose the garage that repairs my car?',
      answer:
        'In most cases yes. Your insurer may suggest its own network, and some policies charge a higher excess outside it, so read that clause before you decide.',
    },
    {
      question: 'Is it worth claiming for a small dent?',
      answer:
        'Compare our estimate with your excess and the effect on your no-claims discount. For one scuffed bumper, paying for the repair yourself is often cheaper. Most policies still want to be told about the incident.',
    },
    {
      question: 'Do the cameras and radar need calibration after a repair?',
      answer:
        'If a bumper, windscreen, wheel position or ride height was changed, very likely. The maker sets when it is due for each system, and we follow that instruction for your model.',
    },
    {
      question: 'What do Category S and Category N mean?',
      answer:
        'Both are insurance write-offs that may be repaired. S means that the structure was damaged; N means that it was not, although brakes, steering or safety parts may still need work.',
    },
  ],
  related: [
    '/recovery-breakdown',
    '/suspension-repairs',
    '/tyre-installation',
    '/electrical-services',
    '/contact',
  ],
  closing: {
    heading: 'Send us the damage',
    text: 'Tell us the model, where it was hit and who insures it. We reply by email within 24 hours with a time for the assessment.',
  },
} satisfies Page;
