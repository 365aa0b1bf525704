import * as endpoints from '#domain/contract/endpoints.ts'
import { fail, ok } from '#domain/result.ts'
import type { Calls } from '#server/access/calls.ts'
import type { VerificationDeps } from '#server/verifications/open-verification.ts'
import { confirmNewEmail } from './confirm-new-email.ts'
import { deleteAccount } from './delete-account.ts'
import { exportCustomer } from './export-customer.ts'
import { leaveCountryWaitlist } from './leave-country-waitlist.ts'
import { loadAgreements } from './load-agreements.ts'
import { loadProfile } from './load-profile.ts'
import { requestEmailChange } from './request-email-change.ts'
import { saveNewsletter } from './save-newsletter.ts'
import { saveProfile } from './save-profile.ts'

export function accountRoutes({ customerCall }: Calls, deps: VerificationDeps): void {
  const { now } = deps
  customerCall(endpoints.userProfile, async (db, { customerId }) => {
    const profile = await loadProfile(db, customerId)
    return profile ? ok(profile) : fail('AUTH_REQUIRED')
  })
  customerCall(endpoints.saveProfile, saveProfile)
  customerCall(endpoints.requestEmailChange, requestEmailChange(deps))
  customerCall(endpoints.confirmNewEmail, confirmNewEmail(deps))
  customerCall(endpoints.listAgreements, async (db, { customerId }) => ok(await loadAgreements(db, customerId)))
  customerCall(endpoints.saveNewsletter, saveNewsletter(now))
  customerCall(endpoints.leaveCountryWaitlist, leaveCountryWaitlist)
  customerCall(endpoints.exportAccount, async (db, { customerId }) => ok(await exportCustomer(db, customerId, now())))
  customerCall(endpoints.deleteAccount, deleteAccount(deps))
}
