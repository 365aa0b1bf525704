import type { TermsPart } from '#domain/content/page-content.ts'
import type { Seller } from '#domain/content/seller.ts'

/** Based on the model form of Schedule 3 Part B of the Consumer Contracts Regulations 2013. */
export function form(seller: Seller): TermsPart {
  return {
    id: 'cancellation-form',
    heading: 'Cancellation form',
    sections: [
      {
        id: 'form-use',
        heading: 'Before printing begins',
        blocks: [
          {
            text: 'Cancelling in your account is quickest. If you prefer paper, print this form, fill it in and send it to us, or copy it into an e-mail.',
          },
          {
            form: [
              `To ${seller.name}, ${seller.address}, ${seller.email}`,
              'I cancel my order of the following goods',
              'Order number',
              'Ordered on',
              'Name',
              'Address',
              'Date',
              'Signature (only on paper)',
            ],
          },
        ],
      },
    ],
  }
}
