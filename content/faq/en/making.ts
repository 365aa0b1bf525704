import type { QuestionGroup } from '#domain/content/page-content.ts'
import { settings } from '#domain/settings.ts'
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
        `A pair is made in about ${making.days} days from payment, then sent to you. The stage of your order always says where your pair is.`,
      ],
      links: [links.orders],
    },
    {
      id: 'stages',
      asked: 'What do the stages of my order mean?',
      answer: [
        'Placed, in review, ready to pay, awaiting payment, paid, printing, quality check, shipped, delivered. “In review” is the check before you pay; “quality check” is the check of the finished pair.',
        '“Awaiting payment” means that you have begun to pay and we have not heard yet that it worked. “Needs attention” means that a foot has to be measured again before the check can go on.',
        'A pair that does not pass is printed again. You see that too.',
      ],
    },
    {
      id: 'places',
      asked: 'Where do you send to?',
      answer: [
        'To addresses in the United Kingdom and in Japan. Delivery is included in the price.',
        'In other countries you can look at everything and leave your address on a list. We write once, when we begin to send there.',
      ],
    },
    {
      id: 'tracking',
      asked: 'Can I follow the parcel?',
      answer: [
        'Yes. No parcel leaves without a carrier and a number. Both come by e-mail and are shown in your order.',
      ],
      links: [links.orders],
    },
    {
      id: 'change-address',
      asked: 'Can I change the address after ordering?',
      answer: ['Yes, until the parcel is handed to the carrier. Write to us in the messages of your order.'],
      links: [links.orders],
    },
  ],
}
