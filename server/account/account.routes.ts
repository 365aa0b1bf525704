import * as endpoints from '#domain/contract/every-call.ts'
import { fail, ok } from '#domain/result.ts'
import type { Calls } from '#server/access/calls.ts'
import type { ProofParts } from '#server/proofs/open-proof.ts'
import { agreementsOf } from './agreements-of.ts'
import { askForNewEmail } from './ask-for-new-email.ts'
import { confirmNewEmail } from './confirm-new-email.ts'
import { deleteAccount } from './delete-account.ts'
import { exportCustomer } from './export-customer.ts'
import { leaveWaitingList } from './leave-waiting-list.ts'
import { profileOf } from './profile-of.ts'
import { saveNewsletter } from './save-newsletter.ts'
import { saveProfile } from './save-profile.ts'

export function accountRoutes({ customerCall }: Calls, parts: ProofParts): void {
  const { now } = parts
  customerCall(endpoints.userProfile, async (db, { customerId }) => {
    const profile = await profileOf(db, customerId)
    return profile ? ok(profile) : fail('AUTH_REQUIRED')
  })
  customerCall(endpoints.saveProfile, saveProfile)
  customerCall(endpoints.askForNewEmail, askForNewEmail(parts))
  customerCall(endpoints.confirmNewEmail, confirmNewEmail(parts))
  customerCall(endpoints.listAgreements, async (db, { customerId }) => ok(await agreementsOf(db, customerId)))
  customerCall(endpoints.saveNewsletter, saveNewsletter(now))
  customerCall(endpoints.leaveWaitingList, leaveWaitingList)
  customerCall(endpoints.exportAccount, async (db, { customerId }) => ok(await exportCustomer(db, customerId, now())))
  customerCall(endpoints.deleteAccount, deleteAccount(parts))
}
