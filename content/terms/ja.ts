import type { PageContent } from '#domain/content/page-content.ts'
import type { Seller } from '#domain/content/seller.ts'
import { settings } from '#domain/settings.ts'
import { form } from './ja/form.ts'
import { privacy } from './ja/privacy.ts'
import { sale } from './ja/sale.ts'
import { tokushoho } from './ja/tokushoho.ts'
import { versionFacts, versionNow } from './versions.ts'

const { refit } = settings

export function terms(seller: Seller): PageContent['/terms-and-conditions'] {
  return {
    lead: `当店の利用規約です。要点は4つです。お支払いは、おつくりできると確かめたあとです。プリントが始まるまでは、無料でキャンセルできます。足に合わないときは、お届けから${refit.days}日以内なら1回、無料で作り直します。足の写真は、お客様がお送りにならないかぎり、端末の外に出ません。`,
    version: versionNow.ja,
    parts: [
      sale(seller),
      form(seller),
      privacy(seller),
      tokushoho(seller),
      {
        id: 'changes',
        heading: '変更の記録',
        sections: [
          {
            id: 'versions',
            heading: '版の一覧',
            blocks: [{ facts: versionFacts('ja') }, { text: 'ご注文には、ご注文時点で有効な版が適用されます。' }],
          },
        ],
      },
    ],
  }
}
