import type { Plugin } from 'vite'

/**
 * The styles of src in the order in which they hold: first, in the file of every page; later, with the shop; order, with the
 * screens where somebody orders; feet, with those that measure feet and show them. A topic's lie in its folder. They are declared here alone, for their order is one for all.
 */
export const sheets = {
  first: [
    'styles/tokens.css',
    'styles/base.css',
    'styles/parts/skip-link.css',
    'styles/layout.css',
    'features/site-header/site-header.css',
    'features/site-footer/site-footer.css',
    'styles/parts/button.css',
    'styles/parts/sign.css',
    'styles/parts/field.css',
    'features/sign-in/sign-in.css',
    'styles/parts/notice.css',
    'styles/parts/card.css',
    'styles/parts/table.css',
    'styles/parts/skeleton.css',
    'styles/parts/wizard-steps.css',
    'styles/screen.css',
    'styles/wizard.css',
    'styles/parts/drawings.css',
    'styles/pages/home.css',
    'styles/pages/story.css',
    'features/trace-protocol/trace-protocol.css',
    'styles/pages/reference.css',
    'styles/print.css',
  ],
  later: [
    'features/cart/cart.css',
    'styles/parts/ribbon.css',
    'styles/parts/text-link.css',
    'styles/parts/controls.css',
    'styles/parts/radio-cards.css',
    'styles/parts/dialog.css',
    'styles/parts/popup.css',
    'features/designs/designs.css',
    'styles/parts/toast.css',
    'features/consent/consent.css',
    'features/offline/offline.css',
    'styles/parts/tabs.css',
    'styles/parts/progress.css',
    'styles/parts/error-card.css',
    'styles/parts/timeline.css',
    'styles/parts/plot.css',
    'styles/parts/rows-to-choose.css',
    'styles/parts/quiet-text.css',
    'styles/parts/pair-line.css',
    'features/country/country.css',
    'features/edition/edition.css',
    'features/address-form/address-form.css',
    'styles/pages/profile.css',
    'styles/pages/cart.css',
    'features/orders/orders.css',
    'styles/pages/parts.css',
    'features/shoe-viewer/shoe-viewer.css',
    'features/shoe-viewer/stage.css',
    'features/shoe-viewer/look-inside.css',
    'features/sole-sheets/sole-sheets.css',
    'features/wizard/wizard.css',
    'features/wizard/style/style.css',
    'features/wizard/fit/fit.css',
    'features/wizard/summary/summary.css',
  ],
  order: [
    'features/payment-reminder/payment-reminder.css',
    'features/checkout/checkout.css',
    'features/orders/owned/owned.css',
    'features/orders/pay/pay.css',
  ],
  feet: [
    'features/foot-photo/hand.css',
    'features/foot-photo/hand-rings.css',
    'features/foot-photo/hand-map.css',
    'features/foot-photo/hand-pad.css',
    'styles/pages/measure.css',
    'features/foot-photo/photo-field.css',
    'features/foot-photo/seen-photo.css',
    'features/foot-trace/foot-trace.css',
    'features/foot-scan/screen/foot-scan.css',
    'features/foot-scan/people/people.css',
    'features/foot-scan/ways/ways.css',
    'features/foot-scan/picture/picture.css',
    'features/foot-scan/typing/typing.css',
    'features/foot-scan/review/review-foot.css',
    'features/foot-scan/phone/phone.css',
    'features/scans/scans.css',
    'features/scans/scan-rows.css',
  ],
} as const

const sheetFile = /\/src\/styles\/(first|later|order|feet)\.css(\?|$)/

/** The bundler and browsers know a sheet by its file, which says only what it is for: its imports are in the table. */
export const sheetsOfTable: Plugin = {
  name: 'sheets-of-table',
  enforce: 'pre',
  transform: {
    filter: { id: sheetFile },
    handler(code, id) {
      const [, name] = sheetFile.exec(id) ?? []
      return code + sheets[name as keyof typeof sheets].map((style) => `@import "../${style}";\n`).join('')
    },
  },
}
