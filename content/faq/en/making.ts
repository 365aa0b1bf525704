import type { QuestionGroup } from '#domain/content/page-content.ts'
import { settings } from '#domain/settings.ts'
import { arrivalIn, transitTo } from '../../arrival.ts'
import { importCosts } from '../../import-costs.ts'
import { linksIn } from '../../links.ts'

const links = linksIn('en')
const { making } = settings

export const deliveries: QuestionGroup = {
  id: 'making',
  heading: 'Making and delivery',
  questions: [
    {
      id: 'making-time',
      asked: 'How long does it take?',
      answer: [
        `We make a pair in about ${making.days} days from payment, then send it. It takes ${transitTo('GB', 'en')} more to reach you in the United Kingdom and ${transitTo('JP', 'en')} in Japan: about ${arrivalIn('GB', 'en')} or ${arrivalIn('JP', 'en')} from payment.`,
        'Your order always shows which stage your pair is at. If we can’t keep the time, we tell you, and you can wait or get everything back.',
      ],
      links: [links.orders],
    },
    {
      id: 'stages',
      asked: 'What do the stages of my order mean?',
      answer: [
        'Placed, in review, ready to pay, awaiting payment, paid, printing, quality check, shipped, delivered. “In review” is our check before you pay; “quality check” is the check of the finished pair.',
        '“Awaiting payment” means you’ve begun to pay and we’re waiting for the confirmation. “Needs attention” means a foot has to be measured again before we can continue.',
        'If a pair doesn’t pass the quality check, we print it again. You see that too.',
      ],
    },
    {
      id: 'places',
      asked: 'Where do you deliver?',
      answer: [
        'To addresses in the United Kingdom and Japan. Delivery is included in the price.',
        importCosts('en'),
        'In other countries you can look at everything and leave your e-mail. We write once, when we begin to deliver there.',
      ],
    },
    {
      id: 'tracking',
      asked: 'Can I track my parcel?',
      answer: [
        'Yes. Every parcel has a tracking number. We e-mail you the carrier and the number, and show both in your order.',
      ],
      links: [links.orders],
    },
    {
      id: 'change-address',
      asked: 'Can I change the address after ordering?',
      answer: ['Yes, until we hand the parcel to the carrier. Write to us in your order’s messages.'],
      links: [links.orders],
    },
  ],
}
