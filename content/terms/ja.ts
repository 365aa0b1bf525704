import type { PageContent } from '#domain/content/page-content.ts'
import { settings } from '#domain/settings.ts'

export const terms: PageContent['/terms-and-conditions'] = {
  lead: '私たちの決まりごとを、短くまとめました。',
  paragraphs: [
    'お支払いは、工房が製作できると確かめたあとです。印刷が始まるまでは取り消せます。',
    `寸法に合わせてつくるため、お気持ちの変化による返品はお受けできません。合わないときは、お届けから${settings.refit.days}日以内なら無料でつくり直します。不具合についての法律上の権利は、これとは別に守られます。`,
    '足の写真は端末の外に出ません。ほかのサイトまで追いかけるクッキーも使いません。',
  ],
}
