import type { TermsPart } from '#domain/content/page-content.ts'
import type { Seller } from '#domain/content/seller.ts'
import { settings } from '#domain/settings.ts'
import { priceDelivery, pricePair } from '../../amounts.ts'

const { edition, paying, making, refit, order } = settings

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
              'You place the order. That is an offer to buy. It costs nothing and you can withdraw it at any time.',
              'The workshop checks the scan and makes the print files. If a foot has to be measured again, we tell you which one and why.',
              'The order becomes ready to pay. We send you an e-mail with a link to pay.',
              'You pay. The contract is made when we confirm your payment by e-mail.',
              'We print, check and send the pair.',
            ],
          },
          {
            text: `An order may hold ${order.perDesign} pair of each design and up to ${order.designs} designs. You must be 18 or older to order.`,
          },
        ],
      },
      {
        id: 'price',
        heading: 'Price, tax and delivery',
        blocks: [
          {
            facts: [
              [
                'United Kingdom',
                `${pricePair('GB', 'en')} a pair, VAT included; delivery ${priceDelivery('GB', 'en')}`,
              ],
              ['Japan', `${pricePair('JP', 'en')} a pair, tax included; delivery ${priceDelivery('JP', 'en')}`],
            ],
          },
          {
            text: `The country we deliver to decides the price, not the language. You pay by card or, in Japan, at a convenience store if you like. A konbini payment must be made within ${paying.konbiniDays} days.`,
          },
          {
            text: `We deliver to addresses in the United Kingdom and Japan. A pair is made in about ${making.days} days from payment, then sent. If we cannot keep that time we tell you, and you may end the contract and get everything back.`,
          },
        ],
      },
      {
        id: 'edition',
        heading: 'The edition and its numbers',
        blocks: [
          {
            text: `Tabi Gen 01 is limited to ${edition.pairs} numbered pairs. A number is held for you from the moment you place the order. It goes back when you cancel, or ${edition.waitDays} days after the order became ready to pay. We remind you on days ${edition.reminderDays.join(', ')}.`,
          },
          { text: `While a payment is under way, the order is held for ${paying.holdMinutes} minutes.` },
        ],
      },
      {
        id: 'cancelling',
        heading: 'Cancelling and changing your mind',
        blocks: [
          {
            text: 'You can cancel free of charge until printing begins, paid or not. What you paid comes back in full, in the way you paid, within 14 days.',
          },
          {
            text: 'After printing has begun, a pair cannot be sent back because you changed your mind. It is made to the measurements of one person, and the 14-day right to cancel does not apply to such goods: regulation 28(1)(b) of the Consumer Contracts Regulations 2013. In Japan, mail order has no cooling-off period by law; for deliveries there, the terms on this page are the agreed terms of return. We tell you so before you order.',
          },
          { links: [{ text: 'Form for cancelling', to: '/terms-and-conditions', hash: 'cancellation-form' }] },
        ],
      },
      {
        id: 'refit',
        heading: 'Free refit',
        blocks: [
          {
            text: `If a pair does not fit, tell us within ${refit.days} days of delivery. We make it again once, free of charge, with the changes we agree on. It may have been worn.`,
          },
          {
            text: `The new pair is made in about ${making.days} days after we agree on the changes, then sent. We tell you whether to send the old pair back. If so, we pay for sending it, and we pay for sending you the new one.`,
          },
          {
            text: 'The refit is a promise of ours. It does not replace the rights below, and they hold for the new pair too.',
          },
        ],
      },
      {
        id: 'faults',
        heading: 'Faulty goods: your rights by law',
        blocks: [
          {
            text: 'Under the Consumer Rights Act 2015, goods must be as described, fit for purpose and of satisfactory quality. This holds for goods made to measure as well.',
          },
          {
            list: [
              'Within 30 days of delivery you can reject faulty goods and get a full refund.',
              'After that you can ask us to repair or replace them. If that does not work the first time, you can reject them for a refund, or keep them at a lower price.',
              'If a fault shows within six months of delivery, it counts as having been there from the start unless we prove otherwise.',
              'Refunds are made within 14 days after we agree to them, and we pay for the return.',
            ],
          },
          { text: 'In Japan, your rights under the Civil Code and the Consumer Contract Act stand in the same way.' },
        ],
      },
      {
        id: 'liability',
        heading: 'What we answer for',
        blocks: [
          {
            text: 'We answer for loss that could be foreseen when the contract was made and that comes from our breach of it. Nothing here limits what we answer for where the law does not allow it: death or injury by negligence, fraud, and your rights as a consumer.',
          },
          {
            text: 'Tabi Gen 01 is a shoe for walking on everyday ground. It is not protective footwear and not a medical product.',
          },
        ],
      },
      {
        id: 'law',
        heading: 'Law and disputes',
        blocks: [
          {
            text: 'The law of England and Wales applies. If you live in Scotland, Northern Ireland or Japan, you keep the protection of the consumer law there, and you can go to the courts where you live.',
          },
          { text: 'Please write to us first. A person answers.' },
        ],
      },
    ],
  }
}
