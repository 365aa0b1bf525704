import * as z from 'zod/mini'
import {
  agreementList,
  changeEmailInput,
  customerExport,
  deleteAccountInput,
  emailChangeRequest,
  newEmailCode,
  newsletterInput,
  profile,
  profileInput,
  waitlistToLeave,
} from './account.ts'
import type { Endpoint } from './endpoint.ts'

const nothing = z.object({})

export const userProfile = {
  method: 'GET',
  path: '/user/profile',
  needs: 'customer',
  answer: profile,
  successStatus: 200,
} as const satisfies Endpoint

export const saveProfile = {
  method: 'POST',
  path: '/user/profile/save',
  body: profileInput,
  needs: 'customer',
  answer: profile,
  successStatus: 200,
  maxBodyBytes: 8_192,
} as const satisfies Endpoint

export const requestEmailChange = {
  method: 'POST',
  path: '/user/email/requestCode',
  body: changeEmailInput,
  needs: 'customer',
  answer: emailChangeRequest,
  successStatus: 200,
  maxBodyBytes: 2_048,
} as const satisfies Endpoint

export const confirmNewEmail = {
  method: 'POST',
  path: '/user/email/confirm',
  body: newEmailCode,
  needs: 'customer',
  errorCodes: [
    'code_wrong',
    'code_attempts_exceeded',
    'code_used',
    'code_replaced',
    'code_expired',
    'codes_blocked',
    'address_taken',
  ],
  answer: profile,
  successStatus: 200,
  maxBodyBytes: 1_024,
} as const satisfies Endpoint

export const listAgreements = {
  method: 'GET',
  path: '/user/agreements',
  needs: 'customer',
  answer: agreementList,
  successStatus: 200,
} as const satisfies Endpoint

export const saveNewsletter = {
  method: 'POST',
  path: '/user/newsletter',
  body: newsletterInput,
  needs: 'customer',
  answer: agreementList,
  successStatus: 200,
  maxBodyBytes: 1_024,
} as const satisfies Endpoint

export const leaveCountryWaitlist = {
  method: 'POST',
  path: '/country/waitlist/leave',
  body: waitlistToLeave,
  needs: 'customer',
  answer: agreementList,
  successStatus: 200,
  maxBodyBytes: 1_024,
} as const satisfies Endpoint

export const exportAccount = {
  method: 'GET',
  path: '/user/export',
  needs: 'customer',
  answer: customerExport,
  successStatus: 200,
} as const satisfies Endpoint

export const deleteAccount = {
  method: 'POST',
  path: '/user/delete',
  body: deleteAccountInput,
  needs: 'customer',
  answer: nothing,
  successStatus: 200,
  maxBodyBytes: 1_024,
} as const satisfies Endpoint
