import type { PageContent } from '#domain/content/page-content.ts'
import type { Seller } from '#domain/content/seller.ts'
import { settings } from '#domain/settings.ts'
import { form } from './ja/form.ts'
import { privacy } from './ja/privacy.ts'
import { sale } from './ja/sale.ts'
import { tokushoho } from './ja/tokushoho.ts'

const { version } = settings.terms
const date = new Date(settings.terms.date).toLocaleDateString('ja-JP', { dateStyle: 'long', timeZone: 'UTC' })

export function terms(seller: Seller): PageContent['/terms-and-conditions'] {
  return {
    lead: '当店の利用規約です。要点は四つです。お支払いは、おつくりできるとわかったあとです。プリントが始まるまではキャンセルできます。足に合わなければ作り直します。足の写真はお客様の端末に残ります。',
    version: `第${version}版、${date}`,
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
            blocks: [
              { facts: [[`第${version}版、${date}`, '最初の版です。']] },
              { text: 'ご注文には、ご注文の日の版を適用します。' },
            ],
          },
        ],
      },
    ],
  }
}
