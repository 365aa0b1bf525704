import type { TextLink } from '#domain/content/blocks.ts'
import type { Language } from '#domain/settings.ts'

type Name =
  | 'scan'
  | 'drawing'
  | 'shoe'
  | 'about'
  | 'reserve'
  | 'start'
  | 'account'
  | 'orders'
  | 'scans'
  | 'products'
  | 'details'
  | 'terms'
  | 'cancelling'
  | 'rights'
  | 'complaints'
  | 'privacy'
  | 'storage'
  | 'tokushoho'
  | 'measuring'
  | 'figures'
  | 'tested'
  | 'configure'

const places = {
  scan: { to: '/get-foot-scan' },
  drawing: { to: '/get-foot-scan', hash: 'drawing' },
  shoe: { to: '/shop_tabbi' },
  configure: { to: '/shop_tabbi/tabbi_setting' },
  about: { to: '/about' },
  reserve: { to: '/reserve' },
  start: { to: '/tabi-gen-01/scan' },
  account: { to: '/profile' },
  orders: { to: '/profile/order' },
  scans: { to: '/profile/mobile_scan' },
  products: { to: '/profile/products' },
  details: { to: '/profile/details' },
  terms: { to: '/terms-and-conditions' },
  cancelling: { to: '/terms-and-conditions', hash: 'cancelling' },
  rights: { to: '/terms-and-conditions', hash: 'faults' },
  complaints: { to: '/terms-and-conditions', hash: 'complaints' },
  privacy: { to: '/terms-and-conditions', hash: 'privacy' },
  storage: { to: '/terms-and-conditions', hash: 'stored-values' },
  tokushoho: { to: '/terms-and-conditions', hash: 'tokushoho' },
  measuring: { to: '/faq', hash: 'measuring' },
  figures: { to: '/get-foot-scan', hash: 'accuracy' },
  tested: { to: '/get-foot-scan', hash: 'tested' },
} as const satisfies Record<Name, Omit<TextLink, 'text'>>

const texts: Record<Language, Record<Name, string>> = {
  en: {
    scan: 'See the ways to measure',
    drawing: 'See how to draw around your feet',
    shoe: 'See the shoe',
    configure: 'See colours and uppers',
    about: 'How it is made',
    reserve: 'See the stores',
    start: 'How measuring at home works',
    account: 'Your account',
    orders: 'Your orders',
    scans: 'Your scans',
    products: 'Your pairs',
    details: 'Your details',
    terms: 'Read the terms',
    cancelling: 'Read about cancelling',
    rights: 'Read about faulty goods',
    complaints: 'How we handle complaints',
    privacy: 'Read about privacy',
    storage: 'See everything we store',
    tokushoho: 'Notice under Japanese law',
    measuring: 'More about measuring',
    figures: 'See what’s measured and what’s estimated',
    tested: 'See what we have tested',
  },
  ja: {
    scan: '計測の方法を見る',
    drawing: 'なぞり方を見る',
    shoe: '靴を見る',
    configure: '色とアッパーを見る',
    about: '靴のできるまで',
    reserve: '店舗を見る',
    start: '自宅での測り方を見る',
    account: 'アカウント',
    orders: 'ご注文を見る',
    scans: 'スキャンの記録',
    products: 'ご購入の靴',
    details: '登録情報',
    terms: '利用規約を読む',
    cancelling: 'キャンセルについて',
    rights: '不具合があるときは',
    complaints: 'ご意見・苦情の受付',
    privacy: 'プライバシーについて',
    storage: '保存するものの一覧',
    tokushoho: '特定商取引法に基づく表記',
    measuring: '計測について詳しく',
    figures: '測る寸法と推定する寸法を見る',
    tested: '試した結果を見る',
  },
}

/** The links that several texts use, always with the same words. */
export function linksIn(language: Language): Record<Name, TextLink> {
  const named = Object.entries(texts[language]) as [Name, string][]
  return Object.fromEntries(named.map(([name, text]) => [name, { text, ...places[name] }])) as Record<Name, TextLink>
}
