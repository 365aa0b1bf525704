import type { PageContent } from '#domain/content/page-content.ts'
import type { Seller } from '#domain/content/seller.ts'
import { withOtherNames } from './also-called.ts'
import { account } from './ja/account.ts'
import { data } from './ja/data.ts'
import { fit } from './ja/fit.ts'
import { deliveries } from './ja/making.ts'
import { ordering } from './ja/ordering.ts'
import { rights } from './ja/rights.ts'
import { scan } from './ja/scan.ts'
import { shoe } from './ja/shoe.ts'

export const faq = (seller: Seller): PageContent['/faq'] => ({
  lead: '計測の前、お支払いの前、お届けのあとによくいただくご質問に、短くお答えします。',
  groups: withOtherNames([scan, fit, shoe, ordering, deliveries, rights, data, account(seller)], 'ja'),
})
