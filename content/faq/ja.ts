import type { PageContent } from '#domain/content/page-content.ts'
import { settings } from '#domain/settings.ts'

export const faq: PageContent['/faq'] = {
  questions: [
    {
      id: 'zero-drop',
      asked: '「ゼロドロップ」とは何ですか',
      answer: '素足のときと同じように、かかとがつま先より高くならないことです。',
    },
    {
      id: 'split',
      asked: 'つま先が分かれているのはなぜですか',
      answer: '親指が独立して動くためです。親指はバランスと、一歩の最後の蹴り出しを受け持っています。',
    },
    {
      id: 'paying',
      asked: '支払いはいつですか',
      answer: '工房がスキャンを確かめ、つくれるとわかったあとです。ご注文の時点では、お支払いは生じません。',
    },
    {
      id: 'no-fit',
      asked: '足に合わないときは、どうなりますか',
      answer: `お届けから${settings.refit.days}日以内なら、無料でつくり直します。`,
    },
    {
      id: 'places',
      asked: 'どこに届けてもらえますか',
      answer: 'イギリスと日本にお届けします。送料は価格に含まれています。',
    },
  ],
}
