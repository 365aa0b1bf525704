import type { PageContent } from '#domain/content/page-content.ts'
import { settings } from '#domain/settings.ts'

export const home: PageContent['/'] = {
  lead: 'Tabi Gen 01は、かかとのない足袋型の靴です。あなたの両足の形からつくり、あなたのためだけに印刷します。',
  edition: `番号入り、${settings.edition.pairs}足の限定版`,
  steps: {
    heading: '足から靴まで、五つのステップ',
    list: [
      { name: '測る', text: '店舗で、またはご自宅でスマートフォンと紙一枚で。' },
      { name: 'スタイル', text: '形は三つ、色は四つから。' },
      { name: 'フィット', text: 'つま先の余裕を、左右それぞれ決めます。' },
      { name: '注文', text: 'お支払いは、工房がつくれると確かめたあとです。' },
      {
        name: '歩く',
        text: `およそ${settings.making.days}日でおつくりして、お届けします。素足のための小さな運動とともに。`,
      },
    ],
  },
  level: {
    heading: 'かかとからつま先まで、平らに',
    text: '靴底の厚みはどこも同じなので、素足と同じ姿勢で立てます。親指には自分の部屋があり、バランスをとる、最後に蹴り出すという本来の働きができます。',
  },
}
