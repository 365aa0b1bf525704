import { html } from 'hono/html'
import type { Refund } from '#server/payments/sandbox/sandbox-answers.ts'
import { button, form, type Markup, moneyText, type SandboxView } from './page-parts.ts'
import { words } from './words.ts'

function option(value: string | number, chosen: string | number, label: string): Markup {
  return value === chosen
    ? html`<option value="${value}" selected>${label}</option>`
    : html`<option value="${value}">${label}</option>`
}

function webhookSection(page: SandboxView): Markup {
  const say = words[page.language]
  const { webhook_copies: copies, webhook_delay_minutes: webhookDelay } = page.session
  const fields = html`<label><span>${say.copies}</span>
      <select name="copies">${option(1, copies, say.once)}${option(2, copies, say.twice)}</select></label>
    <label><span>${say.lateMinutes}</span>
      <input type="number" name="late" value="${webhookDelay}" min="0" max="20160" step="1" required /></label>
    ${button('webhooks', say.save)}`
  return html`<section aria-labelledby="webhooks"><h2 id="webhooks">${say.notification}</h2>
    ${form(page, fields)}${form(page, button('forged', say.forged))}</section>`
}

function disputePart(page: SandboxView): Markup {
  const say = words[page.language]
  const { dispute } = page.session
  const buttons = {
    none: [button('dispute', say.openDispute), button('inquire', say.openInquiry)],
    inquiry: [button('escalate', say.openDispute), button('answered', say.closeInquiry)],
    open: [button('won', say.won), button('lost', say.lost)],
    inquiry_closed: [],
    won: [],
    lost: [],
  }[dispute ?? 'none']
  const fields = buttons.length > 0 ? form(page, html`${buttons}`) : ''
  return html`<section aria-labelledby="dispute"><h2 id="dispute">${say.dispute}</h2>
    <p>${say.disputes[dispute ?? 'none']}</p>${fields}</section>`
}

function refundPart(page: SandboxView, refunds: readonly Refund[]): Markup {
  const say = words[page.language]
  const { refund_outcome: refundMode } = page.session
  const refundModes = (['at_once', 'later', 'account', 'fail'] as const).map((one) =>
    option(one, refundMode, say.refundModes[one]),
  )
  const fields = html`<label><span>${say.refundsGo}</span><select name="way">${refundModes}</select></label>
    ${button('refunds', say.save)}`
  const rows = refunds.map((refund) => {
    const canSucceed = refund.state === 'pending' || refund.state === 'requires_action'
    const buttons = html`<input type="hidden" name="refund" value="${refund.id}" />
      ${canSucceed ? button('refund-done', say.refundSucceeds) : ''}
      ${refund.state === 'failed' ? '' : button('refund-failed', say.failRefund)}`
    return html`<p>${moneyText(refund.amount, page)}: ${say.refundStates[refund.state]}</p>
      ${refund.state === 'failed' ? '' : form(page, buttons)}`
  })
  return html`<section aria-labelledby="refunds"><h2 id="refunds">${say.refunds}</h2>
    ${form(page, fields)}${rows.length > 0 ? rows : html`<p class="quiet">${say.noRefunds}</p>`}</section>`
}

/** Controls that let testers trigger rare events. */
export function testerPart(page: SandboxView, refunds: readonly Refund[]): Markup {
  const say = words[page.language]
  const isPaid = page.session.state === 'paid'
  const parts = html`<summary>${say.testers}</summary>
    ${webhookSection(page)}${refundPart(page, refunds)}${isPaid ? disputePart(page) : ''}`
  return page.said === 'done' ? html`<details open>${parts}</details>` : html`<details>${parts}</details>`
}
