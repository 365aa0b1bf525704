import { settings } from '#domain/settings.ts'
import { describeAttention } from './describe-attention.ts'
import type { OrderMailData, OrderWords } from './order-mail-data.ts'
import { japanesePairErrorTexts } from './pair-error-texts-ja.ts'

const { waitDays } = settings.edition
const { days: makingDays } = settings.making
/** In a sentence the unit follows the number. */
const money = ({ totalMinor, currency }: OrderMailData) =>
  currency === 'JPY'
    ? `${totalMinor.toLocaleString('ja')}円`
    : `${(totalMinor / 100).toLocaleString('ja', { maximumFractionDigits: 2 })}ポンド`

/** In the time zone of the stores: a konbini voucher is paid in Japan. */
const formatPaymentDeadline = (at: Date | null) =>
  new Intl.DateTimeFormat('ja', {
    month: 'long',
    day: 'numeric',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Asia/Tokyo',
  }).format(at ?? undefined)

const toPay = 'ご注文のページからお支払いへ進む'

/**
 * A card payment is refunded to the card; a konbini payment cannot be refunded at the store. Only yen can be paid
 * there.
 */
const wayBack = ({ currency }: OrderMailData) =>
  currency === 'JPY'
    ? 'カードでのお支払いは、同じカードにお返しします。コンビニでのお支払いの場合は、決済会社から、返金先の銀行口座をお尋ねするメールをお送りします。'
    : 'お支払いと同じ方法でお返しします。'

const formatDate = (at: Date | null) =>
  new Intl.DateTimeFormat('ja', { month: 'long', day: 'numeric', weekday: 'short', timeZone: 'UTC' }).format(
    at ?? undefined,
  )

export const japaneseWords: OrderWords = {
  order_placed: (order) => ({
    subject: 'ご注文を承りました',
    says: [
      `ご注文ありがとうございます。ご注文番号は${order.number}です。この時点で、お支払いは発生しません。`,
      `これから工房で、お客様の靴をつくれるかどうかを確認いたします。確認が済みましたら、${money(order)}のお支払いをご案内いたします。`,
      'プリントが始まるまでは、無料でキャンセルいただけます。',
    ],
  }),
  checked_again: () => ({
    subject: 'ご注文をもう一度確認しています',
    says: [
      'ご注文の内容に変更がありましたので、工房でもう一度確認いたします。限定版の通し番号は、そのまま確保しています。',
      'お客様にしていただくことはありません。確認が済みましたら、メールでお知らせいたします。',
    ],
  }),
  refit_placed: (order) => ({
    subject: '靴をおつくり直しいたします',
    says: [
      `よりよく合うように、靴をおつくり直しいたします。ご注文番号は${order.number}です。費用はかかりません。`,
      'まず工房で確認いたします。プリントが始まりましたら、メールでお知らせいたします。',
    ],
  }),
  replacement_placed: (order) => ({
    subject: '代わりの靴をおつくりいたします',
    says: [
      `お届けした靴につきまして、ご迷惑をおかけし申し訳ございません。代わりの靴をおつくりいたします。ご注文番号は${order.number}です。費用はかかりません。`,
      'まず工房で確認いたします。プリントが始まりましたら、メールでお知らせいたします。',
    ],
  }),
  address_changed: () => ({
    subject: 'お届け先を変更いたしました',
    says: [
      'ご注文のお届け先が変更されました。現在のお届け先は、ご注文のページでご確認いただけます。',
      'お心当たりのない場合は、お手数ですが、すぐに下記のお問い合わせ先までご連絡ください。',
    ],
  }),
  needs_attention: (order) => {
    const { says, end, button, isAboutFeet } = describeAttention(japanesePairErrorTexts, order)
    return { subject: isAboutFeet ? '再計測のお願い' : 'デザイン変更のお願い', says: [...says, end], button }
  },
  ready_to_pay: (order) => ({
    subject: 'お客様の靴をおつくりできます',
    says: [
      `工房での確認が済みました。製作を始めるため、${money(order)}のお支払いをお願いいたします。`,
      `限定版の通し番号は${waitDays}日間確保いたします。お支払いから${makingDays}日以内におつくりします。`,
    ],
    button: toPay,
  }),
  payment_failed: () => ({
    subject: 'お支払いが完了しませんでした',
    says: [
      'お支払いは発生していません。ご注文と限定版の通し番号はそのまま残っています。もう一度お支払いいただけます。',
    ],
    button: toPay,
  }),
  voucher_pending: (order) => ({
    subject: 'コンビニでのお支払いをお待ちしています',
    says: [
      `コンビニでのお支払い（${money(order)}）を承りました。${formatPaymentDeadline(order.voucherUntil)}（日本時間）までに、決済会社のページに表示された払込番号をご用意のうえ、コンビニのレジでお支払いください。`,
      'それまでは、ご注文と限定版の通し番号を確保しています。ご入金を確認しましたら、メールでお知らせいたします。',
    ],
  }),
  money_back: (order) => ({
    subject: 'ご入金を返金いたします',
    says: [
      'このご注文へのご入金がありましたが、お受けできませんでした。すでにお支払いが済んでいる、ご注文が終了している、または金額が異なるためです。',
      `全額をお返しいたします。${wayBack(order)}反映までに数日かかることがあります。`,
    ],
  }),
  paid: (order) => ({
    subject: 'お支払いを確認いたしました',
    says: [
      `${money(order)}のお支払いを確認いたしました。ありがとうございます。`,
      `本日から${makingDays}日以内におつくりします。プリントが始まりましたら、メールでお知らせいたします。`,
    ],
  }),
  printing: () => ({
    subject: 'プリントを始めました',
    says: [
      'お客様の靴のプリントを始めました。これ以降、ご注文はキャンセルいただけません。お届け先は、発送するまで変更いただけます。',
    ],
  }),
  quality_check: () => ({
    subject: 'プリントが終わりました',
    says: ['お客様の靴のプリントが終わりました。発送の前に、一足ずつ手作業で確認いたします。'],
  }),
  printed_again: () => ({
    subject: 'もう一度プリントいたします',
    says: [
      '発送前の確認で基準に届かなかったため、もう一度プリントいたします。お待たせして申し訳ございません。追加のお支払いは発生しません。',
    ],
  }),
  shipped: ({ carrier, trackingNumber }) => ({
    subject: '発送いたしました',
    says: [
      `お客様の靴を発送いたしました。配送会社は${carrier}、お問い合わせ番号は${trackingNumber}です。`,
      '届きましたら、ご注文のページからお知らせください。',
    ],
  }),
  delivered: () => ({
    subject: 'お届けが完了しました',
    says: [
      `足に合わない場合は、一度に限り無料で作り直します。お届けから${settings.refit.days}日以内にお知らせください。`,
      '不具合がある場合は、法律上の権利をすべてご利用いただけます。下記のお問い合わせ先までご連絡ください。',
    ],
  }),
  cancelled: (order) => ({
    subject: 'ご注文をキャンセルいたしました',
    says: [
      `ご注文${order.number}をキャンセルいたしました。お支払いは発生しません。限定版の通し番号は、確保を解除いたしました。`,
      'デザインとスキャンは、そのまま残っています。',
    ],
  }),
  refund_pending: (order) => ({
    subject: '返金の手続きを始めました',
    says: [`${money(order)}を返金いたします。${wayBack(order)}`, '完了しましたら、メールでお知らせいたします。'],
  }),
  refunded: (order) => ({
    subject: '返金いたしました',
    says: [`${money(order)}を返金いたしました。反映されるまでに数日かかることがあります。`],
  }),
  refund_failed: (order) => ({
    subject: '返金が当店に戻ってきました',
    says: [
      `ご注文${order.number}の返金が、銀行またはカード会社で受け付けられず、当店に戻ってまいりました。お返しする金額に変わりはありません。`,
      'お手続きは不要です。もう一度返金の手続きをするか、メールで振込先の口座をおうかがいいたします。',
    ],
  }),
  pay_reminder: (order) => ({
    subject: 'お支払いをお待ちしています',
    says: [
      `お客様の靴をおつくりできます。製作を始めるため、${money(order)}のお支払いをお願いいたします。`,
      `限定版の通し番号は、最初のご案内から${waitDays}日間確保いたします。その後はご注文をキャンセルし、お支払いは発生しません。`,
    ],
    button: toPay,
  }),
  attention_reminder: (order) => {
    const { says, button, isAboutFeet } = describeAttention(japanesePairErrorTexts, order)
    const end = `ご連絡がない場合は、最初のご案内から${settings.attention.cancelDays}日後にご注文をキャンセルいたします。その場合、お支払いは発生しません。`
    const subject = `${isAboutFeet ? '再計測' : 'デザイン変更'}のお願い（再度のご連絡）`
    return { subject, says: ['ご注文を進めるため、お客様のお手続きをお待ちしています。', ...says, end], button }
  },
  date_passed: ({ promisedShipBy }) => ({
    subject: 'お届けが予定より遅れます',
    says: [
      `ご案内した日を過ぎましたが、靴はまだ仕上がっていません。申し訳ございません。${formatDate(promisedShipBy)}までに発送できる見込みです。`,
      'このままお待ちいただく場合、お手続きは不要です。ご注文の画面からキャンセルいただくこともでき、その場合は全額をお返しいたします。',
    ],
  }),
  delivery_question: ({ carrier, trackingNumber }) => ({
    subject: 'お手元に届きましたか',
    says: [
      `先日、お客様の靴を発送いたしました（配送会社：${carrier}、お問い合わせ番号：${trackingNumber}）。届いたかどうか、ご注文のページからお知らせください。`,
      `ご連絡がない場合は、発送から${settings.delivering.assumedDays}日後にお届け済みといたします。届いていない場合は、下記のお問い合わせ先までご連絡ください。`,
    ],
  }),
}
