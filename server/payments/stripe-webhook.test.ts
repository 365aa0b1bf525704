import { expect, test } from 'vitest'
import { readStripeEvent } from './stripe-webhook.ts'

const taken = { balance_transactions: [{ amount: -24_000 }] }
const returnedRefund = { balance_transactions: [{ amount: -24_000 }, { amount: 24_000 }] }

test.each([
  ['warning_needs_response', {}, 'inquiry'],
  ['warning_under_review', {}, 'inquiry'],
  ['warning_closed', {}, 'inquiry_closed'],
  ['needs_response', taken, 'disputed'],
  ['under_review', taken, 'disputed'],
  ['won', returnedRefund, 'dispute_won'],
  ['lost', taken, 'dispute_lost'],
  ['prevented', {}, 'dispute_won'],
  ['prevented', { balance_transactions: [] }, 'dispute_won'],
  ['prevented', taken, 'dispute_lost'],
  // Ignored, so that Stripe does not deliver it again for three days.
  ['appeal_needs_response', taken, undefined],
  ['appeal_under_review', taken, undefined],
])('reads a dispute with the status %s and %j as %s', (status, more, kind) => {
  const object = { object: 'dispute', payment_intent: 'pi_1', status, ...more }
  const webhookBody = { id: 'evt_1', type: 'charge.dispute.updated', created: 1_764_000_000, data: { object } }
  const webhookEvent = readStripeEvent(webhookBody)
  expect(webhookEvent.ok && webhookEvent.value?.kind).toBe(kind)
})
