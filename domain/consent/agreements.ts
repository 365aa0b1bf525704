import type { Language } from '#domain/settings.ts'

/** What a customer agrees to when opening an account: being an adult, and the newsletter. */
export const agreementKinds = ['adult', 'newsletter'] as const
export type AgreementKind = (typeof agreementKinds)[number]

/** The version that the forms show today. Changed wording gets a new version; old versions stay here. */
export const agreementVersion = '2'

const wordings: Readonly<Record<string, Readonly<Record<AgreementKind, Readonly<Record<Language, string>>>>>> = {
  '1': {
    adult: {
      en: 'I am 18 or older.',
      ja: '私は18歳以上です。',
    },
    newsletter: {
      en: 'Write to me about new editions and openings, a few times a year. I can end this at any time.',
      ja: '新しい限定版や店舗のお知らせを、年に数回メールで受け取ります。いつでも停止できます。',
    },
  },
  '2': {
    adult: {
      en: 'I’m 18 or over.',
      ja: '18歳以上です。',
    },
    newsletter: {
      en: 'Send me the newsletter about new editions and new stores, a few times a year. I can stop it at any time.',
      ja: 'ニュースレター（新しい限定版や店舗のお知らせ）を、年に数回メールで受け取ります。いつでも停止できます。',
    },
  },
}

/** The wording of an agreement, word for word: shown from here, and stored as proof. */
export function agreementWords(version: string, kind: AgreementKind, language: Language): string | undefined {
  return Object.hasOwn(wordings, version) ? wordings[version]?.[kind][language] : undefined
}
