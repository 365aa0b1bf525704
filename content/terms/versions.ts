import { type Language, settings } from '#domain/settings.ts'

const { versions } = settings.terms
const { forms } = settings.languages

type VersionNumber = (typeof versions)[number]['number']

const whatChanged: Record<VersionNumber, Record<Language, string>> = {
  '1.4': {
    en: 'Payment has begun, so the page no longer says that it has not.',
    ja: 'お支払いの受付を開始したため、準備中としていた記載を改めました。',
  },
  '1.3': {
    en: 'Added: who can have a number that is released while others wait for one, and what we keep of the waiting list.',
    ja: '確保を解除した番号を、キャンセル待ちのお客様に順にご案内することと、キャンセル待ちについて保存する内容の説明を加えました。',
  },
  '1.2': {
    en: 'Added: what we keep of the pairs you design and of your cart, and how long.',
    ja: 'デザインされた靴とカートについて、保存する内容とその期間の説明を加えました。',
  },
  '1.1': {
    en: 'Added: delivery times; who pays duty and import tax; what happens if the new pair does not fit; complaints; when we stop taking orders. More detail on what we keep, and how long.',
    ja: 'お届けまでの日数、関税と輸入時の税金の負担、作り直しても合わない場合の対応、ご意見・苦情の受付、申込みの期間を加えました。保存する情報とその期間の説明も詳しくしました。',
  },
  '1.0': { en: 'The first version.', ja: '最初の版です。' },
}

const named: Record<Language, (number: VersionNumber) => string> = {
  en: (number) => number,
  ja: (number) => `第${number}版`,
}

function dateIn(date: string, language: Language): string {
  return new Date(date).toLocaleDateString(forms[language], { dateStyle: 'long', timeZone: 'UTC' })
}

const [newest] = versions

/** The version in force, as a page states it. */
export const versionNow: Record<Language, string> = {
  en: `Version ${named.en(newest.number)} of ${dateIn(newest.date, 'en')}`,
  ja: `${named.ja(newest.number)}、${dateIn(newest.date, 'ja')}`,
}

/** Every version with its date and its changes, newest first. */
export function versionFacts(language: Language): (readonly [version: string, changed: string])[] {
  const joined = language === 'ja' ? '、' : ', '
  return versions.map(({ number, date }) => [
    [named[language](number), dateIn(date, language)].join(joined),
    whatChanged[number][language],
  ])
}
