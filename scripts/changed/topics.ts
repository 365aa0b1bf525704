/**
 * The tests of each topic. Tests that open the whole shop import all of it, so the import graph cannot tell which of
 * them a change concerns; this table does. A path may belong to several topics.
 */
export type Topic = {
  readonly name: string
  /** The paths of the product that belong to it. */
  readonly paths: RegExp
  /** Names of files in tests/components, tests/integration and tests/security. */
  readonly tests: RegExp
  /** Names of one or two files in tests/e2e, the most relevant first. */
  readonly journeys?: readonly string[]
  /** Pages whose first view in tests/e2e/every-page.spec.ts shows its styles. */
  readonly pages?: readonly string[]
}

export const topics: readonly Topic[] = [
  {
    name: 'shell',
    paths:
      /^src\/(app|boot|page|lib|storage|actors|api|workers|main|router|prerender)|^src\/features\/(build-watch|offline|toasts|site-|demo-ribbon)|^domain\/navigation|^machines\/build-watch|^server\/(http|static|pages|app|listen|open-shop|main|health|report)|routes\/(__root|[^/]+\.tsx?$)|^src\/[^/]+$|not-found/,
    tests: /^(navigation|build-watch|odd-requests|modes|slow-|signed-bytes|health)/,
    journeys: ['navigation'],
    pages: ['/', '/not-found'],
  },
  {
    name: 'design system',
    paths: /^src\/(ui|styles)\/|\[_\]ui/,
    tests: /^$/,
    journeys: ['parts'],
    pages: ['/', '/_ui', '/shop_tabbi', '/cart'],
  },
  {
    name: 'language and texts',
    paths: /language|translation|localization|i18n|locales\/common|typography/,
    tests: /^(language|translation|localization)/,
    journeys: ['languages'],
    pages: ['/localization-test'],
  },
  { name: 'country', paths: /country/, tests: /^country/, journeys: ['country'] },
  { name: 'consent', paths: /consent/, tests: /^consent/, journeys: ['consent'] },
  {
    name: 'content',
    paths:
      /^content\/|domain\/content|faq|about|terms|home|routes\/_default\/(index|reserve|-parts)|calendly|reserve|stores|guide-sheets/,
    tests: /^faq/,
    journeys: ['faq'],
    pages: ['/', '/faq', '/about', '/reserve'],
  },
  {
    name: 'session',
    paths: /session|sign-?in|signup|auth|verification|guests?\b|link-endings|domain\/access|server\/access/,
    tests: /^(session|browser-session|sign-in)/,
    journeys: ['sign-in', 'session'],
    pages: ['/auth', '/signup'],
  },
  {
    name: 'account',
    paths: /account|address|profile\/(details|-parts)|_profile|new-email|contact/,
    tests: /^(profile|account|address|new-address|export-customer|remove-customer|next-step)/,
    journeys: ['profile-details'],
    pages: ['/profile'],
  },
  {
    name: 'scan',
    paths: /scan|foot|trace|photo|device-handoff|unsent|\/dev\//,
    tests: /^(foot-scan|correct-|trace-photo|mobile-scan|device-handoff|unsent|wizard-scan|error-texts|scan|upload)/,
    journeys: ['scan-by-trace'],
    pages: ['/get-foot-scan', '/tabi-gen-01/scan'],
  },
  {
    name: 'designer',
    paths: /wizard|design|tabi-gen|shop_tabbi|tabbi|fit|sole|clearance/,
    tests: /^(wizard|designs|tabbi-setting)/,
    journeys: ['wizard-address', 'pair-in-the-cart'],
    pages: ['/tabi-gen-01/style', '/tabi-gen-01/fit', '/shop_tabbi'],
  },
  {
    name: 'shoe',
    paths: /shoe|viewer|shapediver|live-model|workshop/,
    tests: /^(shoe-viewer|live-viewer|feet-in-3d|workshop|paid-pairs)/,
    journeys: ['shoe-viewer', 'shapediver'],
    pages: ['/shapediver'],
  },
  { name: 'cart', paths: /\bcart\b|price/, tests: /^cart/, journeys: ['pair-in-the-cart'], pages: ['/cart'] },
  {
    name: 'checkout',
    paths: /checkout|place-order|quote/,
    tests: /^(checkout|place-order)/,
    journeys: ['checkout'],
    pages: ['/cart/checkout'],
  },
  {
    name: 'orders',
    paths: /order|stage/,
    tests: /^(order|lock-order|another-order-ready|live-orders|orders-|remade-orders|visitor-orders)/,
    journeys: ['orders'],
    pages: ['/order-exists', '/cart/confirmation'],
  },
  {
    name: 'payment',
    paths: /payment|\/pay|sandbox|refund|money/,
    tests: /^(pay|sandbox|refund|money|reconcile-payments)/,
    journeys: ['payment'],
  },
  { name: 'edition', paths: /edition|waitlist/, tests: /^edition/, journeys: ['edition'] },
  { name: 'mail', paths: /mail/, tests: /^(mail|outbox)/, journeys: ['mailbox'] },
  {
    name: 'operators',
    paths: /operators|server\/(cli|clock|docs-page|demo-page)/,
    tests: /^(operator|shop-command|demo-commands|translation-command|orders-command)/,
  },
  {
    name: 'abuse',
    paths: /server\/(limits|security|outbound)|limit-settings|challenge|unverified|known-network/,
    tests:
      /-limits$|challenge|own-errors|forwarded-for|security-events|unverified-orders|additional-orders|key-rotation|email-undo|stock-for-nothing/,
  },
  {
    name: 'platform',
    paths:
      /^(domain|machines|server)\/[^/]+$|machines\/testing|domain\/(contract|file|time|result)|server\/(db|jobs|idempotency|limits|files|streams|env|open-database|job-kinds|log|watch-parent)/,
    tests:
      /^(jobs|idempotency|files|file-answers|streams|stream-events|migrations|table-types|earlier-database|cleanup|outbox|every-database|embedded-folder|folder-lock|run-modes)/,
  },
]
