import { html } from 'hono/html'
import type { Refund } from '#server/payments/sandbox/wire.ts'
import { button, form, type Markup, moneyText, type Shown } from './page-parts.ts'
import { words } from './words.ts'

function option(value: string | number, chosen: string | number, label: string): Markup {
  return value === chosen
    ? html`<option value="${value}" selected>${label}</option>`
    : html`<option value="${value}">${label}</option>`
}

function newsPart(shown: Shown): Markup {
  const say = words[shown.language]
  const { news_copies: copies, news_late_minutes: late } = shown.session
  const fields = html`<label><span>${say.copies}</span>
      <select name="copies">${option(1, copies, say.once)}${option(2, copies, say.twice)}</select></label>
    <label><span>${say.lateMinutes}</span>
      <input type="number" name="late" value="${late}" min="0" max="20160" step="1" required /></label>
    ${button('news', say.save)}`
  return html`<section aria-labelledby="news"><h2 id="news">${say.news}</h2>
    ${form(shown, fields)}${form(shown, button('forged', say.forged))}</section>`
}

function disputePart(shown: Shown): Markup {
  const say = words[shown.language]
  const { dispute } = shown.session
  const buttons = {
    none: [button('dispute', say.openDispute), button('inquire', say.openInquiry)],
    inquiry: [button('escalate', say.openDispute), button('answered', say.closeInquiry)],
    open: [button('won', say.won), button('lost', say.lost)],
    inquiry_closed: [],
    won: [],
    lost: [],
  }[dispute ?? 'none']
  const fields = buttons.length > 0 ? form(shown, html`${buttons}`) : ''
  return html`<section aria-labelledby="dispute"><h2 id="dispute">${say.dispute}</h2>
    <p>${say.disputes[dispute ?? 'none']}</p>${fields}</section>`
}

function refundPart(shown: Shown, refunds: readonly Refund[]): Markup {
  const say = words[shown.language]
  const { refunds_go: way } = shown.session
  const ways = (['at_once', 'later', 'account', 'fail'] as const).map((one) => option(one, way, say.ways[one]))
  const fields = html`<label><span>${say.refundsGo}</span><select name="way">${ways}</select></label>
    ${button('refunds', say.save)}`
  const rows = refunds.map((refund) => {
    const canSucceed = refund.state === 'pending' || refund.state === 'requires_action'
    const buttons = html`<input type="hidden" name="refund" value="${refund.id}" />
      ${canSucceed ? button('refund-done', say.refundSucceeds) : ''}
      ${refund.state === 'failed' ? '' : button('refund-failed', say.refundFails)}`
    return html`<p>${moneyText(refund.amount, shown)}: ${say.refundStates[refund.state]}</p>
      ${refund.state === 'failed' ? '' : form(shown, buttons)}`
  })
  return html`<section aria-labelledby="refunds"><h2 id="refunds">${say.refunds}</h2>
    ${form(shown, fields)}${rows.length > 0 ? rows : html`<p class="quiet">${say.noRefunds}</p>`}</section>`
}

/** What seldom happens, and has to be tried all the same. */
export function testerPart(shown: Shown, refunds: readonly Refund[]): Markup {
  const say = words[shown.language]
  const isPaid = shown.session.state === 'paid'
  const parts = html`<summary>${say.testers}</summary>
    ${newsPart(shown)}${refundPart(shown, refunds)}${isPaid ? disputePart(shown) : ''}`
  return shown.said === 'done' ? html`<details open>${parts}</details>` : html`<details>${parts}</details>`
}
