import type { QuestionGroup } from '#domain/content/page-content.ts'
import { retention } from '#domain/limit-settings.ts'
import { settings } from '#domain/settings.ts'
import { linksIn } from '../../links.ts'

const links = linksIn('ja')
const { terms, visitors } = settings

export const data: QuestionGroup = {
  id: 'data',
  heading: 'データとプライバシー',
  questions: [
    {
      id: 'photos',
      asked: '足の写真はどうなりますか',
      answer: [
        '計測はお使いの端末の中で行い、写真が当店に送られることはありません。当店に残るのは写真ではなく、寸法と足の輪郭です。',
        `写真についてのご相談で、お客様がご自身でお送りくださったときだけ、拝見します。その写真は${visitors.helpPhotoDays}日後に削除します。`,
      ],
      links: [links.privacy],
    },
    {
      id: 'what-is-kept',
      asked: 'スキャンのうち、何が保存されますか',
      answer: [
        '寸法、足の輪郭、測り方、誤差の範囲、品質です。スキャンファイルからご注文の場合は、工房でもう一度計測するため、ファイルも保存します。',
        '靴をつくるために使います。個人を識別するためには使いません。',
      ],
      links: [links.privacy],
    },
    {
      id: 'delete-scan',
      asked: 'スキャンのダウンロードや削除はできますか',
      answer: [
        'はい、どちらもアカウントからいつでもできます。ただし、製作中の靴に必要なデータは、その靴ができあがるまで残ります。',
      ],
      links: [links.scans],
    },
    {
      id: 'cookies',
      asked: 'どのようなクッキーを使っていますか',
      answer: [
        'ログイン、言語、国、選択内容のための、当店のクッキーだけです。ほかのサイトでの行動を追跡するものはありません。それ以外のものを使うときは、先に同意をいただきます。「同意する」と「拒否する」は、どちらもその場でお選びいただけます。',
      ],
      links: [links.storage],
    },
    {
      id: 'delete-account',
      asked: 'アカウントを削除すると、何が残りますか',
      answer: [
        `法律で保存が必要な、お支払い済みのご注文と請求書です。${terms.recordYears}年間保存します。スキャン、住所、メッセージ、ログインの記録は削除します。お支払い済みで製作中の靴はそのままお作りし、その足の寸法は発送までお預かりします。`,
        `クッキーについてのご選択と、当店スタッフの操作の記録は、お名前のない形で残ります。削除のお知らせをメールでお送りした記録は、${retention.mailDays}日間残ります。`,
      ],
      links: [links.details],
    },
  ],
}
