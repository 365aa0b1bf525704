import type { Language } from '#domain/settings.ts'

/** What the banner says, word for word. It is data, because what was shown is also what is kept as proof. */
export type Wording = { readonly text: string; readonly accept: string; readonly reject: string }

/** A word that is changed makes a new version, and everyone is asked again; what was shown before stays here. */
export const wordings = {
  '1': {
    en: {
      text: 'This shop stores only what it needs to work. One thing is optional: the calendar of Calendly, another company, which receives data such as your IP address when it is shown. It loads only if you accept.',
      accept: 'Accept',
      reject: 'Reject',
    },
    ja: {
      text: 'このサイトが保存するのは、動作に必要なものだけです。任意のものは、他社であるCalendlyの予約カレンダーだけです。表示するとIPアドレスなどが同社に送られるため、同意された場合にのみ読み込みます。',
      accept: '同意する',
      reject: '拒否する',
    },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, Wording>>>>

export const consentVersion = '1' satisfies keyof typeof wordings

/** The words of a version, if there ever was one by that name. */
export function wordingOf(version: string, language: Language): Wording | undefined {
  return Object.hasOwn(wordings, version) ? wordings[version as keyof typeof wordings][language] : undefined
}
