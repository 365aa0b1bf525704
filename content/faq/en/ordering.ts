import type { QuestionGroup } from '#domain/content/page-content.ts'
import { settings } from '#domain/settings.ts'
import { pricePair } from '../../amounts.ts'
import { includedIn } from '../../import-costs.ts'
import { linksIn } from '../../links.ts'

const links = linksIn('en')
const { edition, order, paying } = settings
const [first, second, third] = edition.reminderDays

export const ordering: QuestionGroup = {
  id: 'ordering',
  heading: 'Ordering and paying',
  questions: [
    {
      id: 'price',
      asked: 'What does a pair cost?',
      answer: [
        `${pricePair('GB', 'en')} in the United Kingdom and ${pricePair('JP', 'en')} in Japan, ${includedIn('JP', 'en')}. Nothing is added later.`,
      ],
      links: [links.shoe],
    },
    {
      id: 'paying',
      asked: 'When do I pay?',
      answer: [
        'Once the workshop has checked your scan and knows your pair can be made. Placing an order costs nothing.',
        'We then send you an e-mail with a link to pay. Printing starts after you’ve paid; your order shows when.',
      ],
    },
    {
      id: 'how-to-pay',
      asked: 'How can I pay?',
      answer: [
        `By card on the page of our payment provider; your card number never reaches us. In Japan you can also pay at a convenience store (konbini).`,
        `While you pay by card, we hold your order for ${paying.holdMinutes} minutes. If you choose konbini, you have ${paying.konbiniDays} days to pay.`,
      ],
    },
    {
      id: 'too-late',
      asked: 'What if I don’t pay in time?',
      answer: [
        `We hold your number of the edition for ${edition.waitDays} days, and remind you on days ${first}, ${second} and ${third}. After that we release it. You owe nothing, and we keep your scan and your choices in case you order again.`,
      ],
      links: [links.orders],
    },
    {
      id: 'needs-attention',
      asked: 'My order “needs attention”. What does that mean?',
      answer: [
        'The workshop can’t make a good shoe from one of the scans. A message in your order tells you which foot and why. Measure that foot again and we continue. You pay nothing in the meantime.',
      ],
      links: [links.orders],
    },
    {
      id: 'how-many',
      asked: 'How many pairs can I order?',
      answer: [
        `${order.perDesign} pair of each design and up to ${order.designs} designs in one order, also for different people. The whole edition has ${edition.pairs} numbered pairs.`,
      ],
    },
    {
      id: 'gift',
      asked: 'Can I order for someone else?',
      answer: [
        'Yes. Add the person to your account and measure their feet with them. Every scan belongs to one person, so nothing gets mixed up. For a child, a parent or guardian has to agree.',
      ],
      links: [links.scans],
    },
  ],
}
