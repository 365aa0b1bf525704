import type { TermsPart } from '#domain/content/page-content.ts'
import type { Seller } from '#domain/content/seller.ts'

/** Based on the model form of Schedule 3 Part B of the Consumer Contracts Regulations 2013. */
export function form(seller: Seller): TermsPart {
  return {
    id: 'cancellation-form',
    heading: 'キャンセル用の書式',
    sections: [
      {
        id: 'form-use',
        heading: '靴のプリントが始まる前にお使いください',
        blocks: [
          {
            text: 'アカウントからお手続きいただくのが、いちばん早い方法です。書面をご希望の方は、この書式を印刷し、ご記入のうえお送りください。同じ内容をメールでも承ります。',
          },
          {
            form: [
              `宛先：${seller.name}、${seller.address}、${seller.email}`,
              '次の商品の注文をキャンセルします',
              'ご注文番号',
              'ご注文日',
              'お名前',
              'ご住所',
              '日付',
              'ご署名（書面の場合のみ）',
            ],
          },
        ],
      },
    ],
  }
}
