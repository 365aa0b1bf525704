import type { Seller } from '#domain/content/seller.ts'
import { type Language, settings } from '#domain/settings.ts'

const { name: shop } = settings.brand

const lines: Record<Language, (seller: Seller) => string[]> = {
  en: ({ name, address, number, email, phone }) => [
    `${shop} is run by ${name}, ${address}. Company number ${number}.`,
    `Questions: ${email}, ${phone}. Please don’t reply to this e-mail.`,
  ],
  ja: ({ name, address, number, email, phone }) => [
    `送信者：${name}、会社番号 ${number}`,
    `所在地：${address}`,
    `お問い合わせ：${email}、${phone}`,
    'このメールは送信専用です。ご返信にはお答えできませんので、上記までお問い合わせください。',
  ],
}

const demoLine: Record<Language, string> = {
  en: 'This is a demo shop. The seller named above is invented.',
  ja: 'これはデモ店舗です。上記の販売者は架空のものです。',
}

/** The sender of a mail and how to reach them, as the laws of both countries require below every mail of a shop. */
export function senderLines(seller: Seller, language: Language): string[] {
  return [...lines[language](seller), ...(seller.isDemo ? [demoLine[language]] : [])]
}
