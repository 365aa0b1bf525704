import { settings } from '#domain/settings.ts'
import { describeAttention } from './describe-attention.ts'
import type { OrderMailData, OrderWords } from './order-mail-data.ts'
import { englishPairErrorTexts } from './pair-error-texts-en.ts'

const { waitDays } = settings.edition
const { days: makingDays } = settings.making
const money = ({ totalMinor, currency }: OrderMailData) =>
  new Intl.NumberFormat('en', { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }).format(
    currency === 'JPY' ? totalMinor : totalMinor / 100,
  )

/** In the time zone of the stores: a konbini voucher is paid in Japan. */
const formatPaymentDeadline = (at: Date | null) =>
  new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Asia/Tokyo',
  }).format(at ?? undefined)

const toPay = 'Go to your order and pay'

/**
 * A card payment is refunded to the card; a konbini payment cannot be refunded at the store. Only yen can be paid
 * there.
 */
const wayBack = ({ currency }: OrderMailData) =>
  currency === 'JPY'
    ? 'A card payment goes back to the card. If you paid at a convenience store, our payment partner e-mails you and asks for a bank account.'
    : 'It goes back the way you paid.'

const formatDate = (at: Date | null) =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    at ?? undefined,
  )

export const englishWords: OrderWords = {
  order_placed: (order) => ({
    subject: 'We have your order',
    says: [
      `Thank you. Your order ${order.number} is placed, and nothing is due yet.`,
      `The workshop now checks that your pair can be made. Then we ask you to pay ${money(order)}.`,
      'Until printing begins you can cancel free of charge.',
    ],
  }),
  checked_again: () => ({
    subject: 'We’re checking your order again',
    says: [
      'Something in your order has changed, so the workshop checks it again. Your numbers of the edition stay yours.',
      'You don’t need to do anything. We’ll write to you when the check is done.',
    ],
  }),
  refit_placed: (order) => ({
    subject: 'We’re making your pair again',
    says: [
      `We’re making your pair again, to fit better. Its order is ${order.number}, and it costs you nothing.`,
      'The workshop checks it first. We’ll write to you when printing begins.',
    ],
  }),
  replacement_placed: (order) => ({
    subject: 'We’re replacing your pair',
    says: [
      `We’re sorry about your pair. We’re making it again under order ${order.number}, and it costs you nothing.`,
      'The workshop checks it first. We’ll write to you when printing begins.',
    ],
  }),
  address_changed: () => ({
    subject: 'Your order goes to another address',
    says: [
      'The address of your order was changed. Your order shows where it goes now.',
      'Was it not you? Please tell us at once, by the e-mail address or phone number below.',
    ],
  }),
  needs_attention: (order) => {
    const { says, end, button } = describeAttention(englishPairErrorTexts, order)
    return { subject: 'Your order needs a look from you', says: [...says, end], button }
  },
  ready_to_pay: (order) => ({
    subject: 'Your pair can be made',
    says: [
      `The workshop has checked your order ${order.number}. To have it made, please pay ${money(order)}.`,
      `We keep your numbers of the edition for ${waitDays} days. Your pair is made within ${makingDays} days of your payment.`,
    ],
    button: toPay,
  }),
  payment_failed: () => ({
    subject: 'Your payment didn’t go through',
    says: ['Nothing was charged. Your order and your numbers of the edition are still here, and you can try again.'],
    button: toPay,
  }),
  voucher_pending: (order) => ({
    subject: 'Your payment slip is waiting',
    says: [
      `You chose to pay ${money(order)} at a convenience store. Please pay there by ${formatPaymentDeadline(order.voucherUntil)} (time in Japan), with the payment number that our payment partner showed you.`,
      'Until then we keep your order and its numbers of the edition for you. We’ll write to you when the money has come.',
    ],
  }),
  money_back: (order) => ({
    subject: 'Your money is on its way back',
    says: [
      'A payment came for this order that we couldn’t take for it: because it was paid already, because it had ended, or because the amount was another one.',
      `We’re sending all of it back. ${wayBack(order)} Depending on your bank it may take some days to show.`,
    ],
  }),
  paid: (order) => ({
    subject: 'Thank you for your payment',
    says: [
      `We’ve received ${money(order)} for your order ${order.number}.`,
      `Your pair is made within ${makingDays} days from today. We’ll write to you when printing begins.`,
    ],
  }),
  printing: () => ({
    subject: 'Your pair is being printed',
    says: [
      'Printing has begun. From now on the order can’t be cancelled any more. Until we send it, you can still change the address.',
    ],
  }),
  quality_check: () => ({
    subject: 'Your pair is printed',
    says: ['Your pair is printed. We now check it by hand before we send it.'],
  }),
  printed_again: () => ({
    subject: 'We’re printing your pair again',
    says: [
      'Your pair didn’t pass our own check, so we’re printing it again. We’re sorry for the wait. It costs you nothing.',
    ],
  }),
  shipped: ({ carrier, trackingNumber }) => ({
    subject: 'Your pair is on its way',
    says: [
      `We’ve handed your pair to ${carrier}. The number of the parcel is ${trackingNumber}.`,
      'When it has arrived, you can tell us in your order.',
    ],
  }),
  delivered: () => ({
    subject: 'Your pair has arrived',
    says: [
      `If it doesn’t fit, we make it again once, free of charge. Please tell us within ${settings.refit.days} days of delivery.`,
      'If something is faulty, you keep all your rights by law. Please write to the e-mail address below.',
    ],
  }),
  cancelled: (order) => ({
    subject: 'Your order is cancelled',
    says: [
      `Order ${order.number} is cancelled. Nothing is due, and its numbers of the edition are free again.`,
      'Your designs and scans stay as they are.',
    ],
  }),
  refund_pending: (order) => ({
    subject: 'Your refund is on its way',
    says: [`We’re paying back ${money(order)}. ${wayBack(order)}`, 'We’ll write to you when it’s done.'],
  }),
  refunded: (order) => ({
    subject: 'We’ve paid you back',
    says: [`We’ve paid back ${money(order)}. Depending on your bank it may take some days to show.`],
  }),
  refund_failed: (order) => ({
    subject: 'Your refund came back to us',
    says: [
      `We told you that your money for order ${order.number} was on its way back. Your bank or card company didn’t take it and returned it to us. We still owe you all of it.`,
      'You don’t need to do anything now. We try again, or write to you to ask for a bank account.',
    ],
  }),
  pay_reminder: (order) => ({
    subject: 'Your pair is waiting for you',
    says: [
      `The workshop can make your pair. To have it made, please pay ${money(order)}.`,
      `We keep your numbers of the edition for ${waitDays} days from our first e-mail. After that the order is cancelled, and nothing is due.`,
    ],
    button: toPay,
  }),
  attention_reminder: (order) => {
    const { says, button } = describeAttention(englishPairErrorTexts, order)
    const end = `Without an answer we cancel it ${settings.attention.cancelDays} days after our first e-mail. Nothing is due then.`
    return {
      subject: 'Your order still needs a look from you',
      says: ['Your order waits for you.', ...says, end],
      button,
    }
  },
  date_passed: ({ promisedShipBy }) => ({
    subject: 'Your pair will be later than we said',
    says: [
      `Your pair isn’t finished yet, although the day we named has passed. We’re sorry. We now expect to send it by ${formatDate(promisedShipBy)}.`,
      'You can wait, and don’t need to do anything. Or you can cancel in your order now, and we pay you back in full.',
    ],
  }),
  delivery_question: ({ carrier, trackingNumber }) => ({
    subject: 'Has your pair arrived?',
    says: [
      `We sent your pair some days ago with ${carrier}, parcel ${trackingNumber}. Please tell us in your order whether it’s with you.`,
      `If we hear nothing, we take it as delivered ${settings.delivering.assumedDays} days after we sent it. If it’s missing, write to the e-mail address below.`,
    ],
  }),
}
