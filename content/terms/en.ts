import type { PageContent } from '#domain/content/page-content.ts'
import type { Seller } from '#domain/content/seller.ts'
import { form } from './en/form.ts'
import { privacy } from './en/privacy.ts'
import { sale } from './en/sale.ts'
import { tokushoho } from './en/tokushoho.ts'
import { versionFacts, versionNow } from './versions.ts'

export function terms(seller: Seller): PageContent['/terms-and-conditions'] {
  return {
    lead: 'The rules we work by. In short: you pay only once we know your pair can be made, you can cancel until printing begins, we make it again once if it does not fit, and photos of your feet stay on your device unless you send us one.',
    version: versionNow.en,
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
              { facts: versionFacts('en') },
              { text: 'The version in force when you placed your order applies to that order.' },
            ],
          },
        ],
      },
    ],
  }
}
