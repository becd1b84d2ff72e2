import { business, postalAddress } from '../../business.ts';
import type { Page } from '../schema.ts';

export const page = {
  path: '/terms',
  label: 'Terms',
  title: 'Terms of business for servicing and repairs',
  description:
    'How bookings, estimates, payment, parts, the 12-month warranty, storage, liability and complaints work at our Chesterfield garage.',
  keywords: [
    'garage terms and conditions',
    'car repair estimate',
    'repair warranty terms',
    'Consumer Rights Act garage',
  ],
  h1: 'Terms of business',
  intro:
    'What you can expect of us and what we ask of you, from the first request to the warranty after the job.',
  family: 'legal',
  drawing: 'spanner',
  sections: [
    {
      demonstration: true,
      kind: 'panel',
      id: 'before-use',
      heading: 'Owner: have these terms confirmed',
      tone: 'warn',
      text: 'These terms are a complete working text, but they are not legal advice. The owner’s solicitor must confirm them before customers are asked to rely on them.',
    },
    {
      kind: 'prose',
      id: 'parties',
      heading: 'Who and what these terms cover',
      paragraphs: [
        `“We” means ${postalAddress}. “You” means the person who asks for the work and owns the vehicle, or has the owner’s permission.`,
        'These terms apply to servicing, repair, diagnosis, MOT testing, tuning, recovery and parts. A consumer is someone who acts mainly outside a trade or business. Where a rule applies to consumers only, it says so.',
      ],
    },
    {
      kind: 'prose',
      id: 'bookings',
      heading: 'Requests and bookings',
      paragraphs: [
        'A message through the contact form is a request. It becomes a booking when we confirm a day and time by phone or in writing.',
        'An appointment made in a customer account reserves the time at once and is shown as scheduled. We confirm it after checking that the work fits the time and that we can get the parts. If it does not fit, we offer another time and you owe nothing. For a day on which we are closed it is only a request: please do not come before we have confirmed it.',
        'Please arrive on time with the keys, the locking wheel nut key and anything else the job needs. You allow us to drive the vehicle as far as testing and moving it require.',
      ],
    },
    {
      kind: 'prose',
      id: 'changes-and-cancellation',
      heading: 'Changing or cancelling',
      paragraphs: [
        'You may change or cancel a booking free of charge up to 24 hours before it starts. Later than that, we may ask for the reasonable cost that the short notice caused, such as a special-order part that cannot be returned. We make no charge where illness, breakdown or another serious reason prevented notice.',
        'If we have to move your booking, we tell you as soon as we know and you may cancel without cost.',
        `If you are a consumer and the contract was made entirely by phone, email or this site, or face to face away from our premises, such as at the roadside, the Consumer Contracts Regulations 2013 normally give you 14 days to cancel it. Tell us clearly by phone, by email to ${business.email} or by post; no form is needed.`,
        'We begin within those days only if you expressly ask us to. If you cancel after that, you pay for the work done up to then. The right ends before the 14 days only when the work is complete, and only if you asked for it expressly and acknowledged that you would lose the right.',
      ],
    },
    {
      kind: 'prose',
      id: 'estimates',
      heading: 'Estimates and consent',
      paragraphs: [
        'An estimate lists parts, labour and VAT and is our best forecast from what can be seen. A quotation is a fixed price. Each document says which of the two it is.',
        'We do no chargeable work without your consent. If we find more to do, or the estimate would be exceeded, we stop, explain and wait for your answer. Your agreement counts whether you give it in your account or by phone, and is noted with the time.',
        'Diagnosis can itself take paid time. We agree a limit with you before it begins and ask again before going over it. If you decide against the repair, you pay for the agreed diagnosis and for refitting what was taken apart, as stated beforehand.',
      ],
    },
    {
      kind: 'prose',
      id: 'prices-and-payment',
      heading: 'Prices and payment',
      paragraphs: [
        'Prices on this site include VAT where it applies and are starting prices: “From” means that engine, model and condition can raise them. The figure you agreed is the one that counts.',
        'Payment is due when the work is complete and before the vehicle leaves, unless we agreed an account with you in writing. For expensive or special-order parts we may ask for a deposit, and we say so before ordering.',
        'We may keep the vehicle until agreed work on it has been paid for. If you dispute part of a bill, tell us which part: paying under protest does not cost you your rights.',
      ],
    },
    {
      kind: 'prose',
      id: 'parts',
      heading: 'Parts',
      paragraphs: [
        'We fit new parts of original or matching quality unless you agreed to used or remanufactured ones. Parts remain ours until they are paid for.',
        'Ask before the job if you want to see or keep the old parts. Exchange units go back to the supplier, and some items must be disposed of by licensed carriers.',
        'We may decline to fit parts that you bring. If we fit them, our warranty covers our labour but not the part.',
      ],
    },
    {
      kind: 'prose',
      id: 'warranty',
      heading: '12-month warranty on parts and labour',
      paragraphs: [
        'Parts we supply and labour we carry out are covered for 12 months from the date of the invoice. If either proves faulty, we repair or replace it free of charge.',
        'Let us look at the vehicle before anybody else works on the fault, if it is safe and reasonable to do so. If it cannot reach us, ring first and we will agree what to do.',
        'This warranty adds to your rights under consumer law and takes none of them away.',
      ],
      points: [
        'Not covered: ordinary wear, for instance of pads, tyres and wiper blades',
        'Not covered: accident, neglect, wrong fluids, competition use or changes made by others afterwards',
        'Not covered: a fault that we pointed out and were asked to leave',
      ],
    },
    {
      kind: 'prose',
      id: 'mot',
      heading: 'MOT tests',
      paragraphs: [
        'A test result reflects the vehicle on the day and is not a warranty of its condition. A vehicle with a dangerous defect must not be driven until it has been repaired.',
        'If the vehicle fails and comes back to us within 10 working days, the retest is free. A result you disagree with can be appealed to the Driver and Vehicle Standards Agency.',
      ],
    },
    {
      kind: 'prose',
      id: 'tuning',
      heading: 'Tuning and modifications',
      paragraphs: [
        'Tell your insurer about any modification, because an undeclared one can void your cover. More power also puts more load on clutch, gearbox and brakes, and can affect a manufacturer’s warranty.',
        'We do not remove particulate filters, catalytic converters or other emission controls from vehicles used on the road.',
      ],
    },
    {
      kind: 'prose',
      id: 'collection-and-storage',
      heading: 'Collection and storage',
      paragraphs: [
        'Please collect the vehicle within five working days of hearing that it is ready. After that we may charge for storage, at a daily rate told to you in writing at least five working days before the first charge.',
        'A vehicle that is never collected may be sold, but only after the notices that the Torts (Interference with Goods) Act 1977 prescribes. What remains after our charges and the cost of sale belongs to you.',
      ],
    },
    {
      kind: 'prose',
      id: 'liability',
      heading: 'Our liability',
      paragraphs: [
        'We are liable for loss or damage that we cause by breaking these terms or by failing to use reasonable care, as far as it was foreseeable. While the vehicle is with us we take reasonable care of it. Please remove belongings, since we cannot answer for things we did not know were there.',
        'Delays caused by parts supply, weather or other events outside our control are not a breach, provided we tell you and keep them short.',
        'Towards business customers we are not liable for lost profit, and our total liability for a job is limited to its price or to the sum our insurer pays, whichever is greater.',
        'Nothing here limits liability for death or injury caused by negligence, for fraud, or for anything else that the law does not allow to be limited.',
      ],
    },
    {
      kind: 'prose',
      id: 'consumer-rights',
      heading: 'Your rights under the Consumer Rights Act 2015',
      intro: 'This is a summary of the main points for consumers. Citizens Advice explains them in full.',
      paragraphs: [
        'If a service falls short, you may ask us to do it again properly, within a reasonable time and at no cost. Where that is impossible or not done in time, you may have money back, up to the full price.',
        'If a part is faulty, you may in general reject it within 30 days. Later we have one opportunity to repair or replace it, and if that fails you may reject it or keep it at a lower price.',
      ],
      points: [
        'Work must be carried out with reasonable care and skill',
        'What we tell you about the work is binding where you relied on it',
        'Without an agreed price or time, both must be reasonable',
        'Parts must be of satisfactory quality, fit for purpose and as described',
      ],
    },
    {
      kind: 'prose',
      id: 'accounts',
      heading: 'Customer accounts',
      paragraphs: [
        'Keep your password to yourself and add only vehicles that you keep or look after. We may close an account that is used to harm others or the service.',
        'Dates shown for MOT and service are a help based on what was entered. The duty to have a vehicle tested and roadworthy stays with you.',
      ],
    },
    {
      kind: 'prose',
      id: 'complaints',
      heading: 'Complaints',
      paragraphs: [
        `Speak to us first: phone ${business.phone} or write to ${business.email}. You get an answer by email within 24 hours, a look at the vehicle as soon as it can be arranged, and our decision with reasons.`,
        'If we cannot settle the matter, we tell you which approved dispute resolution body could deal with it and whether we agree to use it. You can also go to court.',
      ],
    },
    {
      kind: 'prose',
      id: 'law',
      heading: 'Law and changes',
      paragraphs: [
        'The law of England and Wales applies. Consumers who live in Scotland or Northern Ireland may also use their own courts.',
        'The terms in force when you book apply to that job. If one of them turns out to be invalid, the others stand.',
      ],
    },
  ],
  related: ['/privacy', '/contact', '/mot'],
} satisfies Page;
