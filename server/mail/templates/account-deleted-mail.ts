import type { Seller } from '#domain/content/seller.ts'
import type { Language } from '#domain/settings.ts'
import type { RenderedMail } from '../mail.ts'
import { type MailTemplate, renderMail } from '../render-mail.ts'

type AccountDeletedMailData = {
  readonly retainsOrders: boolean
  /** How long the law requires orders to be retained. */
  readonly years: number
  readonly language: Language
  readonly seller: Seller
}

const words: Record<Language, (mailData: AccountDeletedMailData) => Pick<MailTemplate, 'subject' | 'parts'>> = {
  en: ({ retainsOrders, years, seller }) => ({
    subject: 'Your Hadashi account was deleted',
    parts: [
      { say: 'We’ve deleted your Hadashi account and everything in it.' },
      {
        say: retainsOrders
          ? `The law requires us to keep the records of your orders for ${years} years. We use them for nothing else. A pair you’ve paid for is still made; its foot measurements stay until it’s sent.`
          : 'We had no records that the law requires us to keep.',
      },
      { say: 'Thank you for being with us. You can create a new account at any time.' },
      { note: `Didn’t delete it? Please write to ${seller.email} from this address.` },
    ],
  }),
  ja: ({ retainsOrders, years, seller }) => ({
    subject: '【Hadashi】アカウントを削除いたしました',
    parts: [
      { say: 'お客様のHadashiのアカウントと、そこに保存されていた内容をすべて削除いたしました。' },
      {
        say: retainsOrders
          ? `ご注文の記録は、法律に従って${years}年間保管いたします。ほかの目的には使用いたしません。お支払い済みで製作中の靴はそのままお作りし、その足の寸法は発送までお預かりいたします。`
          : '法律に従って保管する記録はございません。',
      },
      { say: 'これまでご利用いただき、ありがとうございました。新しいアカウントは、いつでも作成いただけます。' },
      {
        note: `お心当たりのない場合は、お手数ですが、このメールアドレスから ${seller.email} までご連絡ください。`,
      },
    ],
  }),
}

/** The last mail to a customer: what was deleted, and what the law retains. */
export function renderAccountDeletedMail(mailData: AccountDeletedMailData): RenderedMail {
  const { language, seller } = mailData
  return renderMail({ kind: 'account_deleted', language, ...words[language](mailData) }, seller)
}
