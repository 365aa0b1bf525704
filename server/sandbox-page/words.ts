import type { DisputeState } from '#domain/payment/payment-states.ts'
import type { Language } from '#domain/settings.ts'

type Words = {
  readonly locale: string
  readonly pay: (amount: string) => string
  readonly rehearsal: string
  readonly what: string
  readonly order: string
  readonly amount: string
  readonly openUntil: string
  readonly card: string
  readonly decline: string
  readonly declined: string
  readonly voucher: string
  readonly leave: string
  readonly expire: string
  readonly voucherTitle: string
  readonly voucherAbout: string
  readonly voucherNumber: string
  readonly voucherUntil: string
  readonly payVoucher: string
  readonly lapse: string
  readonly paid: (amount: string) => string
  readonly back: string
  readonly expired: string
  readonly lapsed: string
  readonly nothingCharged: string
  readonly testers: string
  readonly done: string
  readonly notification: string
  readonly copies: string
  readonly once: string
  readonly twice: string
  readonly lateMinutes: string
  readonly save: string
  readonly forged: string
  readonly dispute: string
  readonly openDispute: string
  readonly openInquiry: string
  readonly closeInquiry: string
  readonly disputes: Readonly<Record<'none' | DisputeState, string>>
  readonly won: string
  readonly lost: string
  readonly refunds: string
  readonly refundsGo: string
  readonly refundModes: Readonly<Record<'at_once' | 'later' | 'account' | 'fail', string>>
  readonly noRefunds: string
  readonly refundStates: Readonly<Record<'pending' | 'requires_action' | 'succeeded' | 'failed', string>>
  readonly refundSucceeds: string
  readonly failRefund: string
  readonly unknown: string
  readonly otherLanguage: string
}

/** The sandbox's texts, in both languages. */
export const words: Record<Language, Words> = {
  en: {
    locale: 'en-GB',
    pay: (amount) => `Pay ${amount}`,
    rehearsal: 'This is a rehearsal for the demo. No money moves, and you don’t need a card.',
    what: 'For',
    order: 'Order number',
    amount: 'Amount',
    openUntil: 'Open until',
    card: 'Pay by card',
    decline: 'Try a card that is declined',
    declined: 'The card was declined. Nothing was charged, and you can try again.',
    voucher: 'Pay at a convenience store',
    leave: 'Back to the shop without paying',
    expire: 'Let this page expire',
    voucherTitle: 'Pay at a convenience store',
    voucherAbout: 'Show this number at the till. The shop is notified as soon as you have paid.',
    voucherNumber: 'Slip number',
    voucherUntil: 'Pay by',
    payVoucher: 'Pay the slip at the till',
    lapse: 'Let the slip lapse',
    paid: (amount) => `You’ve paid ${amount}`,
    back: 'Back to the shop',
    expired: 'This page has expired',
    lapsed: 'The slip has lapsed',
    nothingCharged: 'Nothing was charged.',
    testers: 'For testers',
    done: 'Done.',
    notification: 'Notifications to the shop',
    copies: 'Times each is sent',
    once: 'Once',
    twice: 'Twice',
    lateMinutes: 'Delay in minutes, by the shop’s clock',
    save: 'Save',
    forged: 'Send a forged notification of payment',
    dispute: 'Dispute',
    openDispute: 'Dispute this payment',
    openInquiry: 'Let the bank open an inquiry',
    closeInquiry: 'Let the bank close its inquiry',
    disputes: {
      none: 'This payment isn’t disputed.',
      inquiry: 'The payer’s bank has opened an inquiry. No money has been taken.',
      inquiry_closed: 'The payer’s bank has closed its inquiry.',
      open: 'The payer disputes this payment.',
      won: 'The shop has won the dispute.',
      lost: 'The shop has lost the dispute.',
    },
    won: 'Let the shop win',
    lost: 'Let the shop lose',
    refunds: 'Refunds of this payment',
    refundsGo: 'Result of refunds',
    refundModes: {
      at_once: 'They succeed at once',
      later: 'They wait until a button is pressed here',
      account: 'They wait for the payer’s bank account',
      fail: 'They fail',
    },
    noRefunds: 'The shop hasn’t requested a refund.',
    refundStates: {
      pending: 'Under way',
      requires_action: 'Waiting for the payer’s bank account',
      succeeded: 'Paid back',
      failed: 'Failed',
    },
    refundSucceeds: 'Let it succeed',
    failRefund: 'Let it fail',
    unknown: 'We couldn’t find that payment',
    otherLanguage: '日本語',
  },
  ja: {
    locale: 'ja-JP',
    pay: (amount) => `${amount}のお支払い`,
    rehearsal: 'デモ用のお支払いページです。実際の請求は発生しません。カードも必要ありません。',
    what: '内容',
    order: 'ご注文番号',
    amount: '金額',
    openUntil: '有効期限',
    card: 'カードで支払う',
    decline: '承認されないカードを試す',
    declined: 'カードが承認されませんでした。請求は発生していません。もう一度お試しいただけます。',
    voucher: 'コンビニで支払う',
    leave: '支払わずにお店へ戻る',
    expire: 'このページを期限切れにする',
    voucherTitle: 'コンビニでのお支払い',
    voucherAbout: 'レジで下の番号をお伝えください。お支払いが済みますと、すぐにお店へ通知されます。',
    voucherNumber: '払込番号',
    voucherUntil: 'お支払い期限',
    payVoucher: 'レジで支払う',
    lapse: '支払わずに期限切れにする',
    paid: (amount) => `${amount}のお支払いが完了しました`,
    back: 'お店へ戻る',
    expired: 'このページの有効期限が切れました',
    lapsed: 'お支払い期限が過ぎました',
    nothingCharged: '請求は発生していません。',
    testers: 'テスト用の操作',
    done: '完了しました。',
    notification: 'お店への通知',
    copies: '通知の回数',
    once: '1回',
    twice: '2回',
    lateMinutes: '通知を遅らせる時間（分、お店の時刻）',
    save: '保存する',
    forged: '支払い済みという偽の通知を送る',
    dispute: '異議申し立て',
    openDispute: 'このお支払いに異議を申し立てる',
    openInquiry: '銀行からの問い合わせだけにする',
    closeInquiry: '銀行からの問い合わせを終える',
    disputes: {
      none: '異議の申し立てはありません。',
      inquiry: '銀行から問い合わせが来ています。お金は引き上げられていません。',
      inquiry_closed: '銀行からの問い合わせは終わりました。',
      open: '異議が申し立てられています。',
      won: 'お店の主張が認められました。',
      lost: 'お店の主張は認められませんでした。',
    },
    won: 'お店の主張を認める',
    lost: '支払った人の主張を認める',
    refunds: 'このお支払いの返金',
    refundsGo: '返金の進み方',
    refundModes: {
      at_once: 'すぐに完了する',
      later: 'ここでボタンを押すまで待つ',
      account: '返金先の口座を待つ',
      fail: '失敗する',
    },
    noRefunds: 'お店からの返金の依頼はありません。',
    refundStates: {
      pending: '手続き中',
      requires_action: '返金先の口座を待っています',
      succeeded: '返金済み',
      failed: '失敗',
    },
    refundSucceeds: '完了させる',
    failRefund: '失敗させる',
    unknown: 'このお支払いは見つかりません',
    otherLanguage: 'English',
  },
}
