import type { TermsPart } from '#domain/content/page-content.ts'
import type { Seller } from '#domain/content/seller.ts'
import { settings } from '#domain/settings.ts'
import { priceDelivery, pricePair } from '../../amounts.ts'
import { arrivalIn, transitTo } from '../../arrival.ts'
import { importCosts } from '../../import-costs.ts'
import { linksIn } from '../../links.ts'
import { rightsAndRemedies } from './rights.ts'

const links = linksIn('en')
const { edition, paying, making, order } = settings
const reminders = new Intl.ListFormat('en-GB').format(edition.reminderDays.map(String))

/** Consumer Contracts Regulations 2013 (SI 2013/3134) and Consumer Rights Act 2015. */
export function sale(seller: Seller): TermsPart {
  return {
    id: 'sale',
    heading: 'Terms of sale',
    sections: [
      {
        id: 'seller',
        heading: 'Who sells',
        blocks: [
          ...(seller.isDemo
            ? [{ note: 'This is a demo shop. The seller named here is invented, and nothing can be bought from it.' }]
            : []),
          {
            facts: [
              ['Seller', seller.name],
              ['Registered address', seller.address],
              ['Company number', seller.number],
              ...(seller.vat ? [['VAT number', seller.vat] as const] : []),
              ['Person responsible', seller.representative],
              ['Telephone', seller.phone],
              ['E-mail', seller.email],
            ],
          },
        ],
      },
      {
        id: 'order-to-contract',
        heading: 'From order to contract',
        blocks: [
          {
            steps: [
              'You place the order. That is an offer to buy. It costs nothing, and you can withdraw it at any time until we accept it.',
              'The workshop checks the scan and prepares the print files. If a foot has to be measured again, we tell you which one and why.',
              'The order becomes ready to pay. We send you an e-mail with a link to pay.',
              'You pay. The contract begins when we confirm your payment by e-mail.',
              'We print, check and send the pair.',
            ],
          },
          {
            text: `An order can include ${order.perDesign} pair of each design and up to ${order.designs} designs. You must be 18 or older to order.`,
          },
        ],
      },
      {
        id: 'price',
        heading: 'Price, tax and duty',
        blocks: [
          {
            facts: [
              [
                'United Kingdom',
                `${pricePair('GB', 'en')} a pair, VAT included; delivery ${priceDelivery('GB', 'en')}`,
              ],
              ['Japan', `${pricePair('JP', 'en')} a pair, tax included; delivery ${priceDelivery('JP', 'en')}`],
              ['Duty and import tax', importCosts('en')],
            ],
          },
          {
            text: `The country we deliver to decides the price, not the language you read. You pay by card or, in Japan, at a convenience store if you like. If you choose konbini, you must pay within ${paying.konbiniDays} days of choosing it.`,
          },
        ],
      },
      {
        id: 'delivery',
        heading: 'When your pair arrives',
        blocks: [
          {
            facts: [
              ['From payment to dispatch', `About ${making.days} days`],
              ['From dispatch to you, United Kingdom', transitTo('GB', 'en')],
              ['From dispatch to you, Japan', transitTo('JP', 'en')],
              [
                'From payment to you',
                `About ${arrivalIn('GB', 'en')} to the United Kingdom, about ${arrivalIn('JP', 'en')} to Japan`,
              ],
              ...(seller.carriers ? [['Carriers and tracking', seller.carriers] as const] : []),
            ],
          },
          {
            text: 'We deliver to addresses in the United Kingdom and Japan. We agree these times with you when you order. If we cannot keep them, we tell you, and you choose: wait, or end the contract and get everything back. The pair travels at our risk until it is in your hands.',
          },
        ],
      },
      {
        id: 'edition',
        heading: 'The edition and its numbers',
        blocks: [
          {
            text: `Tabi Gen 01 is limited to ${edition.pairs} numbered pairs, and we take orders until all of their numbers are taken. We hold a number for you from the moment you place the order. We release it when you cancel, or ${edition.waitDays} days after the order became ready to pay. We remind you on days ${reminders}.`,
          },
          {
            text: `When all numbers are taken, you can join a waiting list. A number that is released then goes to the first person on it: we e-mail them, and hold it for them for ${edition.reservedHours} hours. After that it goes to the next person.`,
          },
          {
            text: `While you pay by card, we hold the order for ${paying.holdMinutes} minutes. If you choose konbini, we hold it for ${paying.konbiniDays} days.`,
          },
        ],
      },
      {
        id: 'cancelling',
        heading: 'Cancelling and changing your mind',
        blocks: [
          {
            text: 'You can cancel free of charge until printing begins, also after you have paid. Printing starts after payment; your order shows when. We refund what you paid in full within 14 days, in the way you paid; a konbini payment goes to your bank account.',
          },
          {
            text: 'After printing has begun, you cannot send a pair back because you changed your mind. It is made to the measurements of one person, and the 14-day right to cancel does not apply to such goods: regulation 28(1)(b) of the Consumer Contracts Regulations 2013. In Japan, mail order has no cooling-off period by law; for deliveries there, the terms on this page are the agreed terms of return. We tell you so before you order.',
          },
          { links: [{ text: 'Cancellation form', to: '/terms-and-conditions', hash: 'cancellation-form' }] },
        ],
      },
      ...rightsAndRemedies(seller),
      {
        id: 'law',
        heading: 'Which law applies',
        blocks: [
          {
            text: 'The law of England and Wales applies. If you live in Scotland, Northern Ireland or Japan, you keep the protection of the consumer law there, and you can go to the courts where you live.',
          },
          { links: [links.complaints] },
        ],
      },
    ],
  }
}
