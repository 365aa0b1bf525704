import type { Seller } from '#domain/content/seller.ts'
import { type Language, settings } from '#domain/settings.ts'

const { name: shop } = settings.brand

const lines: Record<Language, (seller: Seller) => string[]> = {
  en: ({ name, address, number, email, phone }) => [
    `${shop} is the shop of ${name}, ${address}. Company number ${number}.`,
    `Questions: ${email}, ${phone}. Nobody reads answers to the address that this mail comes from.`,
  ],
  ja: ({ name, address, number, email, phone }) => [
    `送信者：${name}（登録番号：${number}）`,
    `所在地：${address}`,
    `お問い合わせ：${email}、${phone}`,
    'このメールは送信専用のアドレスからお送りしています。ご返信いただいてもお答えできません。',
  ],
}

const demoLine: Record<Language, string> = {
  en: 'This is a demo shop. The seller named here is invented.',
  ja: 'これはデモ店舗です。ここに記す販売者は架空のものです。',
}

/** Who sends a mail and how to reach them, as the laws of both countries want it below every mail of a shop. */
export function senderLines(seller: Seller, language: Language): string[] {
  return [...lines[language](seller), ...(seller.isDemo ? [demoLine[language]] : [])]
}
