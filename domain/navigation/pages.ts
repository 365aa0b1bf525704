/**
 * The 34 addresses of the shop with their layout and guards: the specification's table, as data. The browser's routes
 * are compared with it row by row, and the server derives a page's status from it.
 */
export const layoutNames = ['auth', 'default', 'not-found', 'profile', 'profile-index', 'settings'] as const
export type LayoutName = (typeof layoutNames)[number]

export const guardNames = ['auth', 'check-paid-order'] as const
export type GuardName = (typeof guardNames)[number]

export type Page = {
  readonly name: string
  /** `{token}` matches one segment of any text. */
  readonly path: `/${string}`
  readonly layout: LayoutName
  readonly guard?: GuardName
}

export const pages = [
  { name: 'about', path: '/about', layout: 'default' },
  { name: 'auth-token', path: '/auth/{token}', layout: 'default' },
  { name: 'auth-error', path: '/auth/error', layout: 'default' },
  { name: 'auth', path: '/auth', layout: 'auth' },
  { name: 'calendly', path: '/calendly', layout: 'default' },
  { name: 'cart-checkout', path: '/cart/checkout', layout: 'settings', guard: 'check-paid-order' },
  { name: 'cart-confirmation', path: '/cart/confirmation', layout: 'default' },
  { name: 'cart', path: '/cart', layout: 'default' },
  { name: 'cart-instagram-subscription', path: '/cart/instagram-subscription', layout: 'default' },
  { name: 'faq', path: '/faq', layout: 'default' },
  { name: 'get-foot-scan', path: '/get-foot-scan', layout: 'default' },
  { name: 'index', path: '/', layout: 'default' },
  { name: 'localization-test', path: '/localization-test', layout: 'default' },
  { name: 'not-found', path: '/not-found', layout: 'not-found' },
  { name: 'order-exists', path: '/order-exists', layout: 'default' },
  { name: 'profile-details', path: '/profile/details', layout: 'profile', guard: 'auth' },
  { name: 'profile-health_mode', path: '/profile/health_mode', layout: 'profile', guard: 'auth' },
  { name: 'profile', path: '/profile', layout: 'profile-index' },
  { name: 'profile-mobile_scan', path: '/profile/mobile_scan', layout: 'profile', guard: 'auth' },
  { name: 'profile-order', path: '/profile/order', layout: 'profile', guard: 'auth' },
  { name: 'profile-products', path: '/profile/products', layout: 'profile', guard: 'auth' },
  { name: 'reserve-already-reserved', path: '/reserve/already-reserved', layout: 'default' },
  { name: 'reserve-confirmation', path: '/reserve/confirmation', layout: 'default' },
  { name: 'reserve', path: '/reserve', layout: 'default' },
  { name: 'reserve-instagram-subscription', path: '/reserve/instagram-subscription', layout: 'default' },
  { name: 'shapediver', path: '/shapediver', layout: 'default' },
  { name: 'shop_tabbi', path: '/shop_tabbi', layout: 'default' },
  { name: 'shop_tabbi-tabbi_setting', path: '/shop_tabbi/tabbi_setting', layout: 'default' },
  { name: 'signup', path: '/signup', layout: 'default' },
  { name: 'tabi-gen-01-fit', path: '/tabi-gen-01/fit', layout: 'settings' },
  { name: 'tabi-gen-01-scan', path: '/tabi-gen-01/scan', layout: 'settings', guard: 'check-paid-order' },
  { name: 'tabi-gen-01-style', path: '/tabi-gen-01/style', layout: 'settings', guard: 'check-paid-order' },
  { name: 'tabi-gen-01-summary', path: '/tabi-gen-01/summary', layout: 'settings' },
  { name: 'terms-and-conditions', path: '/terms-and-conditions', layout: 'default' },
] as const satisfies readonly Page[]

export type PageName = (typeof pages)[number]['name']
