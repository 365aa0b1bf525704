import type { Action } from './action.ts'
import { listAudit } from './audit.ts'
import { deleteCustomer, exportOneCustomer, findCustomers } from './customers.ts'
import { showEdition } from './edition.ts'
import { listJobs, retryJobAction, showJob } from './jobs.ts'
import { listMails, resendOneMail, showMail } from './mail.ts'
import { addOperator, listOperators, revokeOperator } from './operators.ts'
import { recordPairCheckAction, remakePairAction } from './order-pairs.ts'
import { cancelOrder, listOrders, moveOneOrder, showOrder, splitOneOrder } from './orders.ts'
import { changeOrderEmailAction } from './orders-email.ts'
import { exportOrders } from './orders-export.ts'
import { refundOrder, showMoney, writeMoneyPaidBack } from './orders-money.ts'
import { showCheckResults, showQueue } from './orders-workshop.ts'
import { exportTexts, importTexts, listTexts, resetText, setText } from './translations.ts'

/** All operator actions, by their name in the API and in the audit log. */
export const actions: Readonly<Record<string, Action>> = {
  'customers.find': findCustomers,
  'customers.export': exportOneCustomer,
  'customers.delete': deleteCustomer,
  'translations.list': listTexts,
  'translations.set': setText,
  'translations.reset': resetText,
  'translations.import': importTexts,
  'translations.export': exportTexts,
  'mail.list': listMails,
  'mail.show': showMail,
  'mail.resend': resendOneMail,
  'jobs.list': listJobs,
  'jobs.show': showJob,
  'jobs.retry': retryJobAction,
  'orders.list': listOrders,
  'orders.show': showOrder,
  'orders.move': moveOneOrder,
  'orders.cancel': cancelOrder,
  'orders.split': splitOneOrder,
  'orders.changeEmail': changeOrderEmailAction,
  'orders.check': recordPairCheckAction,
  'orders.remake': remakePairAction,
  'orders.queue': showQueue,
  'orders.checkResults': showCheckResults,
  'orders.money': showMoney,
  'orders.refund': refundOrder,
  'orders.recordRepayment': writeMoneyPaidBack,
  'edition.show': showEdition,
  'orders.export': exportOrders,
  'operators.add': addOperator,
  'operators.list': listOperators,
  'operators.revoke': revokeOperator,
  'audit.list': listAudit,
}
