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

/** What the mailbox says, in the language of who looks into it. */
export const words: Record<Language, Words> = {
  en: {
    title: 'Mailbox of the demo',
    about: 'A demo has no mail server: what it would send is kept here, the newest first.',
    filter: 'Only to this address',
    show: 'Show',
    all: 'Show all',
    list: 'Mails',
    to: 'To',
    subject: 'Subject',
    time: 'Time',
    empty: 'No mail yet',
    emptyHint: 'Ask for a code on the page where one signs in: its mail will stand here.',
    noneFor: 'No mail to this address',
    back: 'All mails',
    asPage: 'As a page',
    asText: 'As plain text',
    alone: 'Open the page alone',
    lost: 'There is no such mail',
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
    emptyHint: 'ログインのページで確認コードを申し込むと、ここにメールが届きます。',
    noneFor: 'この宛先のメールはありません',
    back: 'すべてのメール',
    asPage: 'HTML形式',
    asText: 'テキスト形式',
    alone: 'HTML形式だけを開く',
    lost: 'このメールはありません',
    otherLanguage: 'English',
  },
}
