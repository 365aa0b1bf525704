import type { Endpoint } from './endpoint.ts'
import {
  createdHandoff,
  createHandoffRequest,
  handoffStatus,
  mergeToResolve,
  openedHandoff,
  openHandoffRequest,
  peopleList,
  personToRemove,
  personToSave,
  scanEvents,
  scanPage,
  scanSummary,
  scansQuery,
  scanToRemove,
  scanToSave,
  sendHandoffRequest,
  wholeScan,
} from './scans.ts'
import type { StreamCall } from './stream-call.ts'

/** Two outlines of the most points, written as plainly as can be. */
const maxScanBytes = 131_072

/** A guest has less room, and may sign in to have more. */
const scansFull = ['scans_full', 'guest_scans_full'] as const

export const listPeople = {
  method: 'GET',
  path: '/scans/people',
  needs: 'visitor',
  answer: peopleList,
  successStatus: 200,
} as const satisfies Endpoint

/** Answers with everybody as they are then. */
export const savePerson = {
  method: 'POST',
  path: '/scans/people/save',
  body: personToSave,
  needs: 'visitor',
  errorCodes: ['people_full', 'self_exists'],
  isIdempotent: true,
  answer: peopleList,
  successStatus: 200,
  maxBodyBytes: 4_096,
} as const satisfies Endpoint

export const removePerson = {
  method: 'POST',
  path: '/scans/people/remove',
  body: personToRemove,
  needs: 'visitor',
  isIdempotent: true,
  answer: peopleList,
  successStatus: 200,
  maxBodyBytes: 1_024,
} as const satisfies Endpoint

export const resolveMerge = {
  method: 'POST',
  path: '/scans/people/settle',
  body: mergeToResolve,
  needs: 'customer',
  /** Somebody more, more scans of somebody, or a child as an adult. */
  errorCodes: ['people_full', 'self_exists', 'scans_full', 'guest_scans_full', 'another_kind'],
  isIdempotent: true,
  answer: peopleList,
  successStatus: 200,
  maxBodyBytes: 1_024,
} as const satisfies Endpoint

export const saveScan = {
  method: 'POST',
  path: '/scans/keep',
  body: scanToSave,
  needs: 'visitor',
  errorCodes: scansFull,
  isIdempotent: true,
  answer: scanSummary,
  successStatus: 200,
  maxBodyBytes: maxScanBytes,
} as const satisfies Endpoint

/** The newest first. */
export const listScans = {
  method: 'GET',
  path: '/scans/list',
  query: scansQuery,
  needs: 'visitor',
  answer: scanPage,
  successStatus: 200,
} as const satisfies Endpoint

export const oneScan = {
  method: 'GET',
  path: '/scans/one/{id}',
  needs: 'visitor',
  answer: wholeScan,
  successStatus: 200,
} as const satisfies Endpoint

/** Answers with everybody as they are then: another scan may be the newest. */
export const removeScan = {
  method: 'POST',
  path: '/scans/remove',
  body: scanToRemove,
  needs: 'visitor',
  isIdempotent: true,
  answer: peopleList,
  successStatus: 200,
  maxBodyBytes: 1_024,
} as const satisfies Endpoint

/** No deed: what is answered is a secret, and kept nowhere. Asked again it makes another one, and ends the one before. */
export const createHandoff = {
  method: 'POST',
  path: '/scans/hand-over/make',
  body: createHandoffRequest,
  needs: 'visitor',
  answer: createdHandoff,
  successStatus: 200,
  maxBodyBytes: 1_024,
} as const satisfies Endpoint

/** How far another phone is that measures somebody, for whoever comes back to where it was let in. */
export const loadHandoffStatus = {
  method: 'GET',
  path: '/scans/hand-over/news',
  query: createHandoffRequest,
  needs: 'visitor',
  answer: handoffStatus,
  successStatus: 200,
} as const satisfies Endpoint

const handoffErrorCodes = ['hand_over_unknown', 'hand_over_expired', 'hand_over_used'] as const

/** By the phone, whoever it is signed in as. The first that opens it is the only one. */
export const openHandoff = {
  method: 'POST',
  path: '/scans/hand-over/open',
  body: openHandoffRequest,
  errorCodes: handoffErrorCodes,
  answer: openedHandoff,
  successStatus: 200,
  maxBodyBytes: 1_024,
} as const satisfies Endpoint

/** Sent again it is answered again; after a scan that was believed nothing else is taken. */
export const sendHandoffScan = {
  method: 'POST',
  path: '/scans/hand-over/send',
  body: sendHandoffRequest,
  errorCodes: [...handoffErrorCodes, ...scansFull],
  answer: scanSummary,
  successStatus: 200,
  maxBodyBytes: maxScanBytes,
} as const satisfies Endpoint

export const followScans = {
  method: 'GET',
  path: '/scans/events',
  needs: 'visitor',
  events: scanEvents,
} as const satisfies StreamCall
