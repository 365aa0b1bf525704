import type { Endpoint } from './endpoint.ts'
import { paymentReadiness } from './payment.ts'

export const isOrderReadyToPay = {
  method: 'GET',
  path: '/order/isOrderReadyToPay',
  needs: 'customer',
  answer: paymentReadiness,
  successStatus: 200,
} as const satisfies Endpoint
