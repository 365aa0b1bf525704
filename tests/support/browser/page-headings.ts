import type { PageName } from '#domain/navigation/pages.ts'
import type { Language } from '#domain/settings.ts'

/** The heading of every page, in both languages. */
const headings: Record<PageName, readonly [en: string, ja: string]> = {
  about: ['How it is made', '靴のできるまで'],
  'auth-token': ['Sign in with a link', 'リンクでログイン'],
  'auth-error': ['This link doesn’t work', 'このリンクは使えません'],
  auth: ['Sign in', 'ログイン'],
  calendly: ['Visit times', '来店の日時'],
  'cart-checkout': ['Checkout', 'ご注文手続き'],
  'cart-confirmation': ['After your order', 'ご注文のあと'],
  cart: ['Cart', 'カート'],
  'cart-instagram-subscription': ['News about the edition', '限定版のお知らせ'],
  faq: ['Questions', 'よくある質問'],
  'get-foot-scan': ['Measure your feet', '足を測る'],
  index: ['Shoes that begin with your feet', 'あなたの足からはじまる靴'],
  'localization-test': ['Localization Test', '多言語表示テスト'],
  'not-found': ['Page Not Found', 'ページが見つかりません'],
  'order-exists': ['Your order in progress', 'お届け前のご注文'],
  'profile-details': ['Your details', '登録情報'],
  'profile-health_mode': ['Foot course', '足の運動コース'],
  profile: ['Your account', 'アカウント'],
  'profile-mobile_scan': ['Your scans', 'スキャンの記録'],
  'profile-order': ['Your orders', 'ご注文'],
  'profile-products': ['Your pairs', 'ご購入の靴'],
  'reserve-already-reserved': ['Find your reservation', 'ご予約の確認'],
  'reserve-confirmation': ['Your store visit', 'ご来店について'],
  reserve: ['Visit a store', '店舗で測る'],
  'reserve-instagram-subscription': ['News about new times', '予約枠のお知らせ'],
  shapediver: ['From all sides', '靴を3Dで見る'],
  shop_tabbi: ['Tabi Gen 01', 'Tabi Gen 01'],
  'shop_tabbi-tabbi_setting': ['Colours and uppers', '色とアッパー'],
  signup: ['Create an account', 'アカウントを作成する'],
  'tabi-gen-01-fit': ['Fit', 'フィット'],
  'tabi-gen-01-scan': ['Your feet', '足の計測'],
  'tabi-gen-01-style': ['Style', 'スタイル'],
  'tabi-gen-01-summary': ['Summary', '内容の確認'],
  'terms-and-conditions': ['Terms and privacy', '利用規約とプライバシー'],
}

export function expectedHeading(name: PageName, language: Language): string {
  const [en, ja] = headings[name]
  return language === 'ja' ? ja : en
}
