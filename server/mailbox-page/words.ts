import type { Language } from '#domain/settings.ts'

type Words = {
  readonly title: string
  readonly about: string
  readonly filter: string
  readonly show: string
  readonly all: string
  readonly list: string
  readonly to: string
  readonly subject: string
  readonly time: string
  readonly empty: string
  readonly emptyHint: string
  readonly noneFor: string
  readonly back: string
  readonly asPage: string
  readonly asText: string
  readonly alone: string
  readonly lost: string
  readonly otherLanguage: string
}

/** The mailbox's texts, in both languages. */
export const words: Record<Language, Words> = {
  en: {
    title: 'Demo mailbox',
    about: 'The demo has no mail server. The e-mails it would send are kept here, newest first.',
    filter: 'Filter by recipient’s e-mail address',
    show: 'Show',
    all: 'Show all',
    list: 'E-mails',
    to: 'To',
    subject: 'Subject',
    time: 'Time',
    empty: 'No e-mails yet',
    emptyHint: 'Ask for a code on the sign-in page, and its e-mail appears here.',
    noneFor: 'No e-mails to this address',
    back: 'All e-mails',
    asPage: 'HTML version',
    asText: 'Plain-text version',
    alone: 'Open only the HTML version',
    lost: 'We couldn’t find that e-mail',
    otherLanguage: '日本語',
  },
  ja: {
    title: 'デモのメールボックス',
    about: 'デモにはメールサーバーがありません。送信されるはずのメールは、新しいものから順にここに表示されます。',
    filter: '宛先のメールアドレスで絞り込む',
    show: '表示する',
    all: 'すべて表示する',
    list: 'メール',
    to: '宛先',
    subject: '件名',
    time: '日時',
    empty: 'メールはまだありません',
    emptyHint: 'ログインのページで確認コードを送信すると、ここにメールが届きます。',
    noneFor: 'この宛先のメールはありません',
    back: 'すべてのメール',
    asPage: 'HTML形式',
    asText: 'テキスト形式',
    alone: 'HTML形式だけを開く',
    lost: 'このメールは見つかりません',
    otherLanguage: 'English',
  },
}
