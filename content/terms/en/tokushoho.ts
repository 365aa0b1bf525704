import type { TermsPart } from '#domain/content/page-content.ts'
import type { Seller } from '#domain/content/seller.ts'
import { settings } from '#domain/settings.ts'
import { priceDelivery, pricePair } from '../../amounts.ts'
import { arrivalIn, transitTo } from '../../arrival.ts'
import { importCosts } from '../../import-costs.ts'

const { paying, making, refit, edition, order } = settings

/**
 * 特定商取引に関する法律 第11条, and 第12条の6 for the items repeated on the last page of an order. It applies to orders to Japan in
 * whatever language they are placed.
 */
export function tokushoho(seller: Seller): TermsPart {
  return {
    id: 'tokushoho',
    heading: 'Act on Specified Commercial Transactions (Japan)',
    sections: [
      {
        id: 'tokushoho-items',
        heading: 'For orders to addresses in Japan',
        blocks: [
          {
            facts: [
              ['Seller', seller.name],
              ['Person responsible', seller.representative],
              ['Address', seller.address],
              ['Telephone', seller.phone],
              ['E-mail', seller.email],
              ...(seller.invoice ? [['Qualified invoice issuer number', seller.invoice] as const] : []),
              ['Price', `${pricePair('JP', 'en')} a pair, tax included`],
              ['Delivery charge', `${priceDelivery('JP', 'en')}, included in the price`],
              ['Duty and import tax', importCosts('en')],
              ['Other costs', 'None from us. You pay for your own internet access.'],
              [
                'Order period',
                `Until the numbers of all ${edition.pairs} pairs are taken. A number that is released can be ordered again.`,
              ],
              ['Ways to pay', 'Card, convenience store (konbini)'],
              [
                'When to pay',
                `After the workshop has checked the scan, within ${edition.waitDays} days of our e-mail. Konbini: within ${paying.konbiniDays} days of choosing it.`,
              ],
              [
                'Delivery time',
                `About ${arrivalIn('JP', 'en')} from payment: made and sent in about ${making.days} days, then ${transitTo('JP', 'en')} on its way`,
              ],
              [
                'Returns, exchange, cancelling',
                `You can cancel free of charge until printing begins. No return for a change of mind after that, as the pair is made to one person’s measurements. If it does not fit: made again once, free of charge, if you tell us within ${refit.days} days of delivery; if we ask for the old pair, we pay for the return. If the new pair does not fit either: full refund on return, if you tell us within ${refit.days} days of receiving it; we pay for the return. If it is faulty: repair, replacement or refund; we pay for the return. The free refit does not limit your rights by law.`,
              ],
              [
                'Quantity',
                `${order.perDesign} pair of each design, up to ${order.designs} designs in one order; ${edition.pairs} pairs in all`,
              ],
              [
                'What you need',
                'A current version of Chrome, Safari, Edge or Firefox; to measure from a photo, a camera',
              ],
            ],
          },
        ],
      },
    ],
  }
}
