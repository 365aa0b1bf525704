import type { PageSection } from '#domain/content/blocks.ts'
import type { Seller } from '#domain/content/seller.ts'
import { settings } from '#domain/settings.ts'

const { making, refit, complaints } = settings

/** Consumer Rights Act 2015, sections 9 to 24 and 65; Alternative Dispute Resolution regulations (SI 2015/542), 19. */
export const rightsAndRemedies = (seller: Seller): readonly PageSection[] => [
  {
    id: 'refit',
    heading: 'Free refit',
    blocks: [
      {
        text: `If a pair does not fit, tell us within ${refit.days} days of delivery. We make it again once, free of charge, with the changes we agree on. It may have been worn.`,
      },
      {
        text: `We make the new pair in about ${making.days} days after we agree on the changes, then send it. We tell you whether to send the old pair back. If so, we pay for sending it, and we pay for sending you the new one.`,
      },
      {
        text: `If the new pair does not fit either, tell us within ${refit.days} days of receiving it. You can then return it for a full refund, and we pay for the return.`,
      },
      {
        text: 'The refit is our own promise to you. It does not replace the rights below, which cover the new pair too.',
      },
    ],
  },
  {
    id: 'faults',
    heading: 'Faulty goods: your rights by law',
    blocks: [
      {
        text: 'We must supply goods that conform to the contract. Under the Consumer Rights Act 2015, goods must be as described, of satisfactory quality, and fit for their purpose and for any particular purpose you told us about. Goods made to measure are no exception.',
      },
      {
        list: [
          'Within 30 days of delivery you can reject faulty goods and get a full refund.',
          'After that you can ask us to repair or replace them. If that does not work the first time, you can reject them for a refund, or keep them at a lower price.',
          'If a fault shows within six months of delivery, it counts as having been there from the start unless we prove otherwise.',
          'We refund within 14 days after we agree to it, and we pay for the return.',
        ],
      },
      {
        text: 'In Japan you have your rights under the Civil Code and the Consumer Contract Act, and nothing here limits them.',
      },
    ],
  },
  {
    id: 'liability',
    heading: 'Our liability',
    blocks: [
      {
        text: 'In the United Kingdom we are liable for loss that is a foreseeable result of our breach of contract or our lack of care. Loss is foreseeable if it is obvious that it will happen, or if you and we both knew when the contract began that it might. In Japan we are liable as the Civil Code says.',
      },
      {
        text: 'Nothing here limits our liability where the law does not allow it: death or injury by negligence, fraud, and your rights as a consumer.',
      },
      {
        text: 'Tabi Gen 01 is a shoe for walking on everyday ground. It is not protective footwear and not a medical product.',
      },
    ],
  },
  {
    id: 'complaints',
    heading: 'Complaints and disputes',
    blocks: [
      {
        steps: [
          `Write to ${seller.email}, call us, or use your order’s messages. Tell us what went wrong and what you would like us to do.`,
          `A person confirms that we have your complaint within ${complaints.confirmDays} working days.`,
          `We answer within ${complaints.answerDays} days. If we need longer, we tell you why and when we will answer.`,
        ],
      },
      {
        text: seller.adr
          ? `If we cannot settle it with you, we tell you so in writing. You can then turn to this body for alternative dispute resolution: ${seller.adr}. We take part, and you can still go to court.`
          : 'If we cannot settle it with you, we tell you so in writing. We also name a certified body for alternative dispute resolution and say whether we take part; no law or membership obliges us to. You can still go to court.',
      },
      {
        text: 'For advice you can ask Citizens Advice in the United Kingdom, or the consumer hotline in Japan (dial 188).',
      },
    ],
  },
]
