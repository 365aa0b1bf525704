import type { Wording } from '../consent.ts'

export const words: Wording = {
  text: 'このサイトが保存するのは、動作に必要なものだけです。任意のものは、他社であるCalendlyの予約カレンダーだけです。表示するとIPアドレスなどが同社に送られるため、同意された場合にのみ読み込みます。',
  accept: '同意する',
  reject: '拒否する',
}
