import type { PageContent } from '#domain/content/page-content.ts'

export const about: PageContent['/about'] = {
  lead: '一足ずつ、おひとりの寸法からつくります。左右の足が違うように、靴も左右で別のものになります。',
  paragraphs: [
    '足の写真はお使いの端末の中で測り、端末の外には出しません。工房に残るのは写真ではなく、数値です。',
    '在庫はありません。ご注文のない靴を印刷することもありません。',
  ],
}
