import type { Seller } from '#domain/content/seller.ts'
import { type Language, settings } from '#domain/settings.ts'
import type { RenderedMail } from '../mail.ts'
import { type MailTemplate, renderMail } from '../render-mail.ts'

type NumberReservedMailData = {
  readonly number: number
  readonly until: Date
  /** Whether their pair is in the cart already. */
  readonly hasPair: boolean
  readonly link: string
  readonly language: Language
  readonly seller: Seller
}

/** The country of a waitlist entry is unknown: the time is in the zone where most readers of the language are. */
const timeZones: Record<Language, string> = { en: 'Europe/London', ja: 'Asia/Tokyo' }

function timeText(until: Date, language: Language): string {
  const form = { weekday: 'short', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const
  return new Intl.DateTimeFormat(settings.languages.forms[language], {
    ...form,
    timeZone: timeZones[language],
  }).format(until)
}

const words: Record<Language, (mailData: NumberReservedMailData) => Pick<MailTemplate, 'subject' | 'parts'>> = {
  en: ({ number, until, hasPair, link }) => ({
    subject: 'Hadashi: we hold a number of the edition for you',
    parts: [
      { say: `You’re the next on our list: number ${number} of the edition can be ordered again.` },
      { say: `We hold it for you until ${timeText(until, 'en')} (UK time). Place your order by then, and it’s yours.` },
      { button: hasPair ? 'Go to your cart' : 'Finish your pair', link },
      {
        note: 'If you don’t order by then, the number goes to the next person and your place on the list ends.',
      },
    ],
  }),
  ja: ({ number, until, hasPair, link }) => ({
    subject: '【Hadashi】限定版の通し番号を確保いたしました',
    parts: [
      { say: `お待たせいたしました。限定版の通し番号${number}番を、お客様のために確保いたしました。` },
      { say: `${timeText(until, 'ja')}（日本時間）までお待ちいたします。それまでにご注文ください。` },
      { button: hasPair ? 'カートを見る' : '靴のデザインを仕上げる', link },
      {
        note: '期限までにご注文がない場合は、次のお客様にご案内し、キャンセル待ちのご登録は終了となります。',
      },
    ],
  }),
}

/** The only mail to a waitlist entry: a number is free, and held for a while. */
export function renderNumberReservedMail(mailData: NumberReservedMailData): RenderedMail {
  const { language, seller } = mailData
  return renderMail({ kind: 'number_reserved', language, ...words[language](mailData) }, seller)
}
