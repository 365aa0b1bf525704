import type { PageContent } from '#domain/content/page-content.ts'
import type { Seller } from '#domain/content/seller.ts'
import { settings } from '#domain/settings.ts'
import { form } from './en/form.ts'
import { privacy } from './en/privacy.ts'
import { sale } from './en/sale.ts'
import { tokushoho } from './en/tokushoho.ts'

const { version } = settings.terms
const date = new Date(settings.terms.date).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

export function terms(seller: Seller): PageContent['/terms-and-conditions'] {
  return {
    lead: 'The rules we work by. In short: you pay only when your pair can be made, you can cancel until printing begins, what does not fit is made again, and photos of your feet stay with you.',
    version: `Version ${version} of ${date}`,
    parts: [
      sale(seller),
      form(seller),
      privacy(seller),
      tokushoho(seller),
      {
        id: 'changes',
        heading: 'Changes to this page',
        sections: [
          {
            id: 'versions',
            heading: 'Versions',
            blocks: [
              { facts: [[`${version}, ${date}`, 'The first version.']] },
              { text: 'For your order, the version of the day you placed it holds.' },
            ],
          },
        ],
      },
    ],
  }
}
