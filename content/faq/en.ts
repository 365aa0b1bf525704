import type { PageContent } from '#domain/content/page-content.ts'
import type { Seller } from '#domain/content/seller.ts'
import { withOtherNames } from './also-called.ts'
import { account } from './en/account.ts'
import { data } from './en/data.ts'
import { fit } from './en/fit.ts'
import { deliveries } from './en/making.ts'
import { ordering } from './en/ordering.ts'
import { rights } from './en/rights.ts'
import { scan } from './en/scan.ts'
import { shoe } from './en/shoe.ts'

export const faq = (seller: Seller): PageContent['/faq'] => ({
  lead: 'Short answers to what people ask before they measure, before they pay and after their pair has arrived.',
  groups: withOtherNames([scan, fit, shoe, ordering, deliveries, rights, data, account(seller)], 'en'),
})
