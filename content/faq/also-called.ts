import type { Question, QuestionGroup } from '#domain/content/page-content.ts'
import type { Language } from '#domain/settings.ts'

/** Words that people search for but the question does not contain. They are searched, not shown. */
export const alsoCalled: Record<string, Record<Language, string>> = {
  'no-fit': {
    en: 'refit remake exchange replace too small too big tight return',
    ja: '交換 返品 小さい 大きい きつい ゆるい 修正',
  },
  'change-of-mind': { en: 'returns refund withdraw', ja: 'クーリング・オフ 返金 解約 気が変わった' },
  cancel: { en: 'withdraw stop order refund', ja: '取消 取り消し 中止 解約' },
  refunds: { en: 'money back', ja: '払い戻し へんきん' },
  faulty: { en: 'broken defect warranty guarantee repair', ja: '不良品 破損 故障 保証 修理' },
  'which-size': { en: 'size chart length width wide narrow EU UK US', ja: '幅広 甲高 幅 センチ 号数' },
  'left-right': { en: 'different size feet', ja: '左右差' },
  'getting-used': { en: 'break in beginner transition first time', ja: '初心者 初めて 慣らし' },
  price: { en: 'how much cost GBP pounds JPY VAT', ja: '値段 料金 ねだん 消費税 送料' },
  'how-to-pay': { en: 'credit card apple pay google pay method', ja: 'クレジットカード 支払方法 決済' },
  paying: { en: 'charged deposit when', ja: '請求 前払い 後払い 引き落とし' },
  'making-time': { en: 'lead time how long wait dispatch', ja: '納期 何日 いつ届く 期間' },
  places: {
    en: 'shipping countries international abroad Europe USA customs VAT',
    ja: '海外 発送 送料 配送 税関 消費税',
  },
  complaint: { en: 'complain dispute ombudsman ADR', ja: 'クレーム 不満 紛争 消費者センター' },
  tracking: { en: 'parcel where is my order status', ja: '追跡 荷物 配送状況' },
  material: { en: 'plastic vegan leather rubber TPU', ja: '革 プラスチック 樹脂 ヴィーガン ゴム 材質 くつ' },
  care: { en: 'wash clean washing machine', ja: '洗う 洗濯 洗濯機 手入れ 汚れ' },
  rain: { en: 'wet waterproof slip', ja: '防水 濡れる 滑る' },
  socks: { en: 'tabi toe socks', ja: '足袋ソックス 五本指 くつした' },
  'colours-uppers': { en: 'colors gray', ja: 'カラー いろ' },
  photos: { en: 'upload privacy pictures camera', ja: '画像 アップロード プライバシー しゃしん フォト' },
  'photo-refused': { en: 'picture', ja: '画像 しゃしん フォト' },
  'delete-account': { en: 'close account erase GDPR', ja: '退会 解約 消去' },
  password: { en: 'login sign in forgot', ja: 'ログイン サインイン 忘れた' },
  'store-visit': { en: 'shop appointment book reservation', ja: '来店 予約 ショップ 試着' },
  'ask-a-person': { en: 'contact support help phone e-mail', ja: '問い合わせ 連絡 電話 サポート' },
  gift: { en: 'present', ja: '贈り物 贈答' },
}

/** The questions with their additional search words. */
export function withOtherNames(groups: readonly QuestionGroup[], language: Language): QuestionGroup[] {
  const named = (question: Question): Question => {
    const also = alsoCalled[question.id]?.[language]
    return also === undefined ? question : { ...question, also }
  }
  return groups.map((group) => ({ ...group, questions: group.questions.map(named) }))
}
